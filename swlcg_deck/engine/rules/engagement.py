"""One engagement, from its attackers to its end (CONF, TC-25..TC-45)."""

from collections.abc import Sequence
from typing import Final

from swlcg_deck.engine.atoms.memory import count
from swlcg_deck.engine.atoms.table import close_engagement, open_engagement, set_role
from swlcg_deck.engine.core.constants import ATTACKING, DEFENDING, NOBODY, opponent
from swlcg_deck.engine.core.decision import PASS, Decision, Option
from swlcg_deck.engine.core.event import RULES, Event
from swlcg_deck.engine.core.procedure import Ask, Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import is_under, unchanged
from swlcg_deck.engine.facts.board import (
    attackers,
    defenders,
    may_be_declared_against,
    participants,
)
from swlcg_deck.engine.facts.characteristics import cannot, has_keyword, player_bonus
from swlcg_deck.engine.facts.contests import (
    able_attackers,
    able_defenders,
    bound,
    can_attack,
    least_attackers,
    least_defenders,
    most_attackers,
)
from swlcg_deck.engine.rules.action_window import ActionWindow, open_window
from swlcg_deck.engine.rules.damage import Damage
from swlcg_deck.engine.rules.edge_battle import EdgeBattle
from swlcg_deck.engine.rules.shield import can_be_shielded
from swlcg_deck.engine.rules.strike import Strike, outside_strikers, ready_participants
from swlcg_deck.engine.timing.frames import Initiation, Occurrence
from swlcg_deck.engine.timing.occur import occur
from swlcg_deck.engine.timing.scopes import end_scope, moment


class Engagement(Frame):
    """The attacker is always the active player."""

    __slots__ = ("attacker", "first", "objective", "shielding", "survivors")

    def __init__(self, attacker: int, objective: int) -> None:
        self.step = 0
        self.attacker = attacker
        self.objective = objective
        """The objective it was declared against; `state.engaged` is where it goes on."""
        self.shielding: tuple[int, ...] = ()
        """Units with Shielding that have yet to use it."""
        self.first = attacker
        """Who has the first slot of this round of strikes."""
        self.survivors: tuple[int, ...] = ()


PARTS: Final = (
    ("declare_attackers", "attackers"),
    ("declare_attackers_last", "attackers"),
    ("declare_defenders", "defenders"),
    ("fight_edge_battle", "edge battle"),
    ("order_slots", "strikes"),
    ("reward_unopposed", "reward"),
)
"""The steps that begin a part of an engagement, and what players call it."""


def engagement_part(state: State) -> str:
    """Which part of the engagement is going on; nothing outside of one."""
    for frame in state.stack:
        if isinstance(frame, Engagement):
            # With something on top of it, it has already been moved on to its next step.
            step = frame.step - (frame is not state.stack[-1])
            begun = [(frame.at[name], part) for name, part in PARTS if name in frame.at]
            return max([one for one in begun if one[0] <= max(0, step)])[1]
    return ""


def has_edge_stacks(state: State) -> bool:
    """From the beginning of an engagement until the stacks of its edge battle are discarded: what
    would be put into one later would lie there for ever (EDGE-16)."""
    battle = next((frame for frame in state.stack if isinstance(frame, EdgeBattle)), None)
    if battle is not None:
        return battle.step < battle.at["end_battle"]
    return engagement_part(state) in ("attackers", "defenders")


def can_be_attacked(state: State, player: int, objective: int) -> bool:
    """TC-24: it may still be engaged, and a unit may attack it."""
    if not may_be_engaged(state, objective):
        return False
    if unchanged(state, "least attackers"):
        return any(can_attack(state, unit, objective) for unit in state.units[player])
    able = len(able_attackers(state, player, objective))
    most = most_attackers(state, objective, able)
    return 0 < least_attackers(state, objective, able) <= most


def may_be_engaged(state: State, objective: int) -> bool:
    """Nothing has used it up this turn or forbids it (CONF-03)."""
    return may_be_declared_against(state, objective) and not cannot(state, "engaged", objective)


def declare_attackers(state: State, frame: Engagement) -> Decision | None:
    """TC-26: one or more ready units, all together."""
    able = able_attackers(state, frame.attacker, frame.objective)
    if not able:
        return None
    most = most_attackers(state, frame.objective, len(able))
    least = least_attackers(state, frame.objective, len(able))
    units, least, most = _free_choice(bound(state, "must attack", able), able, least, most)
    return Decision(
        frame.attacker,
        "attackers",
        tuple([("attack", unit) for unit in units]),
        least=least,
        most=most,
        why="CONF-07",
        source=frame.objective,
    )


def _free_choice(
    musts: tuple[int, ...], able: tuple[int, ...], least: int, most: int
) -> tuple[tuple[int, ...], int, int]:
    """What is left to choose beside the units that have to be declared: among which, and how many.
    If they are more than may be declared, the choice is which of them; they are asked about too if
    there is nobody else."""
    if not musts:
        return able, least, most
    others = tuple([unit for unit in able if unit not in musts])
    if len(musts) >= most or not others:
        return musts, min(most, len(musts)), min(most, len(musts))
    return others, max(0, least - len(musts)), most - len(musts)


