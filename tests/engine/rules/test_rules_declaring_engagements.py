"""Which engagements may be declared, with whom, and how often (CONF-01..CONF-08)."""

import pytest
from kit.abilities import action, reaction
from kit.card_makers import objective, unit
from kit.engagements import chronicle
from kit.instructions import ready
from kit.scenario import Side
from kit.usual_cards import clock, fighter


@pytest.mark.rule("CONF-01")
@pytest.mark.rule("CONF-03")
@pytest.mark.rule("CONF-04")
@pytest.mark.rule("CONF-05")
@pytest.mark.rule("CONF-06")
@pytest.mark.rule("CONF-13")
@pytest.mark.rule("CHG-26")
def test_each_enemy_objective_may_be_engaged_once_one_after_the_other(scene):
    game = scene(phase="conflict", dark=Side(units=[fighter(name) for name in "ABCD"]))
    game.offers("engage Objective 4", "engage Objective 5", "engage Objective 6", "pass")
    game.choose("Objective 5")
    game.choose("A")
    game.skip_to("engage")
    assert game.damage("Objective 5") == 1, "the first engagement is finished"
    game.offers("engage Objective 4", "engage Objective 6", "pass")
    game.choose("Objective 6")
    game.choose("B")
    game.skip_to("engage")
    game.offers("engage Objective 4", "pass")
    game.choose("Objective 4")
    game.choose("C")
    # D is ready, but there is no objective left.
    game.asks("commit", "dark")


@pytest.mark.rule("CONF-01")
@pytest.mark.rule("CONF-05")
@pytest.mark.rule("TC-24")
@pytest.mark.rule("TC-46")
@pytest.mark.rule("OPEN-36")
def test_who_says_no_cannot_engage_any_more_whatever_the_last_window_brings(scene):
    game = scene(
        phase="conflict",
        dark=Side(
            objectives=[objective("Alarm", side="dark", abilities=(action(ready("Sleeper")),))],
            units=[fighter("Sleeper"), fighter("Pal")],
            focus={"Sleeper": 1},
        ),
    )
    game.asks("action", "dark")
    game.pass_()
    game.offers("engage Objective 4", "engage Objective 5", "engage Objective 6", "pass")
    game.pass_()
    game.asks("action", "dark")
    game.choose("Alarm")
    assert game.focus("Sleeper") == 0
    game.pass_()
    game.asks("commit", "dark")


@pytest.mark.rule("CONF-05")
@pytest.mark.rule("CONF-07")
@pytest.mark.rule("TC-24")
@pytest.mark.rule("TC-46")
def test_without_a_ready_unit_nothing_can_be_engaged_and_the_last_window_comes(scene):
    game = scene(
        phase="conflict",
        dark=Side(
            objectives=[clock("dark")],
            units=[fighter("Tired"), fighter("Weary")],
            focus={"Tired": 1, "Weary": 2},
        ),
    )
    game.asks("action", "dark")
    game.pass_()
    game.asks("action", "dark")
    game.pass_()
    game.asks("commit", "dark")


@pytest.mark.rule("CONF-02")
def test_the_dark_side_has_no_conflict_phase_in_its_first_turn(scene):
    moments = (reaction("begins"), reaction("ends"))
    board = {
        "dark": Side(
            objectives=[objective("Log", side="dark", abilities=(action(), *moments))],
            units=[fighter("Walker")],
        )
    }
    first = scene(phase="deployment", turn=1, **board)
    log = chronicle(first, {}, "commit dark")
    assert log == [
        "reaction begins phase deployment dark",
        "window dark",
        "reaction ends phase deployment dark",
        "reaction begins phase force dark",
    ]
    later = scene(phase="deployment", turn=3, **board)
    assert "engage dark" in chronicle(later, {}, "commit dark")


@pytest.mark.rule("CONF-07")
@pytest.mark.rule("CONF-08")
@pytest.mark.rule("CONF-23")
@pytest.mark.rule("RB-11")
@pytest.mark.rule("TC-26")
@pytest.mark.rule("TC-28")
def test_only_ready_units_are_declared_all_together_and_without_focus(scene):
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("A"), fighter("B"), fighter("Tired")], focus={"Tired": 1}),
        light=Side(units=[unit("C"), unit("D"), unit("Weary")], focus={"Weary": 1}),
    )
    game.choose("Objective 4")
    game.asks("attackers", "dark")
    game.offers("attack A", "attack B")
    assert (game.decision.least, game.decision.most) == (1, 2)
    game.choose("A", "B")
    game.asks("defenders", "light")
    game.offers("defend C", "defend D")
    assert (game.decision.least, game.decision.most) == (0, 2)
    assert game.focus("A") == game.focus("B") == 0
    game.choose("C", "D")
    game.asks("strike")
    assert [game.role(name) for name in ("A", "B", "Tired")] == ["attacking", "attacking", ""]
    assert [game.role(name) for name in ("C", "D", "Weary")] == ["defending", "defending", ""]
    assert game.focus("C") == game.focus("D") == 0


@pytest.mark.rule("CONF-08")
@pytest.mark.rule("CONF-25")
def test_a_unit_that_has_joined_already_is_not_declared_as_a_defender(scene):
    """It takes part without having been declared: it has no Shielding to use."""
    join = "action: {do: [{join: {each: {title: Early}}}], limit: {per: turn}}"
    early = unit("Early", keywords=["shielding"])
    light = Side(units=[early, unit("Late")], objectives=[objective("Call", text=join)])
    game = scene(phase="conflict", dark=Side(units=[fighter("A")]), light=light)
    game.skip_to("engage", "dark")
    game.choose("engage Call")
    game.skip_to("action", "light")
    game.choose("use Call")
    game.skip_to("defenders", "light")
    game.offers("defend Late")
    game.choose("defend Late")
    assert [game.role(name) for name in ("Early", "Late")] == ["defending", "defending"]
    game.asks("strike")


@pytest.mark.rule("CONF-08")
def test_the_defender_may_name_nobody(scene):
    game = scene(phase="conflict", dark=Side(units=[fighter("A")]), light=Side(units=[unit("C")]))
    game.choose("Objective 4")
    game.asks("defenders", "light")
    game.choose()
    assert game.role("C") == ""
    game.asks("commit", "dark")
    assert game.damage("Objective 4") == 1


@pytest.mark.rule("RB-11")
def test_an_exhausted_card_keeps_the_abilities_that_do_not_need_it_ready(scene):
    game = scene(
        phase="deployment",
        dark=Side(
            objectives=[objective("Mine", side="dark", resources=1)],
            affiliation="Sith",
            units=[
                fighter(
                    "Sage",
                    text=(
                        "action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                        (
                            "constant: {modifiers: {of: {any: [{side: friendly}, {side: enemy}]}, "
                            "gain: {blast_damage: 1}}}"
                        ),
                    ),
                ),
                fighter("Walker"),
            ],
            hand=[fighter("Costly", cost=1, affiliation="Sith")],
            focus={"Sage": 1, "Mine": 1, "Sith": 1},
        ),
    )
    game.offers("use Sage", "pass")  # nothing can be paid for, the action works
    game.choose("Sage")
    game.pass_()
    game.pass_()
    game.choose("Objective 4")
    game.asks("action", "dark")
    assert game.role("Walker") == "attacking"
    assert game.role("Sage") == ""
    game.skip_to("commit")
    assert game.damage("Objective 4") == 2, "the exhausted Sage still gives Walker its icon"
