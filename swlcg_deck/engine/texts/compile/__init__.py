"""What each verb of the language becomes, one family a file."""

from swlcg_deck.engine.texts.compile.cards import CARDS
from swlcg_deck.engine.texts.compile.effects import META
from swlcg_deck.engine.texts.compile.engagement import TABLE
from swlcg_deck.engine.texts.compile.flow import FLOW
from swlcg_deck.engine.texts.compile.tokens import TOKENS
from swlcg_deck.engine.texts.selections import Saying

SAYINGS: dict[str, Saying] = {**TOKENS, **CARDS, **TABLE, **FLOW, **META}
