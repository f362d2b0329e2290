"""What an effect acts on: `a target enemy unit`, `each attacking unit`, `the others`."""

from collections.abc import Callable

from swlcg_deck.cards.abilities.amounts import Amount, Conditional
from swlcg_deck.cards.abilities.english.amounts import amount
from swlcg_deck.cards.abilities.english.filters import Noun, described, only_says
from swlcg_deck.cards.abilities.english.speaker import POSSESSIVES, ZONES, Speaker
from swlcg_deck.cards.abilities.selections import Cards, Select
from swlcg_deck.cards.filters import CardFilter, with_article

_OWN_PLACES = ("hand", "deck", "discard", "objective_deck", "victory_pile")
_RELATIONS = {
    "same": "of the same {}",
    "share": "that share a {}",
    "share_none": "that share no {}",
    "total_cost_at_most": "with a total printed cost of {} or less",
}


def selected(cards: Cards, speaker: Speaker) -> str:
    """A card that is known, or a selection."""
    if isinstance(cards, str):
        return speaker.reference(cards)
    said = WORDS[cards.way](cards, speaker)
    _hear(cards, speaker)
    return said + _relation(cards) + _chooser(cards, speaker)


def is_yours(cards: Cards, speaker: Speaker) -> bool:
    """Whether the cards can only be your own: they come from your hand, deck or pile."""
    if isinstance(cards, str):
        return cards in speaker.heard.yours
    if cards.top is not None:
        return cards.whose == "you"
    filters = _filters(cards)
    return bool(filters) and all(
        one.among in speaker.heard.yours
        or (one.in_ in _OWN_PLACES and one.controller in (None, "you"))
        for one in filters
    )


def is_several(cards: Cards) -> bool:
    """Whether a selection is said in the plural: `up to 2 target units`, `the others`."""
    if isinstance(cards, str):
        return False
    if cards.each is not None:
        return cards.each.among is not None and _all_of_them(cards.each)
    several_kinds = len(cards.target or cards.choose or ()) > 1
    return several_kinds or cards.pick != 1 or cards.top not in (None, 1)


def _filters(select: Select) -> tuple[CardFilter, ...]:
    single = select.each or select.random or select.topmost or select.lowest
    return (single,) if single is not None else select.target or select.choose or ()


def _hear(select: Select, speaker: Speaker) -> None:
    if select.bind and is_yours(select, speaker):
        speaker.heard.yours.add(select.bind)
    if select.bind and is_several(select):
        speaker.heard.several.add(select.bind)
    speaker.heard.taken.update(one.among for one in _filters(select) if one.among)


def _chooser(select: Select, speaker: Speaker) -> str:
    """Who picks, where the sentence does not say it yet."""
    if select.by == "you" == speaker.actor and any(_is_theirs(one) for one in select.choose or ()):
        return " (you choose)"
    if select.by in ("you", speaker.actor) or not (select.choose or select.target):
        return ""
    return f" of {POSSESSIVES[select.by]} choice"


def _is_theirs(what: CardFilter) -> bool:
    return what.in_ == "hand" and what.controller == "opponent"


def _relation(select: Select) -> str:
    if select.relation is None:
        return ""
    said = [
        words.format(str(getattr(select.relation, name)).replace("_", " "))
        for name, words in _RELATIONS.items()
        if getattr(select.relation, name) is not None
    ]
    return f" {' and '.join(said)}"


def _all_of_them(what: CardFilter) -> bool:
    """Whether a filter means whatever a name holds, no matter where."""
    return any(
        only_says(what, "among", *more)
        for more in ((), ("in_",), ("in_", "controller"), ("controller",))
    )


def _each(select: Select, speaker: Speaker) -> str:
    what = select.each
    if what is None:
        raise AssertionError("only called for a selection of all")
    if what.among and _all_of_them(what):
        return "the others" if what.among in speaker.heard.taken else "them"
    return described(what, speaker, "from").each()


def _random(select: Select, speaker: Speaker) -> str:
    if select.random is None:
        raise AssertionError("only called for a random selection")
    return _counted(select, described(select.random, speaker, "from").called("random"), speaker)


def _top(select: Select, speaker: Speaker) -> str:
    place = f"{speaker.whose(select.whose)} {ZONES[select.of]}"
    return f"{cards(select.top or 1, speaker)} from the top of {place}"


def cards(number: Amount, speaker: Speaker) -> str:
    """`1 card`, `3 cards`, `1 card (2 if you have the edge)`."""
    if isinstance(number, Conditional):
        few = amount(number.else_, speaker)
        return amount(number, speaker).replace(few, cards(number.else_, speaker), 1)
    if number == 1 or isinstance(number, (int, str)):
        return f"{amount(number, speaker)} {'card' if number == 1 else 'cards'}"
    return f"cards equal to {amount(number, speaker)}"


def _topmost(select: Select, speaker: Speaker) -> str:
    if select.topmost is None:
        raise AssertionError("only called for the first of a pile")
    return f"the topmost {described(select.topmost, speaker).one()}"


def _lowest(select: Select, speaker: Speaker) -> str:
    if select.lowest is None:
        raise AssertionError("only called for the lowest cost")
    noun = described(select.lowest, speaker).one()
    return f"the {noun} of the lowest printed cost (the active player decides a tie)"


def _picked(select: Select, speaker: Speaker) -> str:
    if select.target:
        nouns = [described(one, speaker).called("target") for one in select.target]
    else:
        nouns = [described(one, speaker, "from") for one in select.choose or ()]
    (first, *_) = _filters(select)
    if first.among and _all_of_them(first):
        number = "any number" if select.pick in ("all", "any") else amount(select.pick, speaker)
        return f"{'up to ' if select.up_to else ''}{number} of them"
    return " and ".join(_counted(select, noun, speaker) for noun in nouns)


def _counted(select: Select, noun: Noun, speaker: Speaker) -> str:
    if select.pick in ("all", "any", "X"):
        number = "any number (X)" if select.pick == "X" else "any number"
        return f"{number} of {noun.many()}"
    if select.pick == 1:
        return f"up to 1 {noun.one()}" if select.up_to else with_article(noun.one())
    number = amount(select.pick, speaker)
    return f"{'up to ' if select.up_to else ''}{number} {noun.many()}"


WORDS: dict[str, Callable[[Select, Speaker], str]] = {
    "target": _picked,
    "choose": _picked,
    "each": _each,
    "random": _random,
    "top": _top,
    "topmost": _topmost,
    "lowest": _lowest,
}
