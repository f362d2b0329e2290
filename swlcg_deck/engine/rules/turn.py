"""A turn from its first step to its last, as the timing chart has it (TC-01..TC-53)."""

from collections.abc import Sequence

from swlcg_deck.engine.atoms.memory import forget_log
from swlcg_deck.engine.atoms.table import begin_turn, finish, set_phase
from swlcg_deck.engine.atoms.tokens import remove_shields
from swlcg_deck.engine.core.constants import (
    BALANCE_PHASE,
    CONFLICT_PHASE,
    DARK,
    DEPLOYMENT_PHASE,
    DRAW_PHASE,
    FORCE_PHASE,
    LIGHT,
    NOBODY,
    OBJECTIVE,
    OBJECTIVES,
    PHASE_NAMES,
    REFRESH_PHASE,
    opponent,
)
from swlcg_deck.engine.core.decision import PASS, Decision, Option
from swlcg_deck.engine.core.event import RULES, Event
from swlcg_deck.engine.core.procedure import Ask, Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import cards_of, current_objectives
from swlcg_deck.engine.facts.characteristics import cannot, dial_targets, has_keyword, reserve
from swlcg_deck.engine.facts.contests import bound
from swlcg_deck.engine.facts.listeners import is_watched
from swlcg_deck.engine.facts.virtual import more_in_hand
from swlcg_deck.engine.rules.action_window import open_window
from swlcg_deck.engine.rules.damage import Damage
from swlcg_deck.engine.rules.dial_and_balance import advance_dial
from swlcg_deck.engine.rules.draw_and_discard import discard, draw_card, may_draw
from swlcg_deck.engine.rules.engagement import DefendersFirst, Engagement, can_be_attacked
from swlcg_deck.engine.rules.force_struggle import ForceStruggle
from swlcg_deck.engine.rules.play_card import bring_into_play
from swlcg_deck.engine.timing.occur import happens, occur
from swlcg_deck.engine.timing.scopes import end_scope, moment


class Turn(Frame):
    """One player's turn; the next turn replaces it on the stack."""

    __slots__ = ("engaging", "least", "order", "player")

    def __init__(self, player: int) -> None:
        self.step = 0
        self.player = player
        self.engaging = NOBODY
        """The objective against which an engagement is going to be declared."""
        self.order = ""
        """`DEFENDERS_FIRST`, if a text has these declared before the attackers."""
        self.least = 1
        """How many attackers that text asks for, if so many can be declared."""


DEFENDERS_FIRST = "defenders first"


def _begin_phase(state: State, phase: int) -> None:
    set_phase(state, phase)
    if state.logs:
        forget_log(state, "phase")
    moment(state, "begins", "phase", PHASE_NAMES[phase])


def _end_phase(state: State) -> None:
    end_scope(state, "phase", PHASE_NAMES[state.phase])


def start_turn(state: State, frame: Turn) -> None:
    """TC-01."""
    begin_turn(state, frame.player)
    if state.logs:
        forget_log(state, "turn")
    moment(state, "begins", "turn")


def begin_balance(state: State, frame: Turn) -> None:
    """TC-02. No window in this phase (BAL-08)."""
    _begin_phase(state, BALANCE_PHASE)


def advance_the_dial(state: State, frame: Turn) -> None:
    """TC-03 (BAL-01)."""
    if frame.player == DARK:
        advance_dial(state, 1, by=DARK)


def advance_for_balance(state: State, frame: Turn) -> None:
    """TC-04: a second increase of its own (BAL-02, BAL-10)."""
    if frame.player == DARK and state.balance == DARK:
        advance_dial(state, 1, by=DARK)


def offer_balance_damage(state: State, frame: Turn) -> Decision | None:
    """TC-05 (BAL-03, BAL-04)."""
    if frame.player != LIGHT or state.balance != LIGHT:
        return None
    hit = Event("damaged", by=LIGHT, detail=("balance",))
    options = tuple(
        [
            ("damage", card)
            for card in state.objectives[DARK]
            if not cannot(state, "damaged", card, hit)  # it may not even be picked (DMG-14)
        ]
    )
    if not options:
        return None
    return Decision(LIGHT, "balance", (*options, PASS), why="BAL-03")


