"""Who may do something does it: the verbs inside have to say so too, or one player would be spoken
of and another would play."""

from collections.abc import Iterator, Sequence

from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.selections import Select
from swlcg_deck.cards.abilities.verbs.cards import Draw
from swlcg_deck.cards.abilities.verbs.destroy import Sacrifice
from swlcg_deck.cards.abilities.verbs.flow import Either, May, Unless
from swlcg_deck.cards.abilities.verbs.play import Spend
from swlcg_deck.files.strict_yaml import Path

_ACTS = (Draw, Spend, Sacrifice, May, Either)
"""Verbs that somebody does, and says who."""


def wrong_actors(part: object, path: Path) -> Iterator[tuple[Path, str]]:
    """Verbs that another player would do than the one who decides whether they are done."""
    if isinstance(part, May):
        yield from _of_others(part.may, part.by, (*path, "may"))
    elif isinstance(part, Unless):
        yield from _of_others(part.unless, part.by, (*path, "unless"))


def _of_others(verbs: Sequence[Node], player: str, path: Path) -> Iterator[tuple[Path, str]]:
    for place, verb in enumerate(verbs):
        picks = [getattr(verb, name) for name in type(verb).model_fields]
        acts: set[str] = {
            one.by for one in picks if isinstance(one, Select) and (one.choose or one.target)
        }
        if isinstance(verb, _ACTS):
            acts.add(verb.by or "you")
        if acts - {player}:
            what = f"`by: {player}` may do it, so say `by: {player}` of what is done"
            yield (*path, place), what
