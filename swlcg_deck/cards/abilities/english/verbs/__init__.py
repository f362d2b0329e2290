"""What each verb says, one family a file, as in `abilities/verbs`."""

from swlcg_deck.cards.abilities.english.tables import Teller
from swlcg_deck.cards.abilities.english.verbs import (
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

WORDS: dict[str, Teller] = {
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
