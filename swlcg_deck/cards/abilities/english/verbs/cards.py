"""Cards on their way: drawn, discarded, sent, searched for, put into play, captured."""

from typing import Any

from swlcg_deck.cards.abilities.english.amounts import amount
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.selections import cards, is_yours, selected
from swlcg_deck.cards.abilities.english.speaker import PLAYERS, POSSESSIVES, ZONES, Speaker
from swlcg_deck.cards.abilities.selections import Cards, Select
from swlcg_deck.cards.filters import with_article

UNTIL = {
    "phase": "until the phase ends",
    "turn": "until the turn ends",
    "engagement": "until the engagement ends",
    "strike": "until the strike ends",
    "edge_battle": "until the edge battle ends",
}
PLACES = {
    "hand": "to {} hand",
    "deck_top": "on top of {} deck",
    "deck_bottom": "on the bottom of {} deck",
    "deck_shuffled": "into {} deck and shuffle it",
    "edge_stack": "into {} edge stack",
    "out_of_game": "out of the game",
}
_AS = {
    "participant": ", on your side of the engagement",
    "pilot": " as a pilot",
    "committed": " committed to the Force",
    None: "",
}


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


def _put_into_play(verb: Any, speaker: Speaker) -> str:
    where = speaker.place if verb.put_into_play == "self" else ""
    text = f"{speaker.does('put')} {selected(verb.put_into_play, speaker)}{where} into play"
    text += _AS[verb.as_]
    if verb.under != "you":
        text += f", controlled by {PLAYERS[verb.under]}"
    if verb.attach_to is not None:
        text += f" attached to {selected(verb.attach_to, speaker)}"
    return text


def _play(verb: Any, speaker: Speaker) -> str:
    where = speaker.place if verb.play == "self" else ""
    card = selected(verb.play, speaker)
    return f"{speaker.does('play')} {card}{where} for its cost{_AS[verb.as_]}"


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
        up_to = "up to " if verb.up_to else ""
        many = f"{up_to}{amount(verb.pick, speaker)} {noun.many() if noun else 'cards'}"
    shown = f" and show {speaker.reference(verb.bind)}" if verb.show else ""
    return f"{speaker.does('search')} {place} for {many}{shown}"


def _see(word: str) -> Any:
    def words(verb: Any, speaker: Speaker) -> str:
        seen = getattr(verb, word)
        said = "look at" if word == "look" else word
        if seen == "hand":
            return f"{speaker.does(said)} {speaker.whose(verb.whose)} hand"
        if isinstance(seen, Select) and seen.bind and seen.top is not None and seen.whose == "you":
            speaker.heard.found.add(seen.bind)
        return f"{speaker.does(said)} {selected(seen, speaker)}"

    return words


def _capture(verb: Any, speaker: Speaker) -> str:
    at = f" at {selected(verb.at, speaker)}" if verb.at is not None else ""
    return f"{speaker.does('capture')} {selected(verb.capture, speaker)}{at}"


def _rescue(verb: Any, speaker: Speaker) -> str:
    number = amount(verb.rescue, speaker)
    return f"rescue {number} captured {'card' if number == '1' else 'cards'}"


def _control(verb: Any, speaker: Speaker) -> str:
    until = f" {UNTIL[verb.until]}" if verb.until else ""
    taker = speaker.acting(verb.to)
    return f"{taker.does('take')} control of {selected(verb.control, speaker)}{until}"


def _on(word: str, attribute: str) -> Any:
    return lambda verb, speaker: (
        f"{speaker.does(word)} {selected(getattr(verb, attribute), speaker)}"
    )


WORDS = {
    "draw": _draw,
    "discard": _on("discard", "discard"),
    "send": _send,
    "put_into_play": _put_into_play,
    "play": _play,
    "search": _search,
    "look": _see("look"),
    "reveal": _see("reveal"),
    "attach": lambda v, s: f"{s.does('move')} {selected(v.attach, s)} to {selected(v.to, s)}",
    "name": lambda v, s: f"{s.does('name')} {with_article(v.name)}",
    "destroy": _on("destroy", "destroy"),
    "sacrifice": _on("sacrifice", "sacrifice"),
    "capture": _capture,
    "rescue": _rescue,
    "control": _control,
    "shuffle": lambda v, s: f"{s.does('shuffle')} {s.whose(v.whose)} {ZONES[v.shuffle]}",
}
