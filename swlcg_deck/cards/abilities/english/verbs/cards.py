"""Cards between hands, decks and piles."""

from typing import Any

from swlcg_deck.cards.abilities.english.amounts import amount
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.phrases import PLACES, done_to
from swlcg_deck.cards.abilities.english.selections import cards, is_yours, selected
from swlcg_deck.cards.abilities.english.speaker import POSSESSIVES, ZONES, Speaker
from swlcg_deck.cards.abilities.english.tables import Teller
from swlcg_deck.cards.abilities.selections import Cards, Select


def _draw(verb: Any, speaker: Speaker) -> str:
    return f"{speaker.does('draw')} {cards(verb.draw, speaker)}"


def _send(verb: Any, speaker: Speaker) -> str:
    yours = is_yours(verb.send, speaker)
    what = selected(verb.send, speaker)
    word = "put"
    if verb.to == "hand":
        word = "add" if yours and _comes_from_the_deck(verb.send, speaker) else "return"
    owner = "your" if yours else _owner(verb.send)
    order = {"any": " in any order", "random": " in random order", None: ""}[verb.order]
    where = PLACES[verb.to].format(owner)
    if verb.to == "hand" and not yours:
        word, where = "put", f"back into {owner} hand"
    return f"{speaker.does(word)} {what} {where}{order}"


def _comes_from_the_deck(cards: Cards, speaker: Speaker) -> bool:
    """A card that was found is added to the hand; one that was there before returns to it."""
    if isinstance(cards, str):
        return cards in speaker.heard.found
    return cards.each is not None and cards.each.among in speaker.heard.found


def _owner(cards: Cards) -> str:
    """Cards of the opponent's deck or hand have one owner; others may have several."""
    if isinstance(cards, Select) and cards.each is not None and cards.each.in_:
        return POSSESSIVES[cards.each.controller or "you"]
    return "its owner's"


def _search(verb: Any, speaker: Speaker) -> str:
    place = f"{speaker.whose(verb.whose)} {ZONES[verb.search]}"
    if verb.top is not None:
        place = f"{cards(verb.top, speaker)} from the top of {place}"
    if verb.whose == "you":
        speaker.heard.yours.add(verb.bind)
        speaker.heard.found.add(verb.bind)
    if verb.pick != 1:
        speaker.heard.several.add(verb.bind)
    noun = described(verb.for_, speaker) if verb.for_ else None
    if verb.pick == 1:
        many = noun.a() if noun else "a card"
    else:
        up_to = "" if verb.pick in ("all", "any") else "up to "
        many = f"{up_to}{amount(verb.pick, speaker)} {noun.many() if noun else 'cards'}"
    shown = f" and show {speaker.reference(verb.bind)}" if verb.show else ""
    return f"{speaker.does('search')} {place} for {many}{shown}"


def _see(word: str) -> Teller:
    def words(verb: Any, speaker: Speaker) -> str:
        seen = getattr(verb, word)
        said = "look at" if word == "look" else word
        if seen == "hand":
            return f"{speaker.does(said)} {speaker.whose(verb.whose)} hand"
        if isinstance(seen, Select) and seen.bind and seen.top is not None and seen.whose == "you":
            speaker.heard.found.add(seen.bind)
        return f"{speaker.does(said)} {selected(seen, speaker)}"

    return words


WORDS: dict[str, Teller] = {
    "draw": _draw,
    "discard": done_to("discard"),
    "send": _send,
    "search": _search,
    "look": _see("look"),
    "reveal": _see("reveal"),
    "shuffle": lambda v, s: f"{s.does('shuffle')} {s.whose(v.whose)} {ZONES[v.shuffle]}",
}
