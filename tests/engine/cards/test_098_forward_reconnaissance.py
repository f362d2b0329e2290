"""The cards of Forward Reconnaissance (set 98), and the limited resources that work as one of them
does."""

import pytest
from force_struggles import struggle
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, goes_by

RECON = "Forward Reconnaissance"


@pytest.mark.parametrize(
    ("victim", "active", "fits"),
    [
        ("Scout", "light", True),
        ("Home", "light", False),
        ("Guard", "light", False),
        ("Scout", "dark", False),
        ("Guard", "dark", False),
    ],
)
def test_forward_reconnaissance_hurts_a_defender_for_an_attacker_lost(scene, victim, active, fits):
    """Not for one at home, for a defender or for an attacker of the enemy."""
    own, foes = ("Scout", "Pal"), ("Guard", "Wall")
    light = Side(
        objectives=[RECON, salvo("light", 9, victim)],
        units=[dummy(name, "light") for name in (*own, "Home")],
    )
    dark = Side(units=[dummy(name) for name in (*foes, "Away")])
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    at, sent, met = ("Objective 1", own, foes) if active == "light" else (RECON, foes, own)
    engage(game, at, *sent, defenders=met)
    game.skip_to("action", "light")
    game.choose("use Salvo")
    if not fits:
        assert f"use {RECON}" not in game.options
    else:
        game.asks("reaction", "light")
        game.choose(f"use {RECON}")
        game.offers("target Guard", "target Wall")
        game.choose("target Wall")
        assert [game.damage(foe) for foe in (*foes, "Away")] == [0, 1, 0]
    game.leave()


def _jan(scene):
    light = Side(units=["98-2", dummy("Pal", "light"), dummy("Home", "light")], focus={"Home": 1})
    dark = Side(units=[dummy("Guard")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Jan Ors", "Pal", defenders=("Guard",))
    game.skip_to("strike", "light")
    game.choose("strike Jan Ors")
    return game


@pytest.mark.parametrize("used", [True, False])
def test_jan_ors_sends_a_friend_home_and_is_ready_again(scene, used):
    game = _jan(scene)
    game.asks("reaction", "light")
    game.choose("use Jan Ors" if used else "pass")
    if used:
        game.offers("target Pal", "target Home")
        game.choose("target Home")
    assert (game.zone("Home"), game.focus("Jan Ors")) == (("hand", 0) if used else ("in play", 1))
    assert (game.zone("Pal"), game.zone("Guard")) == ("in play", "in play")
    game.leave()


def test_jan_ors_does_it_once_a_turn(scene):
    game = _jan(scene)
    game.choose("use Jan Ors")
    game.choose("target Home")
    game.skip_to("strike", "light")
    game.choose("strike Jan Ors")
    assert game.focus("Jan Ors") == 1
    goes_by(game, "Jan Ors", "engage", "light")


@pytest.mark.parametrize("how", ["destroyed", "returned", "another"])
def test_an_intel_operative_draws_a_card_as_it_leaves_play(scene, how):
    victim = "Pal" if how == "another" else "Intel Operative"
    away = f"action: {{do: [{{send: {{each: {{title: {victim}}}}}, to: hand}}]}}"
    light = Side(
        units=["98-3", dummy("Pal", "light")],
        objectives=[salvo("light", 9, victim), objective("Recall", text=away)],
        deck=[dummy("Next", "light")],
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Recall" if how == "returned" else "use Salvo")
    if how == "another":
        assert "use Intel Operative" not in game.options
        game.leave()
        return
    game.asks("interrupt", "light")
    assert game.zone("Intel Operative") == "in play"
    game.choose("use Intel Operative")
    hand = ["Next"] if how == "destroyed" else ["Next", "Intel Operative"]
    assert sorted(game.pile("hand", "light")) == sorted(hand)
    game.leave()


LIMITED = {
    "98-5": ("light", "Safe House"),
    "101-5": ("dark", "Experimental Tech Lab"),
    "107-5": ("light", "Valley of the Jedi"),
    "109-5": ("light", "Deneba Refueling Station"),
    "110-4": ("dark", "Dark Temple"),
    "111-5": ("dark", "Slaver Holding Cells"),
}


@pytest.mark.parametrize("code", LIMITED)
@pytest.mark.parametrize("winner", ["light", "dark"])
@pytest.mark.parametrize("active", ["light", "dark"])
def test_a_resource_of_the_force_gives_back_a_token_after_a_struggle_won(
    scene, code, winner, active
):
    """In the turn of either player."""
    side, title = LIMITED[code]
    lit = {"enhancements": [(code, None)], "focus": {title: 2}}
    force = {name: 3 if name == winner else 1 for name in ("light", "dark")}
    game = struggle(scene, **force, active=active, **{f"{side}_too": lit})
    if winner == side:
        game.asks("reaction", side)
        game.choose(f"use {title}")
    assert game.focus(title) == (1 if winner == side else 2)
    assert f"use {title}" not in game.options
    game.leave()
