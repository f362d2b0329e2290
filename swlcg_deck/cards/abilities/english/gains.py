"""What a card gains or loses: icons, keywords, numbers, traits, text."""

from swlcg_deck.cards.abilities.english.amounts import amount, for_each, icon
from swlcg_deck.cards.abilities.english.speaker import BEARER, Speaker, either
from swlcg_deck.cards.abilities.english.tables import line
from swlcg_deck.cards.abilities.gains import Gain, Lose

_ICONS = (
    "unit_damage",
    "blast_damage",
    "tactics",
    "edge_unit_damage",
    "edge_blast_damage",
    "edge_tactics",
)
_NUMBERS = {
    "capacity": "damage capacity",
    "force": "Force icon",
    "resources": "resource",
    "edge": "Edge",
}


def gains(gain: Gain, speaker: Speaker) -> str:
    """`gets [unit damage] and Elite`."""
    parts = [
        *_icons(gain, speaker),
        *_numbers(gain, speaker, "+"),
        *(keyword.english() for keyword in gain.keyword or ()),
        *(["1 combat icon of that kind"] if gain.icon else []),
        *_of_other_cards(gain, speaker),
        *([f"the trait {gain.trait}"] if gain.trait else []),
        *([f"the affiliation {gain.affiliation.value}"] if gain.affiliation else []),
        *([_granted(gain)] if gain.ability else []),
    ]
    return f"gets {either(parts, 'and')}"


def losses(lose: Lose, speaker: Speaker) -> str:
    """`loses [tactics] and Elite`."""
    alls = [f"all {icon(name)} icons" for name in _ICONS if getattr(lose, name) == "all"]
    everything = {"all": "all combat icons", None: ""}.get(lose.icons, "all icons of that kind")
    parts = [
        *_icons(lose, speaker),
        *alls,
        *_numbers(lose, speaker, ""),
        *(word.replace("_", " ").title() for word in lose.keyword or ()),
        *(["1 combat icon of that kind"] if lose.icon else []),
        *([everything] if everything else []),
    ]
    return f"loses {either(parts, 'and')}"


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
    each = [f"{' '.join(icons)} {often}" for often, icons in counted.items()]
    return [*([" ".join(fixed)] if fixed else []), *each]


def _numbers(gain: Gain | Lose, speaker: Speaker, sign: str) -> list[str]:
    said = []
    for name, noun in _NUMBERS.items():
        value = getattr(gain, name, 0)
        if value == 0:
            continue
        many = noun if name in ("capacity", "edge") or value == 1 else f"{noun}s"
        if value == "all":
            said.append(f"all {many}")
        elif isinstance(value, int):
            said.append(f"{sign}{value} {many}")
        else:
            said.append(f"{many} equal to {amount(value, speaker)}")
    return said


def _of_other_cards(gain: Gain, speaker: Speaker) -> list[str]:
    if gain.icons_of is None:
        return []
    other = speaker.reference(gain.icons_of)
    whose = "its" if other == "it" else f"{other}'s"
    return [f"{whose} printed combat icons"]


def _granted(gain: Gain) -> str:
    said = " ".join(line(one, BEARER) for one in gain.ability or ())
    return f"“{said}”"