def take_balance_damage(state: State, frame: Turn, chosen: Sequence[Option]) -> None:
    if chosen[0] != PASS:
        state.stack.append(Damage((chosen[0][1],), (1,), frame.player, NOBODY, RULES, "balance"))


def end_phase(state: State, frame: Turn) -> None:
    """TC-06, 13, 18, 21, 47, 52."""
    _end_phase(state)


def begin_refresh(state: State, frame: Turn) -> None:
    """TC-07."""
    _begin_phase(state, REFRESH_PHASE)


def remove_focus_tokens(state: State, frame: Turn) -> None:
    """TC-08: one token off each card, two off Elite ones, all together (REF-01, KEY-03)."""
    if frame.player == LIGHT and state.turn == 2:
        return  # only this step is left out of the light side's first turn (REF-02)
    cards = tuple(
        [
            card
            for card in cards_of(state, frame.player)
            if state.focus[card] and not cannot(state, "refreshed", card)
        ]
    )
    if cards:
        amounts = tuple([2 if has_keyword(state, card, "elite") else 1 for card in cards])
        occur(
            state,
            Event("focus_removed", cards, amounts, by=frame.player, detail=("refresh",)),
        )


def remove_shield_tokens(state: State, frame: Turn) -> None:
    """TC-09 (REF-03)."""
    cards = tuple([card for card in cards_of(state, frame.player) if state.shield[card]])
    amounts = tuple([remove_shields(state, card, state.shield[card]) for card in cards])
    if cards and is_watched(state, "shield_removed"):
        occur(state, Event("shield_removed", cards, amounts, by=frame.player))


def replace_objectives(state: State, frame: Turn) -> None:
    """TC-10: the top card of the objective deck, one at a time, each with what it triggers."""
    player = frame.player
    if len(current_objectives(state, player)) >= OBJECTIVES:
        return
    deck = state.objective_deck[player]
    if not deck:
        finish(state, opponent(player), "REF-10")
        return
    frame.step -= 1
    bring_into_play(state, deck[-1], player, OBJECTIVE, how="revealed")


def complete_refresh(state: State, frame: Turn) -> None:
    """TC-11: "after you refresh" (REF-06)."""
    moment(state, "refreshed")


def window(state: State, frame: Turn) -> None:
    """TC-12, 17, 23, 46."""
    open_window(state)


def begin_draw(state: State, frame: Turn) -> None:
    """TC-14."""
    _begin_phase(state, DRAW_PHASE)


def offer_discard(state: State, frame: Turn) -> Decision | None:
    """TC-15 (DRAW-01)."""
    hand = state.hand[frame.player]
    if not hand:
        return None
    options = tuple([("discard", card) for card in hand])
    return Decision(frame.player, "discard one", (*options, PASS), why="DRAW-01")


def take_discard(state: State, frame: Turn, chosen: Sequence[Option]) -> None:
    cards = tuple([card for card in state.hand[frame.player] if ("discard", card) in chosen])
    if cards:
        discard(state, cards, "hand", by=frame.player)


def draw_up(state: State, frame: Turn) -> None:
    """TC-16: one card at a time, until the hand equals the reserve (DRAW-02, DRAW-04)."""
    player = frame.player
    if _hand_size(state, player) < reserve(state, player) and may_draw(state, player):
        frame.step -= 1
        draw_card(state, player)


def _hand_size(state: State, player: int) -> int:
    """As many cards as a player has, or is considered to have."""
    return len(state.hand[player]) + more_in_hand(state, player)


def discard_down(state: State, frame: Turn) -> Decision | None:
    """TC-16: or choose and discard, and look again: texts may have changed the hand."""
    hand = state.hand[frame.player]
    surplus = min(len(hand), _hand_size(state, frame.player) - reserve(state, frame.player))
    if surplus <= 0:
        return None
    options = tuple([("discard", card) for card in hand])
    return Decision(
        frame.player, "discard down", options, least=surplus, most=surplus, why="DRAW-02"
    )


def take_discard_down(state: State, frame: Turn, chosen: Sequence[Option]) -> None:
    frame.goto("draw_up")
    take_discard(state, frame, chosen)


def begin_deployment(state: State, frame: Turn) -> None:
    """TC-19."""
    _begin_phase(state, DEPLOYMENT_PHASE)


def deployment_window(state: State, frame: Turn) -> None:
    """TC-20."""
    open_window(state, deploying=True)


