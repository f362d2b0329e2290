"""Cards put into play by effects: past their cost, not past uniqueness (RB-07, UNIQ-04)."""

from collections.abc import Sequence

from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.core.constants import (
    AFFILIATION,
    ATTACKING,
    DEFENDING,
    ENHANCEMENT,
    EVENT,
    FATE,
    MISSION,
    NOBODY,
    UNIT,
    opponent,
)
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.procedure import Ask, Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.attachable import has_mission, hosts, may_enter
from swlcg_deck.engine.facts.board import in_play
from swlcg_deck.engine.rules.force_struggle import can_commit, commit_unit
from swlcg_deck.engine.rules.play_card import bring_into_play, tell_attachment


class PuttingIntoPlay(Frame):
    """Cards enter play one after the other."""

    __slots__ = (
        "by",
        "card",
        "cards",
        "commits",
        "entered",
        "form",
        "host",
        "joins",
        "kind",
        "onto",
        "under",
    )

    def __init__(self, cards: tuple[int, ...], by: int, under: int) -> None:
        self.step = 0
        self.cards = cards
        """Those that are still to come."""
        self.by = by
        self.under = under
        """The player under whose control they enter."""
        self.form = NOBODY
        """The kind they must take, if the text says so."""
        self.onto = NOBODY
        """What they must be attached to, if the text says so."""
        self.joins = False
        self.commits = False
        self.card = NOBODY
        self.kind = NOBODY
        self.host = NOBODY
        self.entered = 0


def role_of(state: State, player: int) -> int:
    """The side of an engagement on which a player's units fight."""
    return ATTACKING if player == state.active else DEFENDING


def forms(state: State, card: int, player: int, form: int, onto: int) -> tuple[int, ...]:
    """The kinds as which a card could enter play now; a pilot may come in two (PILOT-03)."""
    face = state.faces[card]
    if in_play(state, card) or not may_enter(state, card):
        return ()
    if face.kind in (EVENT, FATE, AFFILIATION):
        return ()
    if face.kind == MISSION and has_mission(state, opponent(player)):
        return ()
    kinds = [face.kind] if face.kind != ENHANCEMENT else []
    if face.kind == ENHANCEMENT or (face.kind == UNIT and face.pilot_cost is not None):
        possible = hosts(state, card, player)
        if possible and (onto == NOBODY or onto in possible):
            kinds.append(ENHANCEMENT)
    return tuple(kind for kind in kinds if form in (NOBODY, kind))


def next_card(state: State, frame: PuttingIntoPlay) -> None:
    """What cannot enter stays where it is, and the rest goes on (UNIQ-04)."""
    frame.kind = frame.host = NOBODY
    while frame.cards:
        frame.card, frame.cards = frame.cards[0], frame.cards[1:]
        if forms(state, frame.card, frame.under, frame.form, frame.onto):
            return
    report(state, frame.entered)
    frame.end()


def choose_form(state: State, frame: PuttingIntoPlay) -> Decision | None:
    """Unit or pilot, as the player of the effect likes (PILOT-03)."""
    kinds = forms(state, frame.card, frame.under, frame.form, frame.onto)
    options = tuple(("form", frame.card, kind) for kind in kinds)
    return Decision(frame.by, "form", options, why="PILOT-03", source=frame.card)


def take_form(state: State, frame: PuttingIntoPlay, chosen: Sequence[Option]) -> None:
    frame.kind = chosen[0][2]


def choose_host(state: State, frame: PuttingIntoPlay) -> Decision | None:
    """An enhancement names what it enhances (DEPLOY-07)."""
    if frame.kind != ENHANCEMENT:
        return None
    places = hosts(state, frame.card, frame.under) if frame.onto == NOBODY else (frame.onto,)
    options = tuple(("attach", host) for host in places)
    return Decision(frame.by, "host", options, why="DEPLOY-07", source=frame.card)


def take_host(state: State, frame: PuttingIntoPlay, chosen: Sequence[Option]) -> None:
    frame.host = chosen[0][1]


def put_it_into_play(state: State, frame: PuttingIntoPlay) -> None:
    """It enters play, and the engagement if the text says so (CONF-25)."""
    joins = frame.joins and state.engagement and frame.kind == UNIT
    bring_into_play(
        state,
        frame.card,
        frame.by,
        frame.kind,
        host=frame.host,
        role=role_of(state, frame.under) if joins else 0,
        under=frame.under,
    )


def tell_host(state: State, frame: PuttingIntoPlay) -> None:
    """Reactions to the card it enhances being enhanced."""
    if in_play(state, frame.card):
        frame.entered += 1
        if frame.kind == ENHANCEMENT:
            tell_attachment(state, frame.card, frame.host, by=frame.by)


def commit_it(state: State, frame: PuttingIntoPlay) -> None:
    """For texts that put a unit into play committed to the Force."""
    frame.goto("next_card")
    if frame.commits and in_play(state, frame.card) and can_commit(state, frame.card):
        commit_unit(state, frame.card, by=frame.by, source=frame.card, cause="effect")


procedure(
    PuttingIntoPlay,
    next_card,
    Ask(choose_form, take_form),
    Ask(choose_host, take_host),
    put_it_into_play,
    tell_host,
    commit_it,
)
