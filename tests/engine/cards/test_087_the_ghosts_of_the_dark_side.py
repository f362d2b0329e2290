"""The cards of The Ghosts of the Dark Side (set 87)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import RICH, dummy, pay


def _struggle(scene, *objectives, light=1, balance="light", **dark):
    half = Side(objectives=[*objectives, objective("Den", side="dark")], **dark)
    monk = dummy("Monk", "light", force=light)
    foe = Side(units=[monk], committed=["Monk"])
    game = scene(
        phase="force", active="dark", dark=half, light=foe, balance=balance, abilities=True
    )
    game.skip_to("action", "light")
    return game


@pytest.mark.rule("FORCE-21")
@pytest.mark.parametrize(
    ("ghosts", "light", "balance"),
    [(0, 1, "light"), (1, 1, "light"), (2, 1, "dark"), (2, 2, "light")],
)
def test_each_ghost_of_the_dark_side_is_a_force_icon_in_the_struggle(scene, ghosts, light, balance):
    game = _struggle(scene, *["The Ghosts of the Dark Side"] * ghosts, light=light)
    assert game.balance == balance
    game.leave()


@pytest.mark.rule("FORCE-21")
@pytest.mark.parametrize(
    ("focus", "committed", "balance"),
    [
        (0, True, "dark"),
        (1, True, "dark"),
        (2, True, "dark"),
        (0, False, "light"),
        (1, False, "light"),
    ],
)
def test_a_force_wraith_struggles_exhausted_as_well(scene, focus, committed, balance):
    game = _struggle(
        scene,
        units=["87-2"],
        committed=["Force Wraith"] if committed else [],
        focus={"Force Wraith": focus},
    )
    assert game.balance == balance
    game.leave()


@pytest.mark.parametrize(("light", "balance"), [(1, "dark"), (2, "light")])
@pytest.mark.parametrize("focus", [0, 1])
def test_a_force_wraith_counts_its_icons_once(scene, light, balance, focus):
    game = _struggle(
        scene,
        light=light,
        units=["87-2"],
        committed=["Force Wraith"],
        focus={"Force Wraith": focus},
    )
    assert game.balance == balance
    game.leave()


@pytest.mark.parametrize("used", [True, False])
def test_dark_memories_hurt_a_unit_that_is_focused(scene, used):
    light = Side(units=[dummy("Haunted", "light", traits=["Character"]), dummy("Pal", "light")])
    dark = Side(enhancements=[("87-4", "Haunted")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Haunted", "Pal")
    game.skip_to("strike")
    game.choose("strike Haunted")
    game.asks("reaction", "dark")
    game.choose("use Dark Memories" if used else "pass")
    game.skip_to("commit")
    assert (game.damage("Haunted"), game.damage("Pal")) == (int(used), 0)


def test_dark_memories_hurt_once_for_several_tokens(scene):
    pin = "action: {do: [{place: focus, amount: 3, to: {each: {title: Haunted}}}]}"
    light = Side(units=[dummy("Haunted", "light", traits=["Character"])])
    dark = Side(
        enhancements=[("87-4", "Haunted")], objectives=[objective("Pin", side="dark", text=pin)]
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Pin")
    game.choose("use Dark Memories")
    assert (game.focus("Haunted"), game.damage("Haunted")) == (3, 1)
    assert "use Dark Memories" not in game.options
    game.leave()


def test_dark_memories_go_on_an_enemy_character(scene):
    people = [dummy(name, "light", traits=["Character"]) for name in ("One", "Two")]
    light = Side(units=[*people, dummy("Tank", "light", traits=["Vehicle"])])
    dark = Side(units=[dummy("Lord", traits=["Character"])], hand=["87-4"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Dark Memories")
    game.offers("attach One", "attach Two")


def test_a_force_shockwave_hurts_every_enemy_unit_that_is_not_committed(scene):
    dark = Side(
        hand=["Force Shockwave"], units=[dummy("Thug")], affiliation="Sith", objectives=[RICH]
    )
    light = Side(units=[dummy(name, "light") for name in ("A", "B", "Monk")], committed=["Monk"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Force Shockwave")
    pay(game)
    assert [game.damage(name) for name in ("A", "B", "Monk", "Thug")] == [1, 1, 0, 0]
    game.leave()


HAUNTED = dummy(
    "Haunted",
    "light",
    traits=["Character"],
    resources=1,
    text="action: {cost: [{focus: self}], do: [{draw: 1}]}",
)


@pytest.mark.rule("FOCUS-07")
@pytest.mark.parametrize("how", ["focused for its text", "focused to pay", "moved there"])
def test_dark_memories_heed_every_token_however_it_comes(scene, how):
    move = (
        "action: {do: [{move: focus, from: {each: {title: Other}}, to: {each: {title: Haunted}}}]}"
    )
    light = Side(
        units=[HAUNTED, dummy("Other", "light")],
        hand=[dummy("Recruit", "light")],
        focus={"Other": 1},
    )
    den = objective("Den", side="dark", text=move)
    dark = Side(enhancements=[("87-4", "Haunted")], objectives=[den])
    active = "dark" if how == "moved there" else "light"
    game = scene(active=active, dark=dark, light=light, abilities=True)
    choices = {
        "focused for its text": ["use Haunted"],
        "focused to pay": ["play Recruit", "generate Haunted"],
        "moved there": ["use Den"],
    }
    for choice in choices[how]:
        game.choose(choice)
    game.asks("reaction", "dark")
    game.choose("use Dark Memories")
    assert (game.focus("Haunted"), game.damage("Haunted")) == (1, 1)
    game.leave()


@pytest.mark.rule("SHIELD-08")
def test_dark_memories_forget_a_token_that_a_shield_has_stopped(scene):
    pin = "action: {do: [{place: focus, to: {each: {title: Haunted}}}]}"
    light = Side(units=[HAUNTED], shields={"Haunted": 1})
    dark = Side(
        enhancements=[("87-4", "Haunted")], objectives=[objective("Pin", side="dark", text=pin)]
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Pin")
    game.choose("shield Haunted")
    assert game.focus("Haunted") == 0
    assert "use Dark Memories" not in game.options
    game.leave()
