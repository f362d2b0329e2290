"""Whether a restored game could be one: every card in one place, every number within reach."""

from swlcg_deck.engine.core.constants import (
    BENEATH,
    CAPTURED,
    DECK,
    DIAL,
    DISCARD,
    EDGE_STACK,
    ENHANCEMENT,
    HAND,
    IN_PLAY,
    MISSION,
    NOBODY,
    OBJECTIVE,
    OBJECTIVE_DECK,
    PLAYERS,
    SETTING_UP,
    SETUP,
    UNIT,
    VICTORY,
    ZONE_NAMES,
)
from swlcg_deck.engine.core.procedure import Frame
from swlcg_deck.engine.core.state import NUMBERS, PILES, State
from swlcg_deck.engine.timing.lasting import Delayed, Lasting
from swlcg_deck.language import filled, mark, said

_ZONES = {
    "hand": HAND,
    "deck": DECK,
    "objective_deck": OBJECTIVE_DECK,
    "discard": DISCARD,
    "victory": VICTORY,
    "edge_stack": EDGE_STACK,
    "facedown": SETUP,
    "beneath": BENEATH,
    "units": IN_PLAY,
    "objectives": IN_PLAY,
    "enhancements": IN_PLAY,
}
_KINDS = {"units": (UNIT,), "objectives": (OBJECTIVE, MISSION), "enhancements": (ENHANCEMENT,)}
_RANGES = {
    "turn": (0, 100_000),
    "active": (0, 1),
    "phase": (0, SETTING_UP),
    "dial": (0, 1000),
    "balance": (0, 1),
    "engagement": (0, 1000),
    "edge_holder": (NOBODY, 1),
    "outcome": (0, 100_000),
}
_EFFECTS = ("lasting", "delayed")
_TWO_PLACES = mark("{title} (card {number}) lies in two places")
_WRONG_KIND = mark("{title} (card {number}) is no card for {name!r}")
_WRONG_PLAYER = mark("{title} (card {number}) lies with the wrong player")
_NOWHERE = mark("{title} (card {number}) lies nowhere")
_NOTHING = mark("{title} (card {number}) belongs to nothing")


def fault_of(state: State) -> str | None:
    """What is impossible about a state, or None."""
    return (
        _fault_of_numbers(state)
        or _fault_of_piles(state)
        or _fault_of_cards(state)
        or _fault_of_control(state)
    )


def _fault_of_numbers(state: State) -> str | None:
    count = len(state.faces)
    for name in (*NUMBERS, "host", "zone", "controller", "kind", "role", "committed"):
        if len(getattr(state, name)) != count:
            return said(
                "{name!r} does not have one entry for each of the {count} cards",
                name=name,
                count=count,
            )
    for name, (least, most) in _RANGES.items():
        value = getattr(state, name)
        if type(value) is not int or not least <= value <= most:
            return said(
                "{name!r} is not between {least} and {most}", name=name, least=least, most=most
            )
    if type(state.seed) is not int or not 0 <= state.seed < 1 << 64:
        return said("'seed' is out of range")
    if type(state.stacks_revealed) is not bool or type(state.unsettled) is not bool:
        return said("a mark that is neither true nor false")
    if type(state.engaged) is not int or not DIAL <= state.engaged < count:
        return said("'engaged' names no card")
    return None


def _fault_of_piles(state: State) -> str | None:
    for name in PILES:
        piles = getattr(state, name)
        if len(piles) != 2:
            return said("{name!r} is not one for each player", name=name)
        for pile in piles:
            if name == "force_supply":
                if type(pile) is not int or not 0 <= pile <= 100:
                    return said("'force_supply' is not a small number")
            elif not _is_cards(state, pile):
                return said("{name!r} holds something that is no card", name=name)
    if not _is_cards(state, state.captured):
        return said("'captured' holds something that is no card")
    return None


def _is_cards(state: State, pile: object) -> bool:
    return isinstance(pile, tuple) and all(
        type(card) is int and 0 <= card < len(state.faces) for card in pile
    )


def _fault_of_cards(state: State) -> str | None:
    """Every card lies in the one pile that its zone says."""
    lies: dict[int, str] = {}
    for name, zone in _ZONES.items():
        for player in PLAYERS:
            for card in getattr(state, name)[player]:
                if card in lies or state.zone[card] != zone:
                    return _fault(state, card, _TWO_PLACES)
                if name in _KINDS and state.kind[card] not in _KINDS[name]:
                    return filled(
                        _WRONG_KIND, title=state.faces[card].title, number=card, name=name
                    )
                if (wrong := _misplaced(state, card, zone, player)) is not None:
                    return _fault(state, card, wrong)
                lies[card] = name
    for card in state.captured:
        if card in lies or state.zone[card] != CAPTURED or state.host[card] < 0:
            return _fault(state, card, _TWO_PLACES)
        lies[card] = "captured"
    for card, zone in enumerate(state.zone):
        if zone >= len(ZONE_NAMES) or (
            zone and card not in lies and not _is_affiliation(state, card)
        ):
            return _fault(state, card, _NOWHERE)
        if not DIAL <= state.host[card] < len(state.faces) or state.controller[card] > 1:
            return _fault(state, card, _NOTHING)
    return None


def _misplaced(state: State, card: int, zone: int, player: int) -> str | None:
    """With another player than the pile's, or beneath nothing."""
    if zone in (IN_PLAY, VICTORY) and state.controller[card] != player:
        return _WRONG_PLAYER
    return _NOTHING if zone == BENEATH and state.host[card] < 0 else None


def _fault(state: State, card: int, words: str) -> str:
    return filled(words, title=state.faces[card].title, number=card)


def _is_affiliation(state: State, card: int) -> bool:
    return card in state.affiliation_card and state.zone[card] == IN_PLAY


def _fault_of_control(state: State) -> str | None:
    result = state.result
    if result is not None and not (
        isinstance(result, tuple)
        and len(result) == 2
        and result[0] in PLAYERS
        and isinstance(result[1], str)
    ):
        return said("its result names no winner and rule")
    if not state.stack and result is None:
        return said("nothing is under way and nobody has won")
    for frame in state.stack:
        if not isinstance(frame, Frame) or type(frame.step) is not int:
            return said("its stack holds something that is no procedure of the rules")
        if not 0 <= frame.step < len(frame.steps):
            return said(
                "{procedure} has no step {step}", procedure=type(frame).__name__, step=frame.step
            )
    for name in (
        "constants",
        "actions",
        "declared_against",
        "unique_in_play",
        "unscored",
        *_EFFECTS,
    ):
        if not isinstance(getattr(state, name), tuple):
            return said("{name!r} is not a list", name=name)
    if not all(isinstance(effect, Lasting) for effect in state.lasting):
        return said("'lasting' holds something that is no effect")
    if not all(isinstance(effect, Delayed) for effect in state.delayed):
        return said("'delayed' holds something that is no effect")
    return None
