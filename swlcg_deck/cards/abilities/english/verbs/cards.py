"""Cards between hands, decks and piles."""

from typing import Any

from swlcg_deck.cards.abilities.english.amounts import of_things
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.phrases import PLACES, done_to
from swlcg_deck.cards.abilities.english.selections import (
    is_objective,
    is_several,
    is_yours,
    selected,
    top_cards,
)
from swlcg_deck.cards.abilities.english.speaker import POSSESSIVES, ZONES, Speaker, either
from swlcg_deck.cards.abilities.english.tables import Teller
from swlcg_deck.cards.abilities.selections import Cards, Select
from swlcg_deck.cards.filters import with_article


def _draw(verb: Any, speaker: Speaker) -> str:
    return f"{speaker.does('draw')} {of_things(verb.draw, 'card', 'cards', speaker)}"


def _send(verb: Any, speaker: Speaker) -> str:
    order = {"any": " in any order", "random": " in random order", None: ""}[verb.order]
    yours = is_yours(verb.send, speaker)
    what, owner = selected(verb.send, speaker), "your" if yours else _owner(verb.send)
    if verb.to == "captured":
        return _captured(verb, what, speaker)
    if verb.to == "beneath":
        return f"{speaker.does('place')} {what} facedown beneath {selected(verb.at, speaker)}"
    if verb.to == "out_of_game":
        return f"{speaker.does('remove')} {what} from the game"
    if verb.whose is not None:
        return f"{speaker.does('place')} {what} into {speaker.whose(verb.whose)} edge stack"
    deck = "objective deck" if is_objective(verb.send, speaker) else "deck"
    where = PLACES[verb.to].format(owner, deck)
    if verb.to == "hand" and owner in _HANDS:
        return f"{speaker.does(_sending(verb, yours, speaker))} {what} to {_HANDS[owner]}{order}"
    if owner.startswith("their"):
        where = f"{where}s"
    if verb.to in ("deck_top", "deck_bottom") and _comes_from_a_hand(verb.send):
        where = where.replace("to the", "on the", 1)
    word = _sending(verb, yours, speaker)
    back = "back " if word == "return" and what.endswith(" from your discard pile") else ""
    return f"{speaker.does(word)} {what} {back}{where}{order}"


_HANDS = {"its owner's": "the hand of its owner", "their owners'": "the hands of their owners"}


def _captured(verb: Any, what: str, speaker: Speaker) -> str:
    """What was captured before is moved; of several each has its own place."""
    at = selected(verb.at, speaker)
    if is_several(verb.send) or what == "them":
        what = "each of them" if what == "them" else f"each of {what}"
    if isinstance(verb.send, Select) and _lies_captured(verb.send):
        article, _, place = at.partition(" ")
        other = f"another {place}" if article in ("a", "an") else at
        return f"{speaker.does('move')} {what} to {other}"
    if what in ("it", "them", "each of them"):
        return f"{speaker.does('place')} {what} at {at} as a captured card"
    return f"{speaker.does('place')} {what} as a captured card at {at}"


def _lies_captured(select: Select) -> bool:
    return any(one.in_ == ("captured",) for one in select.target or select.choose or ())


def _sending(verb: Any, yours: bool, speaker: Speaker) -> str:
    """What was found is added to the hand, what lay in hand is placed, the rest returns."""
    if verb.to == "deck_shuffled":
        return "shuffle"
    if verb.to == "hand":
        return "add" if yours and _comes_from_the_deck(verb.send, speaker) else "return"
    return "place" if verb.to == "edge_stack" or _comes_from_a_hand(verb.send) else "return"


def _comes_from_a_hand(cards: Cards) -> bool:
    if isinstance(cards, str):
        return False
    single = cards.each or cards.random
    return any(one.in_ == ("hand",) for one in (cards.target or cards.choose or (single,)) if one)


def _comes_from_the_deck(cards: Cards, speaker: Speaker) -> bool:
    """A card that was found is added to the hand; one that was there before returns to it."""
    if isinstance(cards, str):
        return cards in speaker.heard.found
    described = [*(cards.target or cards.choose or ()), *([cards.each] if cards.each else [])]
    return any(one.among in speaker.heard.found for one in described)


def _is_from_your_deck(seen: Select, speaker: Speaker) -> bool:
    """Its top cards, or one of those."""
    top = seen.top is not None and seen.whose == "you"
    return top or any(one.among in speaker.heard.found for one in seen.choose or ())


def _owner(cards: Cards) -> str:
    """Cards of the opponent's deck or hand have one owner; others may have several."""
    if isinstance(cards, Select) and cards.each is not None and cards.each.in_:
        return POSSESSIVES[cards.each.controller or "you"]
    return "their owners'" if is_several(cards) else "its owner's"


def _search(verb: Any, speaker: Speaker) -> str:
    places = either([ZONES[one] for one in verb.search], "and")
    place = f"{speaker.whose(verb.whose)} {places}"
    if verb.whose == "you":
        speaker.heard.yours.add(verb.bind)
        speaker.heard.found.add(verb.bind)
    if verb.pick != 1:
        speaker.heard.several.add(verb.bind)
    noun = described(verb.for_, speaker) if verb.for_ else None
    one, many = (noun.one(), noun.many()) if noun else ("card", "cards")
    if verb.pick == 1 and not verb.says("pick"):
        wanted = with_article(one)
    elif verb.pick in ("all", "any"):
        wanted = f"any number of {many}"
    else:
        up_to = "up to " if verb.pick != 1 else ""
        wanted = up_to + of_things(verb.pick, one, many, speaker)
    shown = f" and reveal {speaker.reference(verb.bind)}" if verb.show else ""
    if verb.top is not None:
        among = f"among {top_cards(verb.top, speaker)} of {place}"
        return f"{speaker.does('search')} for {wanted} {among}{shown}"
    if verb.whose == "owner":
        return f"its owner searches their {places} for {wanted}{shown}"
    if len(verb.search) > 1:
        return f"{speaker.does('search')} for {wanted} in {place}{shown}"
    return f"{speaker.does('search')} {place} for {wanted}{shown}"


def _see(word: str) -> Teller:
    def words(verb: Any, speaker: Speaker) -> str:
        seen = getattr(verb, word)
        said = "look at" if word == "look" else word
        if seen == "hand":
            return f"{speaker.does(said)} {speaker.whose(verb.whose)} hand"
        if isinstance(seen, Select) and seen.bind and _is_from_your_deck(seen, speaker):
            speaker.heard.found.add(seen.bind)
        what = selected(seen, speaker)
        if word == "reveal" and isinstance(seen, Select) and seen.bind and not is_several(seen):
            speaker.heard.shown[seen.bind] = False
        return f"{speaker.does(said)} {what}"

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
