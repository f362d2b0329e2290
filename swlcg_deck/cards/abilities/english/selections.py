"""What an effect acts on: `a target enemy unit`, `each attacking unit`, `the others`."""

from collections.abc import Callable

from swlcg_deck.cards.abilities.amounts import Amount, Conditional
from swlcg_deck.cards.abilities.english.amounts import amount, of_things
from swlcg_deck.cards.abilities.english.filters import Noun, described, only_says
from swlcg_deck.cards.abilities.english.speaker import POSSESSIVES, ZONES, Speaker, either
from swlcg_deck.cards.abilities.english.tables import condition
from swlcg_deck.cards.abilities.selections import Cards, Relation, Select
from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.filters import CardFilter, with_article

_OWN_PLACES = frozenset({"hand", "deck", "discard", "objective_deck", "victory_pile"})
_SAME = {
    "controller": "controlled by the same player",
    "trait": "that share a trait",
    "affiliation": "that share an affiliation",
    "printed_cost": "with the same printed cost",
    "title": "with the same title",
    "set": "from the same objective set",
}
_DIFFERENT = {
    "controller": "of different controllers",
    "trait": "that share no trait",
    "affiliation": "that share no affiliation",
    "printed_cost": "with different printed costs",
    "title": "with different titles",
    "set": "from different objective sets",
}


def selected(cards: Cards, speaker: Speaker) -> str:
    """A card that is known, or a selection."""
    if isinstance(cards, str):
        return speaker.reference(cards)
    said = WORDS[cards.way](cards, speaker)
    _hear(cards, speaker)
    return said + _relation(cards) + _chooser(cards, speaker)


def each_of(cards: Cards, speaker: Speaker) -> str:
    """The same where something happens to every one of them: `each of up to 2 target units`."""
    said = selected(cards, speaker)
    return f"each of {said}" if is_several(cards) and not _several_kinds(cards) else said


def subject(cards: Cards, speaker: Speaker) -> tuple[str, bool]:
    """The same as who does something, and whether they are several: `they`."""
    said = selected(cards, speaker)
    return ("they" if said == "them" else said), is_several(cards) or said == "them"


def is_yours(cards: Cards, speaker: Speaker) -> bool:
    """Whether the cards can only be your own: they come from your hand, deck or pile."""
    if isinstance(cards, str):
        return cards in speaker.heard.yours
    if cards.top is not None or cards.bottom is not None:
        return cards.whose == "you"
    filters = _filters(cards)
    return bool(filters) and all(
        one.among in speaker.heard.yours
        or (_OWN_PLACES.issuperset(one.in_ or ("play",)) and one.controller in (None, "you"))
        for one in filters
    )


def is_several(cards: Cards) -> bool:
    """Whether a selection is said in the plural: `up to 2 target units`, `the others`."""
    if isinstance(cards, str):
        return False
    if cards.each is not None:
        return cards.each.among is not None and _all_of_them(cards.each)
    ends = (cards.top, cards.bottom)
    return _several_kinds(cards) or cards.pick != 1 or any(end not in (None, 1) for end in ends)


def is_objective(cards: Cards, speaker: Speaker) -> bool:
    """Whether only an objective can be meant: its deck is another one."""
    if isinstance(cards, str):
        return speaker.reference(cards).endswith("objective") or cards in speaker.heard.objectives
    filters = _filters(cards)
    return cards.of == ("objective_deck",) or (
        bool(filters)
        and all(
            one.type == (CardType.OBJECTIVE,) or one.in_ == ("objective_deck",) for one in filters
        )
    )


def picks_from_their_hand(cards: Cards, speaker: Speaker) -> bool:
    """Whether you choose what another player has in hand: that has to be said."""
    return (
        isinstance(cards, Select)
        and cards.by == "you" == speaker.actor
        and any(one.in_ == ("hand",) and one.controller == "opponent" for one in cards.choose or ())
    )


def _several_kinds(cards: Cards) -> bool:
    return isinstance(cards, Select) and len(cards.target or cards.choose or ()) > 1


def _filters(select: Select) -> tuple[CardFilter, ...]:
    single = select.each or select.random or select.topmost or select.lowest
    return (single,) if single is not None else select.target or select.choose or ()


