"""The words of the game as small numbers: players, zones, roles, icons, phases."""

from typing import Final

DARK: Final = 0
LIGHT: Final = 1
"""The players are their sides (GEN-01); the dark side takes the first turn (GEN-07)."""
PLAYERS: Final = (DARK, LIGHT)
SIDE_NAMES: Final = ("dark", "light")

NOBODY: Final = -1
"""No card, no player."""

# Zones of a card. IN_PLAY is the area of whoever controls the card.
ASIDE: Final = 0
"""In no zone: an event being played (ABIL-27), a card removed from the game."""
HAND: Final = 1
DECK: Final = 2
OBJECTIVE_DECK: Final = 3
DISCARD: Final = 4
VICTORY: Final = 5
EDGE_STACK: Final = 6
CAPTURED: Final = 7
SETUP: Final = 8
"""A kept objective, facedown until it is flipped; not in play (SETUP-17)."""
IN_PLAY: Final = 9
BENEATH: Final = 10
"""Facedown under a card in play and out of play itself, by the text of that card."""
COMMON_RESERVE: Final = -3
"""A zone of games with more players: no card ever lies there."""
GRANTED: Final = -1
"""The "zone" of an ability that only others can gain."""
ZONE_NAMES: Final = (
    "aside",
    "hand",
    "deck",
    "objective deck",
    "discard pile",
    "victory pile",
    "edge stack",
    "captured",
    "facedown objectives",
    "in play",
    "beneath",
)

# Kinds of card, as it is now: a pilot in play is an enhancement (PILOT-10).
UNIT: Final = 0
ENHANCEMENT: Final = 1
EVENT: Final = 2
FATE: Final = 3
OBJECTIVE: Final = 4
MISSION: Final = 5
AFFILIATION: Final = 6
KIND_NAMES: Final = (
    "unit",
    "enhancement",
    "event",
    "fate",
    "objective",
    "mission",
    "affiliation",
)

# Combat icons, normal and edge-enabled (RB-18).
UNIT_DAMAGE: Final = 0
BLAST: Final = 1
TACTICS: Final = 2
EDGE: Final = 3
"""What is added to an icon for its edge-enabled kind."""
ICON_NAMES: Final = ("unit damage", "blast damage", "tactics")
ICON_KEYS: Final = {
    "unit_damage": UNIT_DAMAGE,
    "blast_damage": BLAST,
    "tactics": TACTICS,
    "edge_unit_damage": UNIT_DAMAGE + EDGE,
    "edge_blast_damage": BLAST + EDGE,
    "edge_tactics": TACTICS + EDGE,
}
"""Where each kind of combat icon stands in a row of them."""


# What a unit does in the engagement.
ATTACKING: Final = 1
DEFENDING: Final = 2

# Phases, in their order (GEN-08).
BALANCE_PHASE: Final = 0
REFRESH_PHASE: Final = 1
DRAW_PHASE: Final = 2
DEPLOYMENT_PHASE: Final = 3
CONFLICT_PHASE: Final = 4
FORCE_PHASE: Final = 5
SETTING_UP: Final = 6
PHASE_NAMES: Final = (
    "balance",
    "refresh",
    "draw",
    "deployment",
    "conflict",
    "force",
    "setup",
)

FORCE_CARDS: Final = 3
"""How many Force cards a player has (FORCE-04)."""
OBJECTIVES: Final = 3
"""How many objectives a player fills up to (REF-04)."""
OPENING_HAND: Final = 6
DIAL_END: Final = 12
OBJECTIVES_TO_WIN: Final = 3


def opponent(player: int) -> int:
    return 1 - player


DIAL: Final = -2
"""The Death Star dial as the host of an enhancement (DEPLOY-07)."""

LOG: Final = "log"
"""The name under which the game remembers what has happened in a scope, by kind of event."""