def _with_the_bound(musts: tuple[int, ...], chosen: Sequence[Option], most: int) -> tuple[int, ...]:
    """The units declared: those that were chosen, and those that had to be."""
    units = tuple([unit for _, unit in chosen])
    left = [unit for unit in musts if unit not in units]
    return units if len(units) + len(left) > most else (*units, *left)


def take_attackers(state: State, frame: Engagement, chosen: Sequence[Option]) -> None:
    """Now the objective is engaged and the engagement declared (CONF-11, CONF-13)."""
    able = able_attackers(state, frame.attacker, frame.objective)
    most = most_attackers(state, frame.objective, len(able))
    units = _with_the_bound(bound(state, "must attack", able), chosen, most)
    open_engagement(state, frame.objective)
    for unit in units:
        set_role(state, unit, ATTACKING)
    frame.shielding = (*frame.shielding, *_with_shielding(state, units))


def _with_shielding(state: State, units: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([unit for unit in units if has_keyword(state, unit, "shielding")])


def offer_shielding(state: State, frame: Engagement) -> Decision | None:
    """Unit by unit: on a friendly participant or the engaged objective (KEY-11, KEY-18)."""
    while frame.shielding:
        unit = frame.shielding[0]
        player = state.controller[unit]
        places = (*participants(state, player), state.engaged)
        options = tuple(
            [("shield", card) for card in places if card != NOBODY and can_be_shielded(state, card)]
        )
        if options:
            return Decision(player, "shielding", (*options, PASS), why="KEY-11", source=unit)
        frame.shielding = frame.shielding[1:]
    return None


def take_shielding(state: State, frame: Engagement, chosen: Sequence[Option]) -> None:
    frame.step -= 1
    unit, frame.shielding = frame.shielding[0], frame.shielding[1:]
    if chosen[0] != PASS:
        player = state.controller[unit]
        occur(state, Event("shield_placed", (chosen[0][1],), (1,), by=player, source=unit))


def announce_attackers(state: State, frame: Engagement) -> None:
    """Reactions to the declared attackers."""
    if not state.engagement:
        frame.end()  # nobody was left to attack
        return
    moment(state, "declared", "attackers", cards=attackers(state))


def announce_engagement(state: State, frame: Engagement) -> None:
    """Reactions to the engaged objective; redirections (CONF-11, CONF-28)."""
    if state.engaged != NOBODY:
        moment(state, "engaged", cards=(state.engaged,))


def window(state: State, frame: Engagement) -> None:
    """TC-27, 29, 38, 40, 42."""
    open_window(state)


_DEFENDED = ("engagement", "defended")
"""That there will be defenders, where a text asks for several or none."""


def declare_defenders(state: State, frame: Engagement) -> Decision | None:
    """TC-28: any number of ready units, or none, all together."""
    player, able = opponent(frame.attacker), able_defenders(state)
    if not able:
        return None
    musts, least = bound(state, "must defend", able), least_defenders(state)
    if least > len(able):
        return None
    if least and not musts and _DEFENDED not in state.counts:
        options = (("several", NOBODY), PASS)
        return Decision(player, "defend", options, why="CONF-08", source=state.engaged)
    units, least, most = _free_choice(musts, able, least, len(able))
    return Decision(
        player,
        "defenders",
        tuple([("defend", unit) for unit in units]),
        least=least,
        most=most,
        why="CONF-08",
        source=frame.objective if state.engaged == NOBODY else state.engaged,
    )


def take_defenders(state: State, frame: Engagement, chosen: Sequence[Option]) -> None:
    if chosen and chosen[0][1] == NOBODY:
        if chosen[0] != PASS:
            count(state, *_DEFENDED)
            frame.step -= 1
        return
    able = able_defenders(state)
    units = _with_the_bound(bound(state, "must defend", able), chosen, len(able))
    for unit in units:
        set_role(state, unit, DEFENDING)
    frame.shielding = (*frame.shielding, *_with_shielding(state, units))


def announce_defenders(state: State, frame: Engagement) -> None:
    """Reactions to the declared defenders."""
    moment(state, "declared", "defenders", cards=defenders(state), by=opponent(state.active))


def fight_edge_battle(state: State, frame: Engagement) -> None:
    """TC-30..TC-37."""
    state.stack.append(EdgeBattle(frame.attacker))


def _strike_slot(state: State, player: int) -> Decision | None:
    """He must strike if he can; who may strike without taking part never has to (STRIKE-22)."""
    bound = tuple([("strike", unit) for unit in ready_participants(state, player)])
    free = tuple([("strike", unit) for unit in outside_strikers(state, player)])
    if not bound and not free:
        return None
    options = bound + free if bound else (*free, PASS)
    return Decision(player, "strike", options, why="STRIKE-03")


def order_slots(state: State, frame: Engagement) -> None:
    """The player with the edge, unless a text gives the first slot to the other (STRIKE-24)."""
    other = opponent(state.edge_holder)
    claims = player_bonus(state, "strikes first", other) > player_bonus(
        state, "strikes first", state.edge_holder
    )
    frame.first = other if claims else state.edge_holder


def first_slot(state: State, frame: Engagement) -> Decision | None:
    """TC-39."""
    return _strike_slot(state, frame.first)


def second_slot(state: State, frame: Engagement) -> Decision | None:
    """TC-41."""
    return _strike_slot(state, opponent(frame.first))


def take_strike(state: State, frame: Engagement, chosen: Sequence[Option]) -> None:
    if chosen[0] != PASS:
        state.stack.append(Strike(chosen[0][1]))


def strike_on(state: State, frame: Engagement) -> None:
    """TC-43: as long as any participating unit is ready (STRIKE-05)."""
    if ready_participants(state, 0) or ready_participants(state, 1):
        frame.goto("order_slots")


def reward_unopposed(state: State, frame: Engagement) -> None:
    """TC-44: at least one surviving attacker and no surviving defender (CONF-17, CONF-18)."""
    frame.survivors = (*attackers(state), *defenders(state))
    if not attackers(state) or (defenders(state) and not _counts_as_unopposed(state)):
        return
    count(state, "engagement", "unopposed")
    if state.engaged != NOBODY:
        bonus = player_bonus(state, "unopposed", frame.attacker, 1)
        state.stack.append(
            Damage((state.engaged,), (bonus,), frame.attacker, NOBODY, RULES, "unopposed")
        )


def _counts_as_unopposed(state: State) -> bool:
    """By the text of a unit that attacks; that is no matter of the edge (EDGE-03)."""
    return any(is_under(state, "unopposed attack", unit) for unit in attackers(state))


def announce_survivors(state: State, frame: Engagement) -> None:
    """Reactions to surviving, unopposed or not (CONF-31)."""
    if frame.survivors:
        unopposed = ("engagement", "unopposed") in state.counts
        moment(state, "survived", unopposed, cards=frame.survivors)


def conclude(state: State, frame: Engagement) -> None:
    """TC-45: the event names who took part to the end; nobody else has (CONF-16)."""
    end_scope(state, "engagement", *attackers(state), *defenders(state))


procedure(
    Engagement,
    Ask(declare_attackers, take_attackers),
    Ask(offer_shielding, take_shielding),
    announce_attackers,
    announce_engagement,
    window,
    Ask(declare_defenders, take_defenders),
    Ask(offer_shielding, take_shielding),
    announce_defenders,
    window,
    fight_edge_battle,
    window,
    order_slots,
    Ask(first_slot, take_strike),
    window,
    Ask(second_slot, take_strike),
    window,
    strike_on,
    reward_unopposed,
    announce_survivors,
    conclude,
)


class DefendersFirst(Engagement):
    """By a text the defenders are declared, then the attackers, and only then the objective is
    engaged; nothing can be done in between."""

    __slots__ = ("least",)

    def __init__(self, attacker: int, objective: int, least: int) -> None:
        super().__init__(attacker, objective)
        self.least = least
        """How many attackers there have to be, if so many can be declared."""


def declare_attackers_last(state: State, frame: DefendersFirst) -> Decision | None:
    """At least so many as the text says."""
    asked = declare_attackers(state, frame)
    if asked is not None:
        asked.least = max(asked.least, min(frame.least, asked.most))
    return asked


def send_defenders_back(state: State, frame: DefendersFirst) -> None:
    """With nobody left to attack nothing has been declared."""
    if not state.engagement:
        close_engagement(state)
        frame.end()


procedure(
    DefendersFirst,
    Ask(declare_defenders, take_defenders),
    Ask(declare_attackers_last, take_attackers),
    send_defenders_back,
    Ask(offer_shielding, take_shielding),
    announce_defenders,
    announce_attackers,
    announce_engagement,
    window,
    *Engagement.steps[Engagement.at["fight_edge_battle"] : -1],
)


def end_engagement(state: State) -> bool:
    """A text ends it: no strike, no reward, nobody survived, and no more options on what is under
    way; the edge stacks are discarded and the declaration stays used up (CONF-27). False if there
    is no engagement."""
    places = [n for n, frame in enumerate(state.stack) if isinstance(frame, Engagement)]
    if not places:
        return False
    state.stack[places[-1]].goto("conclude")
    outside = True
    for frame in state.stack[places[-1] + 1 :]:
        # The text that ends it is itself carried out to its own end.
        outside = outside and not isinstance(frame, Initiation)
        if isinstance(frame, EdgeBattle):
            frame.goto("discard_stacks")
        elif isinstance(frame, Strike):
            frame.goto("end_strike")
        elif isinstance(frame, ActionWindow):
            frame.end()
        elif isinstance(frame, Occurrence) and outside:
            frame.goto("tell_outcome")
    return True
