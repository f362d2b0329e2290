"""The edge battle: placing, revealing, fate, counting (EDGE, TC-30..TC-37)."""

from collections.abc import Sequence

from swlcg_deck.engine.atoms.memory import count
from swlcg_deck.engine.atoms.moving import hand_over, move
from swlcg_deck.engine.atoms.table import give_edge, note, report, show_stacks
from swlcg_deck.engine.core.constants import (
    BENEATH,
    DARK,
    EDGE_STACK,
    FATE,
    LIGHT,
    NOBODY,
    PLAYERS,
    opponent,
)
from swlcg_deck.engine.core.decision import PASS, Decision, Option
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.procedure import Ask, Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import also_at_hand, is_under, unchanged
from swlcg_deck.engine.facts.board import attackers, participants
from swlcg_deck.engine.facts.characteristics import player_bonus
from swlcg_deck.engine.facts.contests import edge_cards, edge_total
from swlcg_deck.engine.facts.listeners import is_watched
from swlcg_deck.engine.rules.draw_and_discard import discard
from swlcg_deck.engine.rules.fate_cards import resolve_fate_card
from swlcg_deck.engine.timing.occur import happens, occur
from swlcg_deck.engine.timing.scopes import end_scope, moment

HIGHEST_FIRST = ("edge battle", "highest first")
"""That a text has turned round the order of the fate cards in this battle."""
ONE_AFTER_THE_OTHER = "one after the other"
"""What a modifier of an attacker is about: its battle is placed by the defender first."""


class EdgeBattle(Frame):
    """A battle; when it is cancelled it starts over (EDGE-23, EDGE-31)."""

    __slots__ = (
        "apart",
        "attacker",
        "automatic",
        "only",
        "passes",
        "placing",
        "resolved",
        "totals",
    )

    def __init__(self, attacker: int) -> None:
        self.step = 0
        self.attacker = attacker
        self.automatic = False
        self.apart = False
        """Whether the defender places all his cards before the attacker does, by a text."""
        self.placing = attacker
        self.passes = 0
        self.only = NOBODY
        """The one card that a text lets be placed next."""
        self.resolved: tuple[int, ...] = ()
        self.totals = (0, 0)


def begin_battle(state: State, frame: EdgeBattle) -> None:
    """TC-30: with no defending unit now the attacker will win (EDGE-03, OPEN-46)."""
    frame.automatic = not participants(state, opponent(frame.attacker))
    frame.apart = not unchanged(state, ONE_AFTER_THE_OTHER) and any(
        [is_under(state, ONE_AFTER_THE_OTHER, unit) for unit in attackers(state)]
    )
    frame.placing, frame.passes = frame.attacker, 0
    if frame.apart:
        frame.placing = opponent(frame.attacker)
    frame.resolved = ()
    show_stacks(state, False)
    note(state, "edge battle", frame.automatic)
    moment(state, "begins", "edge battle")


def before_placing(state: State, frame: EdgeBattle) -> None:
    """The moment at which a player would place a card, even if he has none (EDGE-28, FAQ-17)."""
    report(state, 1)
    frame.only = NOBODY
    if is_watched(state, "edge_card_placed"):
        occur(state, Event("edge_card_placed", (), by=frame.placing, detail=("would",)))


@happens("edge_card_placed")
def allow_placing(state: State, event: Event) -> None:
    """Nothing has replaced it: he may place one in the step that follows, or the one that a text
    has picked (EDGE-05)."""
    if event.cards and event.detail[0] == "would":
        battle = [frame for frame in state.stack if isinstance(frame, EdgeBattle)][-1]
        battle.only = event.cards[0]


def place_edge_card(state: State, frame: EdgeBattle) -> Decision | None:
    """TC-31, TC-32: one card facedown from hand, or pass; only with a participant (EDGE-02)."""
    player = frame.placing
    if not state.outcome:
        frame.passes = 0  # an interrupt did something else instead
        return None
    if frame.only != NOBODY and state.zone[frame.only] == BENEATH and participants(state, player):
        frame.passes = 0  # by the text that has picked it he is doing so already
        put_in_stack(state, frame.only, player)
        return None
    hand = state.hand[player] + also_at_hand(state, player)
    if not hand or not participants(state, player):
        frame.passes += 1
        return None
    cards = hand if frame.only == NOBODY else (frame.only,)
    options = tuple([("place", card) for card in cards])
    return Decision(player, "edge", (*options, PASS), why="EDGE-04")


def take_edge_card(state: State, frame: EdgeBattle, chosen: Sequence[Option]) -> None:
    if chosen[0] == PASS:
        frame.passes += 1
        return
    frame.passes = 0
    put_in_stack(state, chosen[0][1], frame.placing)


def put_in_stack(state: State, card: int, player: int) -> None:
    """A card goes into a player's edge stack; it is not played (EDGE-19)."""
    faceup = not state.edge_stack[player] and is_under(state, "first edge card faceup", player)
    if faceup:
        count(state, "edge battle", "faceup", card)
    move(state, card, EDGE_STACK)
    if state.controller[card] != player:
        hand_over(state, card, player)
    if is_watched(state, "edge_card_placed"):
        occur(state, Event("edge_card_placed", (card,), by=player, detail=("placed",)))


def next_placer(state: State, frame: EdgeBattle) -> None:
    """They alternate until both pass one after the other (EDGE-05)."""
    if frame.apart:
        if frame.passes and frame.placing == frame.attacker:
            return
        if frame.passes:
            frame.placing, frame.passes = frame.attacker, 0
        frame.goto("before_placing")
    elif frame.passes < 2:
        frame.placing = opponent(frame.placing)
        frame.goto("before_placing")


