"""The Force struggle (FORCE-09..16, FORCE-21)."""

import pytest
from kit.abilities import gains, you
from kit.card_makers import enhancement, objective, unit
from kit.scenario import Side

from swlcg_deck.engine.core.constants import DARK, LIGHT


def _struggle(scene, *, dark=(), light=(), balance="light", active="dark", objectives=None):
    """Both sides with committed units of so many Force icons; objectives of the dark side."""
    halves = {}
    for side, icons in (("dark", dark), ("light", light)):
        names = [f"{side} {n}" for n in range(len(icons))]
        units = [unit(name, side=side, force=n) for name, n in zip(names, icons, strict=True)]
        halves[side] = Side(units=units, committed=names)
    halves["dark"].objectives = objectives
    return scene(phase="force", active=active, balance=balance, **halves)


@pytest.mark.rule("FORCE-09")
@pytest.mark.rule("FORCE-12")
@pytest.mark.parametrize(
    ("dark", "light", "before", "after"),
    [
        ((2, 1), (2,), "light", "dark"),
        ((1,), (1, 1), "dark", "light"),
        ((2,), (2,), "dark", "dark"),
        ((2,), (2,), "light", "light"),
    ],
)
def test_the_higher_total_turns_the_token_and_a_tie_leaves_it(scene, dark, light, before, after):
    game = _struggle(scene, dark=dark, light=light, balance=before)
    game.skip_to("action", "light")
    assert game.balance == after


@pytest.mark.rule("FORCE-09")
def test_exhausted_and_uncommitted_units_do_not_count(scene):
    idle = unit("Idle", side="dark", force=5)
    game = scene(
        phase="force",
        dark=Side(
            units=[idle, unit("Tired", side="dark", force=5)],
            committed=["Tired"],
            focus={"Tired": 1},
        ),
        light=Side(units=[unit("One", side="light", force=1)], committed=["One"]),
        balance="dark",
    )
    game.pass_()
    assert game.balance == "light"
    game.skip_to("action", "light")


@pytest.mark.rule("FORCE-10")
@pytest.mark.parametrize("active", ["dark", "light"])
def test_both_players_count_in_every_turn(scene, active):
    game = _struggle(scene, dark=(1,), light=(2,), balance="dark", active=active)
    game.skip_to("action")
    assert game.balance == "light"


@pytest.mark.rule("FORCE-11")
def test_a_unit_committed_this_phase_counts_at_once(scene):
    game = scene(phase="force", dark=Side(units=[unit("Ace", side="dark", force=1)]))
    game.choose("commit Ace")
    assert game.balance == "dark"
    game.skip_to("action", "light")


@pytest.mark.rule("FORCE-13")
def test_icons_on_enhancements_do_not_count(scene):
    armour = enhancement("Armour", {"type": "unit"}, side="dark", force=5)
    game = scene(
        phase="force",
        dark=Side(
            units=[unit("Ace", side="dark", force=1)],
            committed=["Ace"],
            enhancements=[(armour, "Ace")],
        ),
        light=Side(units=[unit("Foe", side="light", force=1)], committed=["Foe"]),
    )
    game.skip_to("action", "light")
    assert game.balance == "light"


@pytest.mark.rule("FORCE-21")
def test_icons_that_a_card_adds_to_the_struggle_count_all_the_same(scene):
    training = enhancement(
        "Training", {"type": "unit"}, side="dark", abilities=(gains("struggle", you, add=1),)
    )
    game = scene(
        phase="force",
        dark=Side(
            units=[unit("Ace", side="dark", force=1)],
            committed=["Ace"],
            enhancements=[(training, "Ace")],
        ),
        light=Side(units=[unit("Foe", side="light", force=1)], committed=["Foe"]),
    )
    game.skip_to("action", "light")
    assert game.balance == "dark"


@pytest.mark.rule("FORCE-14")
@pytest.mark.rule("OPEN-06")
@pytest.mark.parametrize(
    ("dark", "light", "before", "winner"),
    [
        ((), (), "dark", DARK),
        ((), (), "light", LIGHT),
        ((2,), (2,), "dark", DARK),
        ((1,), (2,), "dark", LIGHT),
        ((2,), (1,), "dark", DARK),
    ],
)
def test_whoever_has_the_token_after_the_struggle_has_won_it(scene, dark, light, before, winner):
    watch = objective(
        "Watch",
        side="dark",
        text=(
            "reaction: {when: {struggle_resolved: any}, do: [{apply: {unopposed: 1}, "
            "to: you, until: turn}]}"
        ),
    )
    game = _struggle(scene, dark=dark, light=light, balance=before, objectives=[watch])
    game.asks("reaction", "dark")
    assert game.state.stack[-1].event.detail[0] == winner


@pytest.mark.rule("FORCE-15")
@pytest.mark.rule("FORCE-16")
def test_the_one_window_comes_after_the_struggle_and_then_the_turn_is_over(scene):
    game = scene(
        phase="force",
        active="dark",
        dark=Side(
            units=[unit("Ace", side="dark", force=2), unit("Bel", side="dark")],
            objectives=[
                objective(
                    "Button",
                    side="dark",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                )
            ],
        ),
        balance="light",
    )
    game.asks("commit", "dark")
    game.choose("commit Ace")
    game.asks("commit", "dark")
    game.pass_()
    game.asks("action", "dark")
    assert game.balance == "dark"
    game.pass_()
    assert game.state.turn == 4
    assert game.state.active == LIGHT
    game.skip_to("action", "light")
