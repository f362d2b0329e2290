"""The cards of Defending the Trench (set 159)."""

import pytest
from fate_battles import duel
from kit.card_makers import event, objective, unit
from kit.scenario import Side
from kit.usual_cards import salvo


@pytest.mark.rule("FAQ-35b")
def test_i_have_you_now_destroys_a_light_unit_in_the_battle_once_it_is_won(scene):
    strong = event("Strength", side="dark", force=3)
    game = duel(scene, active="dark", dark=["I Have You Now", strong], light=[])
    assert game.zone("Hero") == "discard pile"
    assert game.zone("Pal") == "in play"
    game.leave()


def _silent(scene, *, participating):
    """The light side's reaction to being attacked, and its event, with Vader in a fighter."""
    fighter = unit("Fighter", side="dark", capacity=5, traits=["Vehicle", "Fighter"])
    other = unit("Other", side="dark", capacity=5)
    light = Side(
        units=[unit("Scout", capacity=5, text="action: {do: [{draw: 1}], limit: {per: turn}}")],
        hand=[event("Trick", text="action: {do: [{draw: 1}]}")],
    )
    dark = Side(units=[fighter, other], enhancements=[("159-2", "Fighter")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("Fighter" if participating else "Other")
    return game


@pytest.mark.rule("ABIL-15")
def test_with_vader_at_the_stick_the_enemy_uses_nothing_in_the_engagement(scene):
    game = _silent(scene, participating=True)
    # No window opens for the light side: it is asked about its defenders at once.
    game.asks("defenders", "light")
    game.leave()


def test_elsewhere_vader_silences_nobody(scene):
    game = _silent(scene, participating=False)
    game.asks("action", "light")
    game.offers("use Scout", "use Trick", "pass")


@pytest.mark.rule("WIN-01")
@pytest.mark.parametrize(("pile", "won"), [("Defending the Trench", True), ("Town", False)])
def test_defending_the_trench_counts_for_two_in_a_victory_pile(scene, pile, won):
    town = objective("Town", side="dark")
    light = Side(objectives=[salvo("light", 5, "Den")], victory=[town if pile == "Town" else pile])
    dark = Side(objectives=[objective("Den", side="dark"), objective("Other", side="dark")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    assert game.winner == (("light", "WIN-01") if won else None)
    game.leave()
