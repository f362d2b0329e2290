"""The cards of The Dark Trooper Project (set 101)."""

import pytest
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of

UNITS = {
    "dark": ["Seer", "Raider"],
    "light": ["Sage"],
}


def _board(**half):
    dark = Side(
        units=[*half.pop("own", ()), *map(dummy, UNITS["dark"])],
        committed=["Seer"],
        **half,
    )
    light = Side(units=[dummy("Sage", "light")], committed=["Sage"], focus={"Sage": 3})
    return dark, light


@pytest.mark.parametrize("active", ["dark", "light"])
def test_the_dark_trooper_project_makes_friends_of_the_force_elite(scene, active):
    """An Elite unit loses one token more when it is refreshed."""
    focus = {"Seer": 3, "Raider": 3}
    dark, light = _board(objectives=["The Dark Trooper Project"], focus=focus)
    game = scene(phase="refresh", active=active, dark=dark, light=light, abilities=True)
    game.skip_to("action")
    left = [game.focus(name) for name in ("Seer", "Raider", "Sage")]
    assert left == ([1, 2, 3] if active == "dark" else [3, 3, 2])
    game.leave()


def test_general_mohc_gives_friends_of_the_force_a_blast_icon(scene):
    dark, light = _board(own=["101-2"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    icons = [icons_of(game, name) for name in ("Seer", "Raider", "Sage")]
    assert icons == [{"blast": 1}, {}, {}]
    # He is not committed himself.
    assert icons_of(game, "General Mohc")["blast"] == 1
    game.leave()


def test_general_mohc_is_a_friend_of_the_force_too_once_he_is_committed(scene):
    dark = Side(units=["101-2"], committed=["General Mohc"])
    game = scene(active="dark", dark=dark, abilities=True)
    assert icons_of(game, "General Mohc")["blast"] == 2
    game.leave()


@pytest.mark.rule("FORCE-18")
def test_a_dark_trooper_is_with_the_force_and_takes_no_force_card(scene):
    dark = Side(units=["101-3", *map(dummy, "ABC")], committed=list("AB"), focus={"A": 1, "B": 1})
    light = Side(units=[dummy("Sage", "light", force=2)])
    game = scene(phase="force", active="dark", dark=dark, light=light, abilities=True)
    # The third Force card is still to be had, and the trooper needs none.
    game.offers("commit C", "pass")
    game.pass_()
    assert game.state.force_supply == [1, 3]
    game.leave()


@pytest.mark.rule("FORCE-18")
@pytest.mark.parametrize(("enemy", "balance"), [(0, "dark"), (2, "light")])
def test_a_ready_dark_trooper_counts_in_the_struggle(scene, enemy, balance):
    sage = dummy("Sage", "light", force=enemy)
    light = Side(units=[sage], committed=["Sage"])
    start = "light" if balance == "dark" else "dark"
    game = scene(
        phase="force",
        active="dark",
        dark=Side(units=["101-3"]),
        light=light,
        balance=start,
        abilities=True,
    )
    game.skip_to("action") if game.decision.kind == "commit" else None
    assert game.balance == balance
    game.leave()


@pytest.mark.rule("FORCE-18")
def test_a_dark_trooper_strikes_for_two_tokens(scene):
    dark = Side(units=["101-3"])
    light = Side(units=[dummy("Guard", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Phase I Dark Trooper", defenders=("Guard",))
    game.skip_to("engage") if game.decision.kind != "engage" else None
    assert game.focus("Phase I Dark Trooper") == 2
    game.leave()
