"""What each verb of the language becomes, one family a file."""

from swlcg_deck.engine.texts.compiling.sayings.cards import CARDS
from swlcg_deck.engine.texts.compiling.sayings.flow import FLOW
from swlcg_deck.engine.texts.compiling.sayings.meta import META
from swlcg_deck.engine.texts.compiling.sayings.table import TABLE
from swlcg_deck.engine.texts.compiling.sayings.tokens import TOKENS
from swlcg_deck.engine.texts.compiling.verbs import Saying

SAYINGS: dict[str, Saying] = {**TOKENS, **CARDS, **TABLE, **FLOW, **META}
