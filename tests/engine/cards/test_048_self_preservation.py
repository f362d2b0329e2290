"""The cards of Self Preservation (set 48)."""

import pytest
from kit.card_makers import unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of, pay, treasury

from swlcg_deck.engine.facts.characteristics import capacity, force_icons

RARER_BOARD = {"48-5": "the unit that is chosen turns the Force struggle"}


@pytest.mark.rule("FORCE-09")
@pytest.mark.parametrize(
    ("units", "enemy", "winner"),
    [(("A", "B"), 3, "light"), (("A", "B"), 4, "dark"), (("A",), 3, "dark")],
)
def test_self_preservation_gives_each_committed_unit_an_icon_in_the_struggle(
    scene, units, enemy, winner
):
    dark = Side(units=[unit("Sith", side="dark", force=enemy)], committed=["Sith"])
    light = Side(
        objectives=["Self Preservation"],
        units=[unit(name, force=1) for name in units],
        committed=list(units),
    )
    game = scene(
        phase="force", active="light", balance="dark", dark=dark, light=light, abilities=True
    )
    assert force_icons(game.state, game.card("A")) == 1
    game.leave()
    # Two units have 2 icons each; one alone has 2; a tie leaves the token.
    assert game.balance == winner
    assert force_icons(game.state, game.card("A")) == 1


@pytest.mark.parametrize(("balance", "icons"), [("light", {"blast": 2}), ("dark", {})])
def test_gotal_outcast_blasts_while_the_force_is_with_the_light_side(scene, balance, icons):
    light = Side(units=["48-2", dummy("Pal", "light")])
    game = scene(active="light", light=light, balance=balance, abilities=True)
    assert icons_of(game, "Gotal Outcast") == icons
    assert icons_of(game, "Pal") == {}
    game.leave()


@pytest.mark.rule("KEY-11")
@pytest.mark.parametrize(("trained", "shields"), [(True, 1), (False, 0)])
def test_soresu_training_teaches_shielding_and_adds_a_point_of_capacity(scene, trained, shields):
    master = dummy("Master", "light", traits=["Character", "Force User"], capacity=3)
    light = Side(units=[master, dummy("Pal", "light")])
    light.enhancements = [("Soresu Training", "Master")] if trained else []
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    assert capacity(game.state, game.card("Master")) == (4 if trained else 3)
    assert capacity(game.state, game.card("Pal")) == 5
    engage(game, "Objective 1", "Master", "Pal")
    if trained:
        game.asks("shielding", "light")
        game.choose("shield Pal")
    assert game.shields("Pal") == shields
    game.leave()


def test_soresu_training_is_for_a_force_user(scene):
    light = Side(
        hand=["Soresu Training"],
        units=[dummy("Sensitive", "light", traits=["Force Sensitive"])],
        objectives=[treasury("Jedi")],
    )
    dark = Side(units=[dummy("Sith", traits=["Force User"])])
    game = scene(active="light", light=light, dark=dark, abilities=True)
    # On an enemy as well: the card says nothing about whose.
    game.choose("play Soresu Training")
    assert game.host("Soresu Training") == "Sith"
    game.leave()


def _struggle(scene, *, balance="dark", **half):
    dark = Side(
        units=[unit("Emperor", side="dark", force=3), dummy("Idle", force=9)],
        committed=["Emperor"],
    )
    light = Side(
        hand=["Unwavering Resolve"],
        objectives=[treasury("Jedi")],
        units=[unit("Tired", force=4), unit("Weak", force=1), unit("Given", force=1)],
        committed=["Given"],
        **half,
    )
    return scene(
        phase="force", active="dark", balance=balance, dark=dark, light=light, abilities=True
    )


@pytest.mark.rule("FORCE-09")
@pytest.mark.parametrize(("chosen", "balance"), [("Tired", "light"), ("Weak", "dark")])
def test_unwavering_resolve_counts_an_exhausted_unit_that_is_not_committed(scene, chosen, balance):
    game = _struggle(scene, focus={"Tired": 2})
    game.skip_to("interrupt", "light")
    game.choose("use Unwavering Resolve")
    pay(game)
    game.offers("choose Tired", "choose Weak")
    game.choose(f"choose {chosen}")
    # 1 committed icon and 4, or 1, against 3.
    assert game.balance == balance
    assert not game.is_committed(chosen)
    game.leave()


@pytest.mark.parametrize(("second", "balance"), [("Tired", "dark"), ("Weak", "light")])
def test_a_unit_counts_once_however_often_it_is_chosen_for_unwavering_resolve(
    scene, second, balance
):
    dark = Side(units=[unit("Emperor", side="dark", force=3)], committed=["Emperor"])
    light = Side(
        hand=["Unwavering Resolve"] * 2,
        objectives=[treasury("Jedi")],
        units=[unit("Tired", force=2), unit("Weak", force=2)],
    )
    game = scene(
        phase="force", active="dark", balance="dark", dark=dark, light=light, abilities=True
    )
    game.skip_to("interrupt", "light")
    for resolve, chosen in (("", "Tired"), (" #2", second)):
        game.choose(f"use Unwavering Resolve{resolve}")
        pay(game)
        game.choose(f"choose {chosen}")
    assert game.balance == balance
    game.leave()


def test_unwavering_resolve_counts_what_self_preservation_adds_in_the_struggle(scene):
    dark = Side(units=[unit("Emperor", side="dark", force=3)], committed=["Emperor"])
    light = Side(
        hand=["Unwavering Resolve"],
        objectives=[treasury("Jedi"), "Self Preservation"],
        units=[unit("Weak", force=1), unit("Given", force=1)],
        committed=["Given"],
    )
    game = scene(
        phase="force", active="dark", balance="dark", dark=dark, light=light, abilities=True
    )
    game.skip_to("interrupt", "light")
    game.choose("use Unwavering Resolve")
    pay(game)
    # 2 icons on each of them against 3.
    assert game.balance == "light"
    game.leave()


def test_without_unwavering_resolve_only_committed_units_count(scene):
    game = _struggle(scene)
    game.skip_to("interrupt", "light")
    game.offers("use Unwavering Resolve", "pass")
    game.pass_()
    assert game.balance == "dark"
    game.leave()
