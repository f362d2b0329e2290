"""What a card gains or loses: icons, keywords, numbers, traits, text."""

from typing import get_args

from swlcg_deck.cards.abilities.amounts import Amount
from swlcg_deck.cards.abilities.english.amounts import (
    amount,
    for_each,
    icon,
    known_or_all,
    of_things,
)
from swlcg_deck.cards.abilities.english.filters import described
from swlcg_deck.cards.abilities.english.speaker import BEARER, Speaker, either
from swlcg_deck.cards.abilities.english.tables import line
from swlcg_deck.cards.abilities.gains import Gain, Lose, LostKeyword

_ICONS = (
    "unit_damage",
    "blast_damage",
    "tactics",
    "edge_unit_damage",
    "edge_blast_damage",
    "edge_tactics",
)
_NUMBERS = {
    "capacity": ("damage capacity", "damage capacity"),
    "force": ("Force icon", "Force icons"),
    "resources": ("resource value", "resource value"),
}


def gains(gain: Gain, speaker: Speaker) -> str:
    """`gains [unit damage] and Elite`."""
    parts = [
        *_icons(gain, speaker),
        *_numbers(gain, speaker, "+"),
        *([_edge(gain.edge, speaker)] if gain.edge != 0 else []),
        *(
            "the named keyword" if isinstance(keyword, str) else keyword.english()
            for keyword in gain.keyword or ()
        ),
        *([_of_kind(gain.icon, speaker)] if gain.icon else []),
        *_of_other_cards(gain, speaker),
        *([f"the trait {gain.trait}"] if gain.trait else []),
        *([f"the affiliation {gain.affiliation}"] if gain.affiliation else []),
    ]
    if gain.ability and parts:
        return f"gains {either(parts, 'and')} as well as {_granted(gain)}"
    return f"gains {_granted(gain) if gain.ability else either(parts, 'and')}"


def losses(lose: Lose, speaker: Speaker) -> str:
    """`loses [tactics] and Elite`."""
    alls = [f"all {icon(name)} icons" for name in _ICONS if getattr(lose, name) == "all"]
    everything = {"all": "all combat icons", None: ""}.get(lose.icons, "all icons of that kind")
    parts = [
        *_icons(lose, speaker),
        *alls,
        *_numbers(lose, speaker, ""),
        *([_edge(lose.edge, speaker)] if lose.edge != 0 else []),
        *(
            word.replace("_", " ").title() if word in get_args(LostKeyword) else "the named keyword"
            for word in lose.keyword or ()
        ),
        *([_of_kind(lose.icon, speaker)] if lose.icon else []),
        *([everything] if everything else []),
    ]
    return f"loses {either(parts, 'and')}"


def reserve(value: Amount, speaker: Speaker, who: str, how: str) -> str:
    """`your reserve value is increased by 1 for each Ewok unit`."""
    whose = {"you": "your", "each player": "each player's"}.get(who, f"{who}'s")
    return f"{whose} reserve value is {how} by {_how_much(value, speaker)}"


def _how_much(value: Amount, speaker: Speaker) -> str:
    if isinstance(value, (int, str)):
        return str(value)
    said = of_things(value, "", "", speaker)
    return said.replace("  ", " ").strip() if said[0].isdigit() else amount(value, speaker)


def _of_kind(name: str, speaker: Speaker) -> str:
    kind = "each of those kinds" if name in speaker.heard.several else "that kind"
    return f"1 combat icon of {kind}"


def _icons(gain: Gain | Lose, speaker: Speaker) -> list[str]:
    fixed = [
        icon(name)
        for name in _ICONS
        if isinstance(getattr(gain, name), int)
        for _ in range(getattr(gain, name))
    ]
    counted: dict[str, list[str]] = {}
    for name in _ICONS:
        if not isinstance(getattr(gain, name), (int, str)):
            counted.setdefault(for_each(getattr(gain, name), speaker), []).append(icon(name))
    each = [f"{either(icons, 'and')} {often}" for often, icons in counted.items()]
    return [*fixed, *each]


def _numbers(gain: Gain | Lose, speaker: Speaker, sign: str) -> list[str]:
    """`+3 damage capacity`, `+1 Force icon for each card in your hand`, `all Force icons`."""
    said = [
        of_things(getattr(gain, name), *nouns, speaker)
        for name, nouns in _NUMBERS.items()
        if getattr(gain, name) != 0
    ]
    if isinstance(gain, Gain) and gain.pays_for is not None:
        said[-1] += f", which pays only for {described(gain.pays_for, speaker).many()}"
    return [f"{sign}{words}" if words[0].isdigit() else words for words in said]


def _edge(value: Amount, speaker: Speaker) -> str:
    """`Edge (2)`, `Edge (1) for each enemy unit`, `Edge (X), X being the damage on it`."""
    if isinstance(value, (int, str)):
        return f"Edge ({value})"
    said = of_things(value, "", "", speaker)
    if said[0].isdigit():
        number, _, each = said.partition("  ")
        return f"Edge ({number}) {each}"
    return f"Edge (X), X being {amount(value, speaker)}"


def _of_other_cards(gain: Gain, speaker: Speaker) -> list[str]:
    if gain.icons_of is None:
        return []
    other = known_or_all(gain.icons_of, speaker)
    return [f"all printed combat icons of {'that card' if other == 'it' else other}"]


def _granted(gain: Gain) -> str:
    said = " ".join(line(one, BEARER) for one in gain.ability or ())
    return f"“{said}”"
