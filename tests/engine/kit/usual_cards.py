"""Cards that many scenarios use: things that shoot, that could always be used, that watch."""

from collections.abc import Iterator
from typing import Any

from kit.card_makers import TestCard, event, objective, unit
from kit.scenario_board import Side
from kit.texts import IDLE, idle
from swlcg_deck.cards.abilities.triggers import KEYS
from swlcg_deck.engine.core.constants import SIDE_NAMES

_MOMENTS = ("turn", "phase", "engagement", "edge_battle", "strike", "struggle")


def salvo(side: str, amount: int, *titles: str, title: str = "Salvo") -> TestCard:
    """An objective whose action deals damage to each of the cards, at once; it may be used in any
    window, so that the window does not close by itself."""
    names = ", ".join(f'"{name}"' for name in titles)
    text = f"""
    action:
      do:
      - {{place: damage, amount: {amount}, to: {{each: {{title: [{names}]}}}}}}
      - {{{IDLE}}}
    """
    return objective(title, side=side, text=text)


def clock(side: str) -> TestCard:
    """An objective with an action that changes nothing: it makes every window show."""
    return objective(f"Clock of {side}", side=side, text=idle())


def clocks() -> dict[str, Side]:
    """Both players with a clock and nothing else of note."""
    return {side: Side(objectives=[clock(side)]) for side in SIDE_NAMES}


def chronicler(side: str, *events: str, title: str = "Chronicler") -> TestCard:
    """An objective that may react to each event of these kinds, and so makes them visible."""
    when = ", ".join(moment for event in events for moment in _any(event))
    return objective(title, side=side, text=idle("reaction", f"when: [{when}]"))


def _any(event: str) -> Iterator[str]:
    if event in ("begins", "ends"):
        yield from (f"{{{event}: {moment}}}" for moment in _MOMENTS)
    elif "cards" in KEYS[event]:
        yield f"{{{event}: any, cards: {{at_least: 1}}}}"
    else:
        yield f"{{{event}: any}}"


def canceller(title: str, side: str, **facts: Any) -> TestCard:
    """An event that cancels an enemy event (as Counter-stroke does)."""
    text = "interrupt: {when: {played: {type: event}, by: opponent}, do: [{cancel: it}]}"
    return event(title, side=side, text=text, **facts)


def fighter(title: str, side: str = "dark", **facts: Any) -> TestCard:
    return unit(title, side=side, **facts)


def vehicle(title: str = "Fighter", side: str = "dark", **facts: Any) -> TestCard:
    return unit(title, side=side, **{"traits": ["Vehicle", "Fighter"], **facts})


def pilot(title: str = "Ace", cost: int = 1, side: str = "dark", **facts: Any) -> TestCard:
    """A pilot of this pilot cost; as a unit it costs 3 unless the test says otherwise."""
    facts = {"cost": 3, "traits": ["Character", "Pilot"], **facts}
    printed = facts.pop("unit_cost", facts.pop("cost"))
    return unit(title, side=side, cost=printed, keywords=[{"pilot": cost}], **facts)


def protect(trait: str = "Rebel") -> dict[str, Any]:
    """Protect [trait], as the data has it."""
    return {"protect": {"trait": trait}}


def light_units(*names: str) -> list[TestCard]:
    return [unit(name, side="light") for name in names]


def tough(title: str, side: str = "light", capacity: int = 5, **facts: Any) -> TestCard:
    return unit(title, side=side, capacity=capacity, **facts)


def ward(title: str = "Ward", side: str = "light", capacity: int = 9) -> TestCard:
    """A unit that the protector may protect."""
    return unit(title, side=side, capacity=capacity, traits=("Rebel",))


def protector(
    title: str = "Guard",
    side: str = "light",
    capacity: int = 2,
    trait: str = "Rebel",
    **facts: Any,
) -> TestCard:
    return unit(title, side=side, capacity=capacity, keywords=(protect(trait),), **facts)
