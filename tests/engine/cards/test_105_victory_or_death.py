"""The cards of Victory or Death (set 105)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import clock, vehicle
from real_cards import dummy, icons_of, pay, treasury

VICTORY = "Victory or Death"


@pytest.mark.parametrize("active", ["dark", "light"])
@pytest.mark.parametrize("damage", [0, 1])
def test_undamaged_victory_or_death_lets_only_vehicles_be_committed(scene, active, damage):
    dark = Side(
        objectives=[VICTORY], units=[vehicle("Ship"), dummy("Man")], damage={VICTORY: damage}
    )
    light = Side(units=[vehicle("Wing", "light"), dummy("Pal", "light")])
    game = scene(phase="force", active=active, dark=dark, light=light, abilities=True)
    ship, man = ("Ship", "Man") if active == "dark" else ("Wing", "Pal")
    game.offers(f"commit {ship}", *([f"commit {man}"] if damage else []), "pass")
    game.leave()


@pytest.mark.parametrize("phase", ["deployment", "force"])
def test_victory_or_death_stops_effects_in_the_force_phase_only(scene, phase):
    call = objective(
        "Call",
        side="dark",
        text="action: {do: [{commit: {each: {title: Man}}}], limit: {per: turn}}",
    )
    dark = Side(objectives=[VICTORY, call, clock("dark")], units=[dummy("Man")])
    game = scene(phase=phase, active="dark", dark=dark, abilities=True)
    game.skip_to("action", "dark")
    assert ("use Call" in game.options) == (phase == "deployment")
    game.leave()


@pytest.mark.parametrize(("balance", "blast"), [("dark", 2), ("light", 0)])
def test_a_victory_class_star_destroyer_blasts_while_the_balance_is_dark(scene, balance, blast):
    dark = Side(units=["105-2", vehicle("Ship")])
    game = scene(active="dark", dark=dark, balance=balance, abilities=True)
    assert icons_of(game, "Victory-class Star Destroyer").get("blast", 0) == blast
    assert icons_of(game, "Ship") == {}
    game.leave()


@pytest.mark.rule("FORCE-17")
@pytest.mark.parametrize(
    ("target", "then"), [("Seer", ["Adept"]), ("Raider", ["Seer", "Adept", "Raider"])]
)
def test_a_political_reliability_observer_commits_or_uncommits_a_unit_of_yours(scene, target, then):
    dark = Side(
        hand=["105-4"],
        units=[dummy("Seer"), dummy("Adept"), dummy("Raider")],
        committed=["Seer", "Adept"],
        objectives=[treasury("Imperial Navy")],
    )
    light = Side(units=[dummy("Sage", "light")], committed=["Sage"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Political Reliability Observer")
    pay(game)
    game.asks("reaction", "dark")
    game.choose("use Political Reliability Observer")
    own = ("Seer", "Adept", "Raider")
    game.offers(*(f"target {name}" for name in (*own, "Political Reliability Observer")))
    game.choose(f"target {target}")
    assert [name for name in own if game.is_committed(name)] == then
    assert game.is_committed("Sage")
    game.leave()
