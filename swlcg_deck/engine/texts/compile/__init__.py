"""What each verb of the language becomes, one family a file, as in `abilities/verbs`."""

from swlcg_deck.engine.texts.compile import (
    captives,
    cards,
    choosing,
    destroy,
    effects,
    engagement,
    flow,
    force,
    play,
    tokens,
)
from swlcg_deck.engine.texts.tables import Compile

WORDS: dict[str, Compile] = {
    **tokens.WORDS,
    **cards.WORDS,
    **captives.WORDS,
    **play.WORDS,
    **engagement.WORDS,
    **force.WORDS,
    **destroy.WORDS,
    **flow.WORDS,
    **effects.WORDS,
    **choosing.WORDS,
}
