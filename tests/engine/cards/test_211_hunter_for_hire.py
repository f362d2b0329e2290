"""The cards of Hunter for Hire (set 211)."""

import pytest
from kit.engagements import engage
from kit.looking import told_of
from kit.scenario import Side
from kit.usual_cards import chronicler, clock
from real_cards import dummy


@pytest.mark.rule("FAQ-06")
def test_bane_malar_shoots_a_committed_unit_outside(scene):
    light = Side(
        units=[dummy(name, "light") for name in ("Guard", "Jedi", "Idle")],
        committed=["Jedi", "Guard"],
    )
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=["Bane Malar"]),
        light=light,
        abilities=True,
    )
    engage(game, "Objective 4", "Bane Malar", defenders=("Guard",))
    game.skip_to("interrupt", "dark")
    game.choose("use Bane Malar")
    game.skip_to("commit")
    # All of it goes to the only unit that is committed and outside.
    assert game.damage("Guard") == game.damage("Idle") == 0
    assert game.damage("Jedi") >= 2


@pytest.mark.rule("STRIKE-19")
def test_with_nobody_inside_bane_malar_still_shoots_outside(scene):
    light = Side(units=[dummy("Jedi", "light")], committed=["Jedi"], focus={"Jedi": 1})
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=["Bane Malar"]),
        light=light,
        abilities=True,
    )
    engage(game, "Objective 4", "Bane Malar")
    game.skip_to("interrupt", "dark")
    game.choose("use Bane Malar")
    game.skip_to("commit")
    assert game.damage("Jedi") >= 2


def _hidden(scene, **more):
    dark = Side(
        enhancements=[("Abandoned Hideout", None)],
        units=[dummy("Maul"), dummy("Dooku"), dummy("Thug")],
        committed=["Maul", "Dooku"],
        objectives=[clock("dark")],
    )
    light = Side(
        units=[dummy("Yoda", "light"), dummy("Obi", "light"), dummy("Padawan", "light")],
        committed=["Yoda"],
        **more,
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Abandoned Hideout")
    return game


@pytest.mark.rule("FORCE-17")
def test_abandoned_hideout_moves_a_force_card_within_one_player(scene):
    game = _hidden(scene, objectives=[chronicler("light", "committed", "uncommitted")])
    game.offers("choose Maul", "choose Dooku", "choose Yoda")
    game.choose("choose Yoda")
    game.offers("choose Obi", "choose Padawan")
    assert "The Force card of Yoda goes to Obi." in told_of(game, "choose Obi")
    game.choose("choose Obi")
    # Nobody was committed or uncommitted: no reaction comes, and the supply is as it was.
    game.asks("action")
    assert (game.is_committed("Yoda"), game.is_committed("Obi")) == (False, True)
    assert game.state.force_supply == [1, 2]
    assert game.focus("Abandoned Hideout") == 1
    game.leave()


def test_its_force_card_cannot_come_to_a_committed_unit(scene):
    game = _hidden(scene)
    game.choose("choose Maul")
    assert game.is_committed("Thug")  # the only one that has none
    assert (game.is_committed("Maul"), game.is_committed("Dooku")) == (False, True)
    assert "use Abandoned Hideout" not in game.options
    game.leave()
