"""The cards of an event in a sentence: what it is about, what does it, and how many."""

from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.selections import related
from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.english.tables import NoEnglishError
from swlcg_deck.cards.abilities.triggers import Quantity, Trigger
from swlcg_deck.cards.filters import CardFilter

_ONLY = {
    "engaged": "an objective",
    **dict.fromkeys(("focused_to_strike", "strike_resolved", "survived"), "a unit"),
    **dict.fromkeys(("committed", "uncommitted", "joined_engagement"), "a unit"),
}
"""What `any` card of an event is, where only one kind can be."""


def subject(node: Trigger, speaker: Speaker) -> str:
    if isinstance(node.subject, str):
        some = _ONLY.get(node.event, "a card")
        if node.subject != "any":
            return speaker.reference(node.subject)
        return f"a single {some.split()[-1]}" if is_one(node) else some
    if is_one(node):
        return f"a single {described(node.subject, speaker).one()}"
    if node.cards is not None:
        how_many = "one or more" if node.cards.lowest == 1 else number(node.cards)
        alike = f" {related(node.relation)}" if node.relation else ""
        return f"{how_many} {described(node.subject, speaker).many()}{alike}"
    if node.first_each:
        return f"the first {described(node.subject, speaker).one()} each {node.first_each}"
    if node.subject.other_than and node.subject.controller == "you":
        bare = node.subject.model_copy(update={"other_than": None, "controller": None})
        return f"1 of your other {described(bare, speaker).many()}"
    return described(node.subject, speaker).a()


def is_one(node: Trigger) -> bool:
    """Whether it is about one card and no more."""
    return node.cards is not None and node.cards.lowest == node.cards.highest == 1


def source(node: Trigger, speaker: Speaker) -> str | None:
    if isinstance(node.source, CardFilter):
        return described(node.source, speaker).a()
    return speaker.reference(node.source) if node.source else None


def number(bound: Quantity) -> str:
    """`at least 2`, `exactly 2`; a bound that is no plain number has no words in a trigger yet."""
    low, high = bound.lowest, bound.highest
    if bound.compared:
        raise NoEnglishError("a trigger bounded by an amount")
    if high is None:
        return "1 or more" if low == 1 else f"at least {low}"
    if low == high:
        return f"exactly {low}"
    return f"{low} to {high}" if low else f"no more than {high}"
