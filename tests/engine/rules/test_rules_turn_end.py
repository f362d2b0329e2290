"""The force phase in the order of the turn (TC-47..TC-53, RB-26, RB-27)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side
from kit.turns import told
from kit.usual_cards import chronicler, clock

from swlcg_deck.engine.core.constants import (
    LIGHT,
)


@pytest.mark.rule("OPEN-53")
def test_whose_turn_ends_still_has_the_first_option_on_its_end(scene):
    ends = {
        side: Side(objectives=[chronicler(side, "ends", title=f"Watch {side}")] * 3)
        for side in ("dark", "light")
    }
    game = scene(phase="force", active="light", **ends)
    while told(game) != "ends turn":
        game.decline()
    game.asks("reaction", "light")
    assert game.state.active == LIGHT
    game.pass_()
    game.asks("reaction", "dark")
    game.decline()
    assert game.state.turn == 5
    game.leave()


@pytest.mark.rule("RB-26")
@pytest.mark.rule("RB-27")
@pytest.mark.rule("TC-49")
@pytest.mark.rule("QS-08")
def test_only_the_active_player_commits_and_the_struggle_comes_after(scene):
    knights = [unit(f"Knight {n}", force=1) for n in range(1, 5)]
    game = scene(
        phase="force",
        active="light",
        balance="dark",
        light=Side(units=knights),
        dark=Side(units=[unit("Lord", side="dark", force=2)]),
    )
    game.asks("commit", "light")
    game.offers(*(f"commit Knight {n}" for n in range(1, 5)), "pass")
    game.choose("Knight 1")
    assert game.balance == "dark"
    game.offers("commit Knight 2", "commit Knight 3", "commit Knight 4", "pass")
    game.choose("Knight 2")
    game.choose("Knight 3")
    # Three Force cards are all there are; the dark side waits for its own turn.
    assert game.state.force_supply == [3, 0]
    assert not game.is_committed("Lord")
    assert game.balance == "light"
    game.leave()


@pytest.mark.rule("QS-08")
def test_a_tied_struggle_leaves_the_token_where_it_lies(scene):
    for balance in ("light", "dark"):
        game = scene(
            phase="force",
            active="light",
            balance=balance,
            light=Side(units=[unit("Knight")], committed=["Knight"]),
            dark=Side(units=[unit("Lord", side="dark")], committed=["Lord"]),
        )
        game.skip_to("discard one", "dark")
        assert game.balance == balance


@pytest.mark.rule("TC-50")
@pytest.mark.rule("TC-51")
def test_the_window_of_the_force_phase_follows_the_struggle(scene):
    game = scene(
        phase="force",
        active="dark",
        dark=Side(objectives=[clock("dark")], units=[unit("Lord", side="dark")]),
        light=Side(objectives=[clock("light")]),
    )
    game.asks("commit", "dark")
    game.choose("Lord")
    game.asks("action", "dark")
    assert game.balance == "dark"
    game.pass_()
    game.asks("action", "light")
