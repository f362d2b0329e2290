"""The balance phase (BAL)."""

import pytest
from kit.abilities import reaction
from kit.card_makers import mission, objective, unit
from kit.scenario import Side
from kit.usual_cards import chronicler

from swlcg_deck.engine.core.constants import PHASE_NAMES
from swlcg_deck.engine.rules.dial_and_balance import advance_dial


@pytest.mark.rule("BAL-01")
@pytest.mark.rule("BAL-05")
@pytest.mark.rule("TC-03")
def test_with_a_light_token_the_dial_advances_by_one(scene):
    game = scene(phase="balance", active="dark", dial=4, balance="light")
    game.asks("action", "dark")
    assert game.dial == 5
    assert game.damage("Objective 1") == game.damage("Objective 4") == 0


@pytest.mark.rule("BAL-02")
@pytest.mark.rule("TC-04")
def test_with_a_dark_token_the_dial_advances_by_two(scene):
    game = scene(phase="balance", active="dark", dial=4, balance="dark")
    game.asks("action", "dark")
    assert game.dial == 6


@pytest.mark.rule("BAL-03")
@pytest.mark.rule("BAL-04")
@pytest.mark.rule("TC-05")
@pytest.mark.rule("QS-02")
def test_with_a_light_token_the_light_side_may_damage_one_dark_objective(scene):
    game = scene(phase="balance", active="light", balance="light", dial=4)
    game.asks("balance", "light")
    game.offers("damage Objective 1", "damage Objective 2", "damage Objective 3", "pass")
    game.choose("Objective 2")
    game.asks("action", "light")
    assert [game.damage(f"Objective {n}") for n in range(1, 7)] == [0, 1, 0, 0, 0, 0]
    assert game.dial == 4


@pytest.mark.rule("BAL-04")
def test_the_light_side_may_do_without_the_damage(scene):
    game = scene(phase="balance", active="light", balance="light")
    game.pass_()
    game.asks("action", "light")
    assert [game.damage(f"Objective {n}") for n in range(1, 4)] == [0, 0, 0]


@pytest.mark.rule("BAL-03")
def test_a_mission_in_the_dark_area_is_a_current_objective_too(scene):
    raid = mission("Raid", side="light")
    game = scene(phase="deployment", active="light", light=Side(hand=[raid]))
    game.choose("Raid")
    game.skip_to("balance", "light")
    assert "damage Raid" in game.options


@pytest.mark.rule("BAL-05")
@pytest.mark.rule("TC-05")
def test_in_a_light_turn_with_a_dark_token_nothing_happens(scene):
    game = scene(phase="balance", active="light", balance="dark", dial=4)
    game.asks("action", "light")
    assert game.dial == 4


@pytest.mark.rule("BAL-06")
def test_the_balance_damage_destroys_an_objective_and_can_win_the_game(scene):
    gone = [objective(f"Gone {n}", side="dark") for n in (1, 2)]
    game = scene(
        phase="balance",
        active="light",
        dark=Side(damage={"Objective 3": 4}),
        light=Side(victory=gone),
    )
    game.choose("Objective 3")
    assert game.pile("victory", "light") == ["Gone 1", "Gone 2", "Objective 3"]
    assert game.winner == ("light", "WIN-01")


@pytest.mark.rule("BAL-06")
@pytest.mark.rule("RB-14")
def test_an_objective_destroyed_by_it_is_missing_until_its_owner_refreshes(scene):
    game = scene(phase="balance", active="light", dark=Side(damage={"Objective 3": 4}))
    game.choose("Objective 3")
    assert game.pile("victory", "light") == ["Objective 3"]
    game.skip_to("action", "light")
    assert game.pile("objectives", "dark") == ["Objective 1", "Objective 2"]
    game.skip_to("action", "dark")
    assert game.pile("objectives", "dark") == ["Objective 1", "Objective 2", "Spare objective 1"]


@pytest.mark.rule("BAL-07")
def test_a_shield_takes_the_balance_damage_if_dark_wants_it(scene):
    for answer, damage, shields in (("shield", 0, 0), ("take", 1, 1)):
        game = scene(phase="balance", active="light", dark=Side(shields={"Objective 1": 1}))
        game.choose("Objective 1")
        game.asks("shield", "dark")
        game.choose(answer)
        assert (game.damage("Objective 1"), game.shields("Objective 1")) == (damage, shields)
        game.asks("action", "light")


@pytest.mark.rule("BAL-09")
@pytest.mark.rule("RB-28")
@pytest.mark.rule("CHG-27")
def test_at_twelve_the_game_is_over_before_anything_is_refreshed(scene):
    game = scene(
        phase="balance",
        active="dark",
        dial=11,
        balance="light",
        dark=Side(focus={"Objective 1": 1}),
    )
    assert game.winner == ("dark", "WIN-03")
    assert game.focus("Objective 1") == 1
    assert PHASE_NAMES[game.phase] == "balance"


@pytest.mark.rule("RB-28")
@pytest.mark.rule("CHG-27")
def test_a_dial_past_twelve_has_won_as_well(scene):
    def go_up_by_5(state, effect):
        advance_dial(state, 5, by=effect.scope.you)

    surge = objective("Surge", side="dark", abilities=(reaction("begins", go_up_by_5),))
    game = scene(phase="balance", active="dark", dial=9, dark=Side(objectives=[surge]))
    game.choose("use Surge")
    assert game.dial == 14
    assert game.winner == ("dark", "WIN-03")


@pytest.mark.rule("BAL-10")
@pytest.mark.rule("TC-04")
def test_with_a_dark_token_there_are_two_increases_each_with_its_reactions(scene):
    cleansing = chronicler("light", "dial_changed", title="Cleansing")
    game = scene(
        phase="balance", active="dark", dial=4, balance="dark", light=Side(objectives=[cleansing])
    )
    dials = []
    for _ in range(2):
        game.asks("reaction", "light")
        dials.append(game.dial)
        game.choose("use Cleansing")
    assert dials == [5, 6]
    game.asks("action", "dark")


@pytest.mark.rule("BAL-10")
@pytest.mark.rule("BAL-09")
def test_twelve_is_looked_for_after_each_of_the_two(scene):
    cleansing = chronicler("light", "dial_changed", title="Cleansing")
    game = scene(
        phase="balance", active="dark", dial=11, balance="dark", light=Side(objectives=[cleansing])
    )
    assert game.winner == ("dark", "WIN-03")
    assert game.dial == 12


@pytest.mark.rule("GEN-03")
def test_the_balance_damage_cannot_go_to_what_cannot_be_damaged(scene):
    bunker = objective(
        "Bunker",
        side="dark",
        text="constant: {modifiers: {cannot: {be: damaged}}}",
    )
    game = scene(
        phase="balance",
        active="light",
        dark=Side(objectives=[bunker, objective("Plain", side="dark")], units=[unit("Guard")]),
    )
    game.offers("damage Plain", "pass")
    game.choose("Plain")
    assert (game.damage("Bunker"), game.damage("Plain")) == (0, 1)
    game.leave()