def finish_placing(state: State, frame: EdgeBattle) -> None:
    """TC-33: the stacks still facedown."""
    moment(state, "edge_placing_done")


def reveal_stacks(state: State, frame: EdgeBattle) -> None:
    """TC-34: both together (EDGE-09)."""
    cards = (*state.edge_stack[DARK], *state.edge_stack[LIGHT])
    occur(state, Event("edge_revealed", cards, by=frame.attacker))


@happens("edge_revealed")
def turn_stacks_up(state: State, event: Event) -> None:
    show_stacks(state, True)


def waiting_fates(state: State, frame: EdgeBattle) -> list[int]:
    """The fate cards of both stacks that have yet to resolve."""
    return [
        card
        for player in PLAYERS
        for card in edge_cards(state, player)
        if state.faces[card].kind == FATE and card not in frame.resolved
    ]


def choose_fate(state: State, frame: EdgeBattle) -> Decision | None:
    """TC-35: lowest priority first, equal ones in the attacker's order (EDGE-11, EDGE-12)."""
    waiting = waiting_fates(state, frame)
    if not waiting or is_cancelled(state):
        return None
    priorities = [state.faces[card].priority for card in waiting]
    turn = max(priorities) if HIGHEST_FIRST in state.counts else min(priorities)
    options = tuple([("resolve", card) for card in waiting if state.faces[card].priority == turn])
    return Decision(frame.attacker, "fate", options, why="EDGE-12")


def take_fate(state: State, frame: EdgeBattle, chosen: Sequence[Option]) -> None:
    card = chosen[0][1]
    frame.resolved = (*frame.resolved, card)
    resolve_fate_card(state, card)


def cancel_battle(state: State) -> None:
    """Cancel the edge battle that is going on: it starts over (EDGE-23)."""
    count(state, "edge battle", "cancelled")


def is_cancelled(state: State) -> bool:
    return ("edge battle", "cancelled") in state.counts


def next_fate(state: State, frame: EdgeBattle) -> None:
    """Each is finished before the next (EDGE-13); a cancelled battle has no winner (EDGE-31)."""
    if is_cancelled(state):
        frame.goto("discard_stacks")
    elif waiting_fates(state, frame):
        frame.goto("choose_fate")


def count_icons(state: State, frame: EdgeBattle) -> None:
    """TC-36: the higher total wins, a tie goes to the defender (EDGE-14, EDGE-15)."""
    frame.totals = (edge_total(state, DARK), edge_total(state, LIGHT))
    attacker, defender = frame.attacker, opponent(frame.attacker)
    margin = frame.totals[attacker] - frame.totals[defender]
    ahead = margin > 0 or (margin == 0 and player_bonus(state, "wins ties", attacker) > 0)
    give_edge(state, attacker if frame.automatic or ahead else defender)
    note(state, "edge totals", *frame.totals)


def tell_winner(state: State, frame: EdgeBattle) -> None:
    """Reactions to winning or losing, the stacks still there (EDGE-24)."""
    winner = state.edge_holder
    moment(
        state,
        "edge_resolved",
        winner,
        frame.totals[winner],
        frame.totals[opponent(winner)],
    )


def is_contested(event: Event) -> bool:
    """Whether each player had a Force icon in the battle just resolved (CONTEST-01)."""
    return all(total > 0 for total in event.detail[1:])


def discard_stacks(state: State, frame: EdgeBattle) -> None:
    """TC-37: both together (EDGE-16); texts may look at each stack before and after."""
    if is_watched(state, "edge_stack_discarded"):
        _tell_stacks(state, (frame.attacker, opponent(frame.attacker)), frame.attacker)
    else:
        discard_what_is_left(state, frame)


def _tell_stacks(state: State, players: tuple[int, ...], attacker: int) -> None:
    """The moment of one player's stack, within it that of the other, then both go."""
    for place, player in enumerate(players):
        cards = state.edge_stack[player]
        if cards:
            rest = (attacker, *players[place + 1 :])
            occur(state, Event("edge_stack_discarded", cards, by=player, detail=rest))
            return
    _discard_both(state, attacker)


@happens("edge_stack_discarded")
def discard_stack(state: State, event: Event) -> None:
    attacker, *players = event.detail
    _tell_stacks(state, tuple(players), attacker)


def _discard_both(state: State, attacker: int) -> None:
    cards = (*state.edge_stack[DARK], *state.edge_stack[LIGHT])
    if cards:
        discard(state, cards, "edge stack", by=attacker)


def discard_what_is_left(state: State, frame: EdgeBattle) -> None:
    """Whatever became of the moments."""
    _discard_both(state, frame.attacker)


def end_battle(state: State, frame: EdgeBattle) -> None:
    """A cancelled battle is followed by a new one, with empty stacks (EDGE-23, EDGE-31)."""
    if is_cancelled(state):
        frame.goto("begin_battle")
    end_scope(state, "edge battle")


procedure(
    EdgeBattle,
    begin_battle,
    before_placing,
    Ask(place_edge_card, take_edge_card),
    next_placer,
    finish_placing,
    reveal_stacks,
    Ask(choose_fate, take_fate),
    next_fate,
    count_icons,
    tell_winner,
    discard_stacks,
    discard_what_is_left,
    end_battle,
)
