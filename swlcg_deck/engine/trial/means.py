"""What brings events about that play alone rarely does: a card of each player that can do so."""

from typing import Any, Final

_UNIT: Final = {"choose": {"type": "unit"}}
_IN_PLAY: Final = {"type": ["unit", "objective", "enhancement"]}
_TO_HAND: Final = {"send": {"choose": {"type": ["unit", "enhancement"]}}, "to": "hand"}

MEANS: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "left_play": (
        {"destroy": {"choose": {"type": ["unit", "enhancement", "objective"]}}},
        {"sacrifice": {"choose": {"type": "unit", "side": "friendly"}}},
        {"discard": {"choose": {"type": "enhancement"}}},
        _TO_HAND,
    ),
    "destroyed": ({"destroy": {"choose": {"type": "unit"}}},),
    "damage_removed": ({"remove": "damage", "from": _UNIT},),
    "moved": ({"send": {"choose": {"in": "discard"}}, "to": "hand"},),
    "draw": ({"draw": 1},),
    "damaged": ({"place": "damage", "to": {"choose": {"type": ["unit", "objective"]}}},),
    "survived": ({"place": "damage", "to": {"choose": {"type": ["unit", "objective"]}}},),
    "focus_placed": ({"place": "focus", "to": {"choose": _IN_PLAY}},),
    "focus_removed": ({"remove": "focus", "from": _UNIT},),
    "readied": ({"remove": "focus", "amount": "all", "from": _UNIT},),
    "shield_removed": ({"remove": "shield", "from": _UNIT},),
    "captured": ({"capture": {"choose": {"type": "unit", "card_side": "light"}}},),
    "rescued": ({"rescue": 1},),
    "drawn": ({"draw": 1},),
    "discarded": ({"discard": {"random": {"in": "hand", "controller": "opponent"}}},),
    "committed": ({"commit": {"choose": {"type": "unit", "side": "friendly"}}},),
    "uncommitted": ({"uncommit": {"choose": {"type": "unit", "is": "committed"}}},),
    "balance_changed": ({"balance": "you"},),
    "dial_changed": ({"dial": 1},),
    "targeted": ({"place": "focus", "to": {"target": _IN_PLAY}},),
    "affected": ({"place": "focus", "to": {"choose": _IN_PLAY}},),
    "shielded": ({"place": "shield", "to": {"choose": {"type": "unit"}}},),
    "joined_engagement": ({"join": {"choose": {"type": "unit", "side": "friendly"}}},),
}
"""By the event that a text waits for or forbids: what lets it happen, once a turn."""


_SPARING: Final = {"when": {"damaged": {"type": ["unit", "objective"]}}, "do": [{"prevent": 1}]}
_WATCHING: Final = {"when": {"focused_to_strike": {"type": "unit"}}, "do": [{"draw": 1}]}
_USED: Final = frozenset(("initiated", "effect_resolved"))
"""The events that are about the abilities of others."""
_OTHERS: Final = (
    {"interrupt": _SPARING},
    {"reaction": _WATCHING},
    {"action": {"do": [{"draw": 1}], "limit": {"per": "turn"}}},
)


def means(events: frozenset[str]) -> tuple[dict[str, Any], ...]:
    """The lines of a card that brings these events about."""
    lines = tuple(
        {"action": {"do": [verb], "limit": {"per": "turn"}}}
        for event in sorted(events)
        for verb in MEANS.get(event, ())
    )
    return lines if _USED.isdisjoint(events) else (*lines, *_OTHERS)