def end_deployment(state: State, frame: Turn) -> None:
    """TC-21: the dark side skips its first conflict phase entirely (CONF-02)."""
    _end_phase(state)
    if state.turn == 1 or state.counts.get(("turn", "skip", CONFLICT_PHASE)):
        frame.goto("begin_force")


def begin_conflict(state: State, frame: Turn) -> None:
    """TC-22."""
    _begin_phase(state, CONFLICT_PHASE)


def conflict_window(state: State, frame: Turn) -> None:
    """TC-23."""
    open_window(state)


def choose_engagement(state: State, frame: Turn) -> Decision | None:
    """TC-24 and TC-25: engage one of the enemy's objectives, or stop (CONF-01, CONF-05); by a
    card's text also the dial (WIN-08)."""
    player = frame.player
    places = (*state.objectives[opponent(player)], *dial_targets(state, player))
    able = _attackable(state, player, places)
    if not able:
        return None
    options = tuple([("engage", card) for card in bound(state, "must be engaged", able) or able])
    return Decision(frame.player, "engage", (*options, PASS), why="CONF-01")


def _attackable(state: State, player: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([card for card in cards if can_be_attacked(state, player, card)])


def objectives_to_engage(state: State, player: int) -> tuple[int, ...]:
    """The enemy objectives that a player could engage now."""
    able = _attackable(state, player, state.objectives[opponent(player)])
    return bound(state, "must be engaged", able) or able


def take_engagement(state: State, frame: Turn, chosen: Sequence[Option]) -> None:
    """What he engages is open to interrupts before it is declared."""
    if chosen[0] == PASS:
        return
    frame.engaging, frame.order = chosen[0][1], ""
    if is_watched(state, "would_engage"):
        event = Event("would_engage", (frame.engaging,), by=frame.player)
        occur(state, event.changed(detail=("", 1)))


@happens("would_engage")
def fix_engagement(state: State, event: Event) -> None:
    """Against what the engagement is declared, and in which order."""
    turn = next(frame for frame in state.stack if isinstance(frame, Turn))
    turn.engaging = event.cards[0]
    turn.order, turn.least = event.detail


def engage(state: State, frame: Turn) -> None:
    """TC-26 to TC-45; then the next one may be declared."""
    objective, frame.engaging = frame.engaging, NOBODY
    if objective != NOBODY:
        frame.goto("conflict_window")
        if frame.order == DEFENDERS_FIRST:
            state.stack.append(DefendersFirst(frame.player, objective, frame.least))
        else:
            state.stack.append(Engagement(frame.player, objective))


def last_conflict_window(state: State, frame: Turn) -> None:
    """TC-46, reached only from the "no" of TC-24 (OPEN-36)."""
    open_window(state)


def begin_force(state: State, frame: Turn) -> None:
    """TC-48, unless a text skips the phase."""
    if state.counts.get(("turn", "skip", FORCE_PHASE)):
        frame.goto("end_turn")
        return
    _begin_phase(state, FORCE_PHASE)


def struggle_for_the_force(state: State, frame: Turn) -> None:
    """TC-49 and TC-50: commitment, then the struggle, with no window between (FORCE-15)."""
    state.stack.append(ForceStruggle(frame.player))


def end_turn(state: State, frame: Turn) -> None:
    """TC-53: reactions to the end, this player still active (OPEN-53)."""
    end_scope(state, "turn")


def next_turn(state: State, frame: Turn) -> None:
    """The other player takes the next turn (GEN-07)."""
    frame.player = opponent(frame.player)
    frame.step = 0


procedure(
    Turn,
    start_turn,
    begin_balance,
    advance_the_dial,
    advance_for_balance,
    Ask(offer_balance_damage, take_balance_damage),
    end_phase,
    begin_refresh,
    remove_focus_tokens,
    remove_shield_tokens,
    replace_objectives,
    complete_refresh,
    window,
    end_phase,
    begin_draw,
    Ask(offer_discard, take_discard),
    draw_up,
    Ask(discard_down, take_discard_down),
    window,
    end_phase,
    begin_deployment,
    deployment_window,
    end_deployment,
    begin_conflict,
    conflict_window,
    Ask(choose_engagement, take_engagement),
    engage,
    last_conflict_window,
    end_phase,
    begin_force,
    struggle_for_the_force,
    window,
    end_phase,
    end_turn,
    next_turn,
)
