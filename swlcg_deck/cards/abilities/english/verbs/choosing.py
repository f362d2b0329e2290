"""Choices whose outcome a name holds."""

from swlcg_deck.cards.abilities.english.amounts import amount
from swlcg_deck.cards.abilities.english.selections import selected
from swlcg_deck.cards.abilities.english.tables import Teller
from swlcg_deck.cards.filters import with_article

WORDS: dict[str, Teller] = {
    "pick": lambda v, s: f"{s.does('choose')} {selected(v.pick, s)}",
    "name": lambda v, s: f"{s.does('name')} {with_article(v.name)}",
    "choose_icon": lambda v, s: f"{s.does('choose')} a kind of combat icon",
    "choose_number": lambda v, s: f"{s.does('choose')} a number up to {amount(v.at_most, s)}",
}
