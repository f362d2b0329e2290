"""The refresh phase (REF)."""

import pytest
from kit.abilities import about_this, gains, reaction
from kit.card_makers import enhancement, mission, objective, unit
from kit.scenario import Side
from kit.turns import refreshed
from kit.usual_cards import chronicler

from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.timing.occur import occur


@pytest.mark.rule("REF-01")
@pytest.mark.rule("REF-08")
@pytest.mark.rule("TC-08")
@pytest.mark.rule("OPEN-12")
@pytest.mark.rule("CHG-25")
def test_one_focus_token_comes_off_everything_the_active_player_controls(scene):
    bug = enhancement("Bug", {"type": "unit"}, side="dark")
    game = refreshed(
        scene,
        active="dark",
        dark=Side(
            units=[unit("Guard", side="dark")],
            enhancements=[(enhancement("Base", side="dark"), None), (bug, "Rebel")],
            focus={
                "Sith affiliation": 1,
                "Objective 1": 2,
                "Guard": 3,
                "Base": 1,
                "Bug": 1,
            },
        ),
        light=Side(
            units=[unit("Rebel")],
            focus={"Rebel": 2, "Jedi affiliation": 1, "Objective 4": 1},
        ),
    )
    own = ("Sith affiliation", "Objective 1", "Guard", "Base", "Bug")
    assert [game.focus(name) for name in own] == [0, 1, 2, 0, 0]
    assert [game.focus(name) for name in ("Rebel", "Jedi affiliation", "Objective 4")] == [2, 1, 1]


def wear_out(state, effect):
    you, this = effect.scope.you, effect.scope.source
    occur(state, Event("focus_placed", (this,), (2,), by=you, source=this))


@pytest.mark.rule("REF-01")
def test_a_mission_under_his_control_is_refreshed_too(scene):
    tiring = reaction("entered", wear_out, matches=about_this, forced=True)
    raid = mission("Raid", side="light", abilities=(tiring,))
    hand = [raid, unit("Held")]
    game = scene(phase="deployment", active="light", light=Side(hand=hand))
    game.choose("Raid")
    assert (game.controller("Raid"), game.focus("Raid")) == ("dark", 2)
    game.skip_to("action", "dark")
    assert game.focus("Raid") == 1


@pytest.mark.rule("REF-01")
def test_all_the_tokens_come_off_in_one_go(scene):
    watch = chronicler("dark", "focus_removed")
    game = scene(
        phase="refresh",
        active="dark",
        dark=Side(
            objectives=[watch],
            units=[unit("Guard", side="dark"), unit("Pal", side="dark")],
            focus={"Guard": 1, "Pal": 1},
        ),
    )
    game.asks("reaction", "dark")
    assert (game.focus("Guard"), game.focus("Pal")) == (0, 0)
    game.pass_()
    game.asks("action")


@pytest.mark.rule("REF-02")
@pytest.mark.rule("REF-14")
@pytest.mark.rule("OPEN-03")
@pytest.mark.rule("TC-08")
@pytest.mark.rule("QS-03")
def test_the_light_side_leaves_out_only_the_first_step_of_its_first_refresh(scene):
    zealot = unit("Zealot", keywords=["elite"])
    watch = chronicler("light", "refreshed")
    game = scene(
        phase="refresh",
        active="light",
        turn=2,
        light=Side(
            objectives=[watch],
            units=[zealot],
            focus={"Zealot": 2, "Chronicler": 1},
            shields={"Zealot": 1},
        ),
    )
    game.asks("reaction", "light")
    game.offers("use Chronicler", "pass")
    assert (game.focus("Zealot"), game.focus("Chronicler")) == (2, 1)
    assert game.shields("Zealot") == 0
    assert len(game.pile("objectives", "light")) == 3


@pytest.mark.rule("REF-02")
def test_the_dark_side_refreshes_in_its_first_turn(scene):
    game = refreshed(scene, active="dark", turn=1, dark=Side(focus={"Objective 1": 1}))
    assert game.focus("Objective 1") == 0


@pytest.mark.rule("REF-02")
def test_the_light_side_refreshes_in_its_second_turn(scene):
    game = refreshed(scene, active="light", turn=4, light=Side(focus={"Objective 4": 1}))
    assert game.focus("Objective 4") == 0


@pytest.mark.rule("REF-03")
@pytest.mark.rule("REF-08")
@pytest.mark.rule("TC-09")
def test_the_shields_of_the_active_player_go_and_the_enemys_stay(scene):
    halves = {
        "dark": Side(units=[unit("Guard", side="dark")], shields={"Guard": 1, "Objective 1": 2}),
        "light": Side(units=[unit("Rebel")], shields={"Rebel": 1, "Objective 4": 1}),
    }
    game = refreshed(scene, active="dark", **halves)
    assert (game.shields("Guard"), game.shields("Objective 1")) == (0, 0)
    assert (game.shields("Rebel"), game.shields("Objective 4")) == (1, 1)
    game.skip_to("action", "light")
    assert (game.shields("Rebel"), game.shields("Objective 4")) == (0, 0)


@pytest.mark.rule("REF-08")
def test_the_opponent_does_not_refresh(scene):
    watch = chronicler("light", "refreshed")
    dark = Side(objectives=[chronicler("dark", "refreshed", title="Other")] * 3)
    game = scene(phase="refresh", active="dark", dark=dark, light=Side(objectives=[watch]))
    game.asks("reaction", "dark")
    assert game.state.stack[-1].event.by == 0
    assert game.pile("objectives", "light") == ["Chronicler"]
    game.skip_to("action", "dark")
    assert game.pile("objectives", "light") == ["Chronicler"]


@pytest.mark.rule("REF-14")
@pytest.mark.rule("TC-08")
def test_an_elite_card_loses_two_tokens_in_the_same_step(scene):
    watch = chronicler("dark", "focus_removed")
    game = scene(
        phase="refresh",
        active="dark",
        dark=Side(
            objectives=[watch] * 1,
            units=[unit("Zealot", side="dark", keywords=["elite"])],
            focus={"Zealot": 3},
        ),
    )
    game.asks("reaction", "dark")
    assert game.focus("Zealot") == 1
    game.pass_()
    game.asks("action")


@pytest.mark.rule("REF-14")
def test_an_elite_card_that_cannot_refresh_keeps_both_tokens(scene):
    lost = objective(
        "Lost",
        side="light",
        abilities=(
            gains(
                "cannot",
                of=lambda state, scope, card: state.faces[card].elite,
                key="refreshed",
            ),
        ),
    )
    zealot = unit("Zealot", side="dark", keywords=["elite"])
    game = refreshed(
        scene,
        active="dark",
        dark=Side(units=[zealot, unit("Pal", side="dark")], focus={"Zealot": 2, "Pal": 2}),
        light=Side(objectives=[lost]),
    )
    assert (game.focus("Zealot"), game.focus("Pal")) == (2, 1)
