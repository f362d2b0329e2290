"""Ownership and control (CTRL)."""

import pytest
from kit.abilities import action, reaction, the
from kit.card_makers import unit
from kit.lab import lab, using, with_lab
from kit.looking import leave_it
from kit.scenario import Side

from swlcg_deck.engine.core.constants import DARK, DISCARD
from swlcg_deck.engine.rules.leave_play import as_it_was
from swlcg_deck.engine.texts.verbs.cards import Draw
from swlcg_deck.engine.texts.verbs.play import PutIntoPlay


@pytest.mark.rule("CTRL-01")
@pytest.mark.rule("CTRL-02")
def test_a_card_enters_play_under_the_control_of_its_owner(scene):
    light = Side(hand=[unit("Rebel", cost=0)], units=[unit("Old")])
    game = scene(active="light", light=light)
    game.choose("Rebel")
    assert game.controller("Rebel") == "light"
    assert [game.state.owner[game.card(name)] for name in ("Rebel", "Old", "Objective 1")] == [
        1,
        1,
        0,
    ]
    game.leave()


@pytest.mark.rule("CTRL-02")
@pytest.mark.rule("CTRL-08")
def test_a_text_may_put_a_card_into_play_under_another_control(scene):
    text = action(the("Rebel", zone=DISCARD), PutIntoPlay("them"))
    game = using(scene, text, light=Side(discard=[unit("Rebel")]))
    assert (game.controller("Rebel"), game.pile("units", "dark")) == ("dark", ["Rebel"])
    leave_it(game)


@pytest.mark.rule("CTRL-01")
@pytest.mark.rule("CTRL-05")
@pytest.mark.rule("CHG-37")
@pytest.mark.rule("CHG-41")
def test_a_card_of_another_owner_leaves_play_for_its_owners_pile(scene):
    """For texts it has entered the pile of the player who controlled it (DISC-06)."""

    def mine(state, scope, event, subject):
        return as_it_was(event, subject)[1] == scope.you

    for player, seen in (("dark", True), ("light", False)):
        watcher = unit(
            "Watcher", side=player, abilities=(reaction("left_play", Draw(1), matches=mine),)
        )
        sides = {"dark": Side(), "light": Side(units=[unit("Rebel")])}
        sides[player].units = [*sides[player].units, watcher]
        steal = "action: {do: [{control: {each: {title: Rebel}}}]}"
        kill = "action: {do: [{destroy: {each: {title: Rebel}}}]}"
        sides["light"].objectives = [lab(kill, side="light", title="Other lab")]
        game = with_lab(scene, steal, **sides)
        game.choose("use Lab")
        game.choose("use Other lab")
        assert game.pile("discard", "light") == ["Rebel"]
        assert game.pile("discard", "dark") == []
        assert ("use Watcher" in game.options) is seen


@pytest.mark.rule("CTRL-03")
def test_cards_out_of_play_are_controlled_by_the_player_of_their_area(scene):
    """A card taken back to hand is its owner's again, whoever controlled it."""
    text = (
        "action: {do: [{control: {each: {title: Rebel}, bind: chosen}}, {send: chosen, to: hand}]}"
    )
    game = using(scene, text, light=Side(units=[unit("Rebel", cost=0)]))
    assert (game.pile("hand", "light"), game.controller("Rebel")) == (["Rebel"], "light")
    leave_it(game)


@pytest.mark.rule("CTRL-07")
@pytest.mark.rule("CTRL-05")
@pytest.mark.rule("CHG-41")
def test_a_unit_that_changes_hands_leaves_the_force_and_the_engagement(scene):
    steal = "action: {do: [{control: {each: {title: Rebel}}, until: engagement}]}"
    dark = Side(
        objectives=[lab(steal), lab(title="Target")],
        units=[unit("Guard", side="dark", capacity=9)],
    )
    light = Side(units=[unit("Rebel", capacity=9), unit("Second", capacity=9)])
    light.committed = ["Rebel"]
    game = scene(phase="conflict", active="light", dark=dark, light=light)
    game.skip_to("engage", "light")
    game.choose("engage Target")
    game.choose("attack Rebel", "attack Second")
    assert game.role("Rebel") == "attacking"
    game.skip_to("action", "dark")
    game.choose("use Lab")
    assert (game.controller("Rebel"), game.role("Rebel")) == ("dark", "")
    assert not game.is_committed("Rebel")
    assert game.state.force_supply == [3, 3]
    game.skip_to("engage", "light")
    assert (game.controller("Rebel"), game.role("Rebel")) == ("light", "")


@pytest.mark.rule("CTRL-07")
def test_a_unit_that_goes_back_leaves_the_force_of_the_player_who_had_it(scene):
    steal = "action: {do: [{control: {each: {title: Rebel}}, until: turn}]}"
    light = Side(units=[unit("Rebel")], hand=[unit("Held", cost=9)])
    game = using(scene, steal, light=light)
    game.skip_to("commit", "dark")
    game.choose("commit Rebel")
    assert game.is_committed("Rebel")
    assert game.state.force_supply[DARK] == 2
    game.skip_to("discard one", "light")
    assert (game.controller("Rebel"), game.is_committed("Rebel")) == ("light", False)
    assert game.state.force_supply == [3, 3]


@pytest.mark.rule("CTRL-06")
def test_the_refresh_of_the_new_controller_counts(scene):
    steal = "action: {do: [{control: {each: {title: Rebel}}}]}"
    light = Side(units=[unit("Rebel", capacity=4)], focus={"Rebel": 3}, damage={"Rebel": 1})
    light.shields = {"Rebel": 1}
    light.hand = [unit("Held", cost=9)]
    dark = Side(hand=[unit("Kept", side="dark", cost=9)])
    game = using(scene, steal, dark=dark, light=light)
    assert (game.focus("Rebel"), game.damage("Rebel"), game.shields("Rebel")) == (3, 1, 1)
    game.skip_to("discard one", "light")
    assert (game.focus("Rebel"), game.shields("Rebel")) == (3, 1)
    game.skip_to("discard one", "dark")
    assert (game.focus("Rebel"), game.shields("Rebel")) == (2, 0)