def _hear(select: Select, speaker: Speaker) -> None:
    speaker.heard.ahead.discard(select.bind or "")
    if select.bind and is_yours(select, speaker):
        speaker.heard.yours.add(select.bind)
    if select.bind and (is_several(select) or select.by == "that_player"):
        speaker.heard.several.add(select.bind)
    if select.bind and is_objective(select, speaker):
        speaker.heard.objectives.add(select.bind)
    speaker.heard.taken.update(one.among for one in _filters(select) if one.among)
    if select.target:
        speaker.heard.shown.update(dict.fromkeys(speaker.heard.shown, True))


def _chooser(select: Select, speaker: Speaker) -> str:
    """Who picks, where the sentence does not say it yet."""
    if picks_from_their_hand(select, speaker):
        return " (you choose)"
    if select.by in ("you", speaker.actor) or not (select.choose or select.target):
        return ""
    return f" of {POSSESSIVES[select.by]} choice"


def _relation(select: Select) -> str:
    return f" {related(select.relation)}" if select.relation is not None else ""


def related(relation: Relation) -> str:
    """What several cards have in common: `with the same printed cost`."""
    cost = relation.total_cost
    said = [
        *([_SAME[relation.same]] if relation.same else []),
        *([_DIFFERENT[relation.different]] if relation.different else []),
        *([f"with a total printed cost of {cost.at_most} or less"] if cost else []),
    ]
    return " and ".join(said)


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
    return f"every {described(what, speaker, 'from').one('and')}"


def _random(select: Select, speaker: Speaker) -> str:
    if select.random is None:
        raise AssertionError("only called for a random selection")
    return _counted(select, described(select.random, speaker, "from").called("random"), speaker)


def _top(select: Select, speaker: Speaker) -> str:
    if select.top == 1:
        return f"the card on top of {_piles(select, speaker)}"
    said, for_every, what = top_cards(select.top or 1, speaker).partition(" for every ")
    of = "in" if isinstance(select.top, int) else "of"
    return f"{said} {of} {_piles(select, speaker)}{for_every}{what}"


def _bottom(select: Select, speaker: Speaker) -> str:
    if select.bottom == 1:
        return f"the card at the bottom of {_piles(select, speaker)}"
    said = top_cards(select.bottom or 1, speaker).replace("top", "bottom", 1)
    return f"{said} of {_piles(select, speaker)}"


def _piles(select: Select, speaker: Speaker) -> str:
    return f"{speaker.whose(select.whose)} {either([_pile(one, select) for one in select.of])}"


def _pile(zone: str, select: Select) -> str:
    """Beside the objective deck the other one is the command deck."""
    return "command deck" if zone == "deck" and len(select.of) > 1 else ZONES[zone]


def top_cards(number: Amount, speaker: Speaker) -> str:
    """`the top card`, `the top 3 cards`, `the top card (2 if you have the edge)`: one card is a
    word and not a digit."""
    if isinstance(number, Conditional):
        few, when = top_cards(number.else_, speaker), condition(number.if_, speaker)
        return f"{few} (top {of_things(number.then, 'card', 'cards', speaker)} if {when})"
    if number == 1:
        return "the top card"
    said = of_things(number, "card", "cards", speaker)
    if said.endswith("many cards"):
        return f"{said} from the top"
    return f"the top {said}" if said[0].isdigit() else f"as many top cards as {said}"


def _topmost(select: Select, speaker: Speaker) -> str:
    if select.topmost is None:
        raise AssertionError("only called for the first of a pile")
    card, _, pile = described(select.topmost, speaker).one().rpartition(" in ")
    return f"the topmost {card} of {pile}"


def _lowest(select: Select, speaker: Speaker) -> str:
    if select.lowest is None:
        raise AssertionError("only called for the lowest cost")
    noun = described(select.lowest, speaker).one()
    return f"the {noun} with the lowest printed cost (the active player decides a tie)"


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
    """`a unit`, `target unit`, `1 unit` where the card prints the number, `up to 2 units`."""
    if select.pick in ("all", "any") or (select.pick == "X" and "x" not in speaker.heard.named):
        number = "any number (X)" if select.pick == "X" else "any number"
        return f"{number} of {noun.many()}"
    if select.pick == 1 and not select.up_to and not select.says("pick"):
        bare = select.target is not None and not noun.before.startswith("other")
        return noun.one() if bare else with_article(noun.one())
    up_to = "up to " if select.up_to else ""
    return up_to + of_things(select.pick, noun.one(), noun.many(), speaker)


WORDS: dict[str, Callable[[Select, Speaker], str]] = {
    "target": _picked,
    "choose": _picked,
    "each": _each,
    "random": _random,
    "top": _top,
    "bottom": _bottom,
    "topmost": _topmost,
    "lowest": _lowest,
}
