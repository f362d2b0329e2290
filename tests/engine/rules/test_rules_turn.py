"""A turn from its first step to its last (GEN-07..GEN-09, TC-01..TC-21, TC-47..TC-53)."""

from dataclasses import replace

import pytest
from kit.abilities import gains, reaction
from kit.card_makers import objective, unit
from kit.scenario import Side
from kit.turns import chronicle, told
from kit.usual_cards import chronicler, clock

from swlcg_deck.cards.abilities.conditions import BalanceIs
from swlcg_deck.engine.core.constants import DARK, LIGHT, PHASE_NAMES
from swlcg_deck.engine.facts.characteristics import reserve
from swlcg_deck.engine.texts.amounts import condition

STEPS = (
    "begins",
    "ends",
    "dial_changed",
    "focus_removed",
    "shield_removed",
    "entered",
    "refreshed",
    "discarded",
    "drawn",
    "committed",
    "struggle_resolved",
)


def watched_turn(scene, active: str, **parts):
    """A board on which every step of a turn can be seen."""
    spare = {side: [objective(f"New {side}", side=side)] * 2 for side in ("dark", "light")}
    halves = {
        side: Side(
            objectives=[chronicler(side, *STEPS, title=f"Watch {side}"), clock(side)],
            objective_deck=spare[side],
            units=[unit("Recruit", side=side)],
            hand=[unit("Reserve", side=side)] * 5,
            focus={f"Clock of {side}": 1},
            shields={f"Watch {side}": 1},
        )
        if side == active
        else Side(objectives=[clock(side)])
        for side in ("dark", "light")
    }
    return scene(phase="turn", active=active, **halves, **parts)


BOTH_ACT = ["action dark", "action light"]


@pytest.mark.rule("GEN-08")
@pytest.mark.rule("BAL-08")
@pytest.mark.rule("REF-11")
@pytest.mark.rule("REF-12")
@pytest.mark.rule("DRAW-06")
@pytest.mark.rule("TC-01")
@pytest.mark.rule("TC-02")
@pytest.mark.rule("TC-03")
@pytest.mark.rule("TC-04")
@pytest.mark.rule("TC-06")
@pytest.mark.rule("TC-07")
@pytest.mark.rule("TC-08")
@pytest.mark.rule("TC-09")
@pytest.mark.rule("TC-10")
@pytest.mark.rule("TC-11")
@pytest.mark.rule("TC-12")
@pytest.mark.rule("TC-13")
@pytest.mark.rule("TC-14")
@pytest.mark.rule("TC-15")
@pytest.mark.rule("TC-16")
@pytest.mark.rule("TC-17")
@pytest.mark.rule("TC-18")
@pytest.mark.rule("TC-19")
@pytest.mark.rule("TC-20")
@pytest.mark.rule("TC-21")
@pytest.mark.rule("TC-47")
@pytest.mark.rule("TC-48")
@pytest.mark.rule("TC-49")
@pytest.mark.rule("TC-50")
@pytest.mark.rule("TC-51")
@pytest.mark.rule("TC-52")
@pytest.mark.rule("TC-53")
def test_a_dark_turn_goes_through_the_chart_step_by_step(scene):
    game = watched_turn(scene, "dark", balance="dark")
    assert chronicle(game) == [
        "begins turn",
        "begins phase balance",
        "dial_changed",
        "dial_changed",
        "ends phase balance",
        "begins phase refresh",
        "focus_removed refresh",
        "shield_removed",
        "entered revealed",
        "refreshed",
        *BOTH_ACT,
        "ends phase refresh",
        "begins phase draw",
        "discard one dark",
        "drawn",
        *BOTH_ACT,
        "ends phase draw",
        "begins phase deployment",
        *BOTH_ACT,
        "ends phase deployment",
        "begins phase conflict",
        *BOTH_ACT,
        "engage dark",
        *BOTH_ACT,
        "ends phase conflict",
        "begins phase force",
        "commit dark",
        "begins struggle",
        "struggle_resolved",
        *BOTH_ACT,
        "ends phase force",
        "ends turn",
    ]
    assert game.dial == 3


@pytest.mark.rule("GEN-08")
@pytest.mark.rule("TC-05")
@pytest.mark.rule("BAL-05")
@pytest.mark.rule("QS-02")
def test_a_light_turn_has_the_balance_damage_instead_of_the_dial(scene):
    game = watched_turn(scene, "light")
    lines = chronicle(game)
    assert lines[:4] == [
        "begins turn",
        "begins phase balance",
        "balance light",
        "ends phase balance",
    ]
    assert "dial_changed" not in lines
    assert game.dial == 1


