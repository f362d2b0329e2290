"""The cards of Hidden from the Empire (set 151)."""

import pytest
from kit.card_makers import event, objective
from kit.scenario import Side
from kit.usual_cards import pilot, vehicle
from real_cards import dummy, spent, treasury

from swlcg_deck.engine.core.constants import DARK, LIGHT, UNIT
from swlcg_deck.engine.facts.costs import play_cost

RARER_BOARD = {
    "151-2": "the enemy pays 4 for a unit",
    "151-4": "an event there targets the enhanced unit",
}
HIDDEN = "Hidden from the Empire"


def _hidden(scene, *, light, dark, active="dark", damage=0):
    """Each side has so many units, and in hand another one, a Pilot and an event."""
    free = {"affiliation": "Neutral", "cost": 0}
    idle = "action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}"

    def half(side, number):
        ace = pilot("Ace", cost=0, side=side, unit_cost=0, affiliation="Neutral")
        hand = [dummy("Recruit", side, **free), ace, event("Plan", side=side, text=idle)]
        return Side(units=[vehicle(f"{side} {n}", side) for n in range(number)], hand=hand)

    mine, theirs = half("light", light), half("dark", dark)
    mine.objectives, mine.damage = [HIDDEN], {HIDDEN: damage}
    game = scene(phase="deployment", active=active, light=mine, dark=theirs, abilities=True)
    plays = {one for one in game.options if one.split()[0] in ("play", "use")}
    game.leave()
    return {one.split(" ", 1)[1].replace(" #2", "") for one in plays}


@pytest.mark.rule("PILOT-15")
@pytest.mark.parametrize("active", ["light", "dark"])
@pytest.mark.parametrize(("own", "others", "free"), [(2, 1, False), (1, 1, True), (1, 2, True)])
def test_who_is_ahead_in_units_plays_none_while_they_hide(scene, active, own, others, free):
    """A Pilot that is played on a Vehicle is no unit then."""
    numbers = {active: own, "light" if active == "dark" else "dark": others}
    plays = _hidden(scene, active=active, **numbers)
    assert plays == {"Ace enhancement", "Plan"} | ({"Recruit unit", "Ace unit"} if free else set())


def test_damaged_they_are_not_hidden_any_more(scene):
    assert "Recruit unit" in _hidden(scene, light=1, dark=2, damage=1)


VIMA = "Vima-Da-Boda"


def _vima(scene, card, *, active="dark"):
    """The active player has played a card, and she is in hand."""
    own = Side(objectives=[treasury("Sith" if active == "dark" else "Jedi")], hand=[card])
    halves = {"dark": Side(), "light": Side(), active: own}
    halves["light"].hand = [*halves["light"].hand, VIMA]
    game = scene(phase="deployment", active=active, abilities=True, **halves)
    spent(game, f"play {card.card.title}")
    return game


def _walker(cost, side="dark"):
    return dummy("Walker", side, cost=cost, affiliation="Sith" if side == "dark" else "Jedi")


@pytest.mark.parametrize(("cost", "comes"), [(5, True), (4, True), (3, False)])
def test_vima_da_boda_comes_when_the_enemy_spends_4_on_a_unit(scene, cost, comes):
    game = _vima(scene, _walker(cost))
    assert (f"use {VIMA}" in game.options) is comes
    if comes:
        game.choose(f"use {VIMA}")
        assert (game.zone(VIMA), game.controller(VIMA)) == ("in play", "light")
    game.leave()


def test_vima_da_boda_does_not_come_for_an_event(scene):
    dear = event("Plot", side="dark", cost=5, affiliation="Sith", text="action: {do: [{draw: 1}]}")
    half = Side(objectives=[treasury("Sith")], hand=[dear])
    game = scene(active="dark", light=Side(hand=[VIMA]), dark=half, abilities=True)
    spent(game, "use Plot")
    assert f"use {VIMA}" not in game.options
    game.leave()


def test_vima_da_boda_does_not_come_for_a_unit_of_her_own_side(scene):
    game = _vima(scene, _walker(5, "light"), active="light")
    assert f"use {VIMA}" not in game.options
    game.leave()


URCHIN = "Undercover Urchin"


def test_an_urchin_brings_back_what_the_enemy_picks(scene):
    light = Side(units=[URCHIN], discard=[dummy("Old", "light"), dummy("Gone", "light")])
    game = scene(active="light", light=light, dark=Side(discard=[dummy("Foe")]), abilities=True)
    game.choose(f"use {URCHIN}")
    game.asks("choose", "dark")
    game.offers("choose Old", "choose Gone")
    game.choose("choose Gone")
    assert (game.pile("hand", "light"), game.focus(URCHIN)) == (["Gone"], 1)
    game.leave()


def test_an_urchin_needs_2_cards_to_look_through(scene):
    light = Side(units=[URCHIN], discard=[dummy("Old", "light")])
    dark = Side(discard=[dummy("Foe"), dummy("Other")])
    game = scene(active="light", light=light, dark=dark, abilities=True)
    assert f"use {URCHIN}" not in game.options
    game.leave()


ZAP = "action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}]}"


@pytest.mark.parametrize("side", ["light", "dark"])
def test_what_is_hidden_in_the_shadows_is_no_target_for_events(scene, side):
    """Of either side; the texts of other cards may target it."""
    gun = objective("Gun", side="dark", text=ZAP)
    foes = "enemy" if side == "dark" else "friendly"
    text = f"action: {{do: [{{place: damage, to: {{target: {{type: unit, side: {foes}}}}}}}]}}"
    light = Side(
        units=[dummy(name, "light", traits=["Character"]) for name in ("Spy", "Pal", "Guard")],
        enhancements=[("Hidden in the Shadows", "Spy")],
        hand=[event("Bolt", text=text)],
    )
    dark = Side(hand=[event("Bolt", side="dark", text=text)], objectives=[gun])
    game = scene(active=side, light=light, dark=dark, abilities=True)
    game.choose("use Bolt" if side == "dark" else "use Bolt #2")
    game.offers("target Pal", "target Guard")
    game.choose("target Pal")
    if side == "dark":
        game.choose("use Gun")
        game.offers("target Spy", "target Pal", "target Guard")
    game.leave()


def _harassed(scene, *, active="dark", copies=2):
    light = Side(hand=["Harassment"] * copies)
    dark = Side(
        objectives=[objective("Hoard", side="dark", affiliation="Sith", resources=3)] * 9,
        hand=[dummy(name, cost=2) for name in "AB"],
        units=[dummy("Raider")],
    )
    return scene(phase="draw", active=active, light=light, dark=dark, abilities=True)


def test_harassment_makes_the_first_unit_of_the_phase_dearer(scene):
    game = _harassed(scene)
    game.skip_to("reaction", "light")
    game.choose("use Harassment")
    # Of a second copy nothing comes in the same phase.
    assert "use Harassment #2" not in game.options
    assert [spent(game, f"play {name} unit") for name in "AB"] == [3, 2]
    game.leave()


def test_harassment_is_over_with_the_phase(scene):
    game = _harassed(scene, copies=1)
    game.skip_to("reaction", "light")
    game.choose("use Harassment")
    card = game.card("A")
    assert play_cost(game.state, card, DARK, UNIT) == 3
    game.skip_to("engage", "dark")
    assert play_cost(game.state, card, DARK, UNIT) == 2
    game.leave()


def test_harassment_is_for_the_deployment_of_the_enemy(scene):
    game = _harassed(scene, active="light")
    while game.options and game.state.active == LIGHT:
        assert "use Harassment" not in game.options
        game.decline()
    game.leave()