@pytest.mark.rule("BAL-08")
def test_an_action_cannot_be_used_before_the_window_after_the_refresh(scene):
    game = scene(phase="turn", active="dark", dark=Side(objectives=[clock("dark")] * 3))
    game.asks("action", "dark")
    assert PHASE_NAMES[game.phase] == "refresh"
    assert game.dial == 2


@pytest.mark.rule("GEN-07")
@pytest.mark.rule("TC-53")
def test_turns_alternate(scene):
    seen = []
    game = scene(
        phase="turn",
        active="dark",
        dark=Side(hand=[unit("Held", side="dark")]),
        light=Side(hand=[unit("Kept")]),
    )
    for _ in range(4):
        game.skip_to("discard one")
        seen.append((game.state.turn, game.decision.player))
        game.decline()
    assert seen == [(3, DARK), (4, LIGHT), (5, DARK), (6, LIGHT)]
    game.leave()


@pytest.mark.rule("TC-01")
def test_the_player_whose_turn_begins_is_active_when_it_is_noticed(scene):
    begins = [
        Side(objectives=[chronicler(side, "begins", title=f"Watch {side}")] * 3)
        for side in ("dark", "light")
    ]
    game = scene(phase="turn", active="light", dark=begins[0], light=begins[1])
    assert told(game) == "begins turn"
    game.asks("reaction", "light")
    assert (game.state.turn, game.state.active) == (4, LIGHT)
    game.pass_()
    game.asks("reaction", "dark")


@pytest.mark.rule("OPEN-01")
@pytest.mark.rule("OPEN-02")
@pytest.mark.rule("TC-21")
def test_the_first_dark_turn_skips_the_conflict_phase_entirely(scene):
    watch = chronicler("dark", "begins", "ends", title="Watch dark")
    game = scene(
        phase="turn",
        active="dark",
        turn=1,
        dial=0,
        dark=Side(
            objectives=[watch, clock("dark"), clock("dark")], units=[unit("Pal", side="dark")]
        ),
    )
    lines = chronicle(game)
    assert game.dial == 1
    assert [line for line in lines if line.startswith("begins")] == [
        "begins turn",
        "begins phase balance",
        "begins phase refresh",
        "begins phase draw",
        "begins phase deployment",
        "begins phase force",
        "begins struggle",
    ]
    assert "ends phase conflict" not in lines
    assert "engage dark" not in lines
    place = lines.index("ends phase deployment")
    assert lines[place + 1] == "begins phase force"
    assert lines.count("action dark") == 4


def test_the_second_dark_turn_has_its_conflict_phase(scene):
    game = scene(phase="turn", active="dark", dark=Side(units=[unit("Pal", side="dark")]))
    game.skip_to("engage", "dark")
    assert game.state.turn == 3


@pytest.mark.rule("GEN-09")
def test_the_balance_is_with_the_side_the_token_shows(scene):
    """A text "while the Balance of the Force is with the light side", through a struggle."""
    with_light = condition(BalanceIs(balance="light"))
    plus_one = gains("reserve", of=lambda state, scope, player: player == scope.you, add=1)
    faith = objective("Faith", side="light", abilities=(replace(plus_one, active=with_light),))
    game = scene(
        phase="force",
        active="dark",
        dark=Side(units=[unit("Lord", side="dark")]),
        light=Side(objectives=[faith]),
    )
    assert reserve(game.state, LIGHT) == 7
    game.choose("Lord")
    assert game.balance == "dark"
    assert reserve(game.state, LIGHT) == 6
    game.leave()


@pytest.mark.rule("REF-07")
@pytest.mark.rule("TC-13")
def test_the_end_of_the_refresh_phase_is_noticed_after_its_window(scene):
    flight = objective(
        "Flight",
        side="light",
        abilities=(
            reaction("ends", matches=lambda s, o, event, c: event.detail[1:] == ("refresh",)),
        ),
    )
    game = scene(
        phase="refresh",
        active="light",
        light=Side(objectives=[flight, clock("light"), clock("light")]),
    )
    game.asks("action", "light")
    game.pass_()
    game.asks("reaction", "light")
    game.offers("use Flight", "pass")
