"""The cards of Jabba's Orders (set 47)."""

import pytest
from kit.card_makers import enhancement, event, objective, unit
from kit.looking import looks_at, told_of
from kit.scenario import Side
from real_cards import DEN, SCUM, dummy, pay, spent, treasury

from swlcg_deck.engine.facts.characteristics import capacity


def _solo(scene, *hand, active="dark"):
    dark = Side(
        affiliation=SCUM,
        hand=["Get Me Solo!"],
        objectives=[DEN, objective("Cell", side="dark")],
        units=["Boba Fett"],
    )
    light = Side(hand=hand, units=["Yoda"])
    return scene(active=active, dark=dark, light=light, abilities=True)


def test_get_me_solo_captures_every_copy_of_the_named_unit_in_the_enemy_hand(scene):
    game = _solo(scene, "Red Five", "Twi'lek Loyalist", "Twi'lek Loyalist", "Counter-stroke")
    game.choose("use Get Me Solo!")
    pay(game)
    game.pass_()
    game.asks("value", "dark")
    # Units, of either player; no event.
    named = {option.removeprefix("value Get Me Solo! ") for option in game.options}
    assert {"Red Five", "Twi'lek Loyalist", "Boba Fett", "Yoda"} <= named
    assert not {"Counter-stroke", "Get Me Solo!", "Den"} & named
    game.choose("value Get Me Solo! Twi'lek Loyalist")
    game.choose("capture at Cell")
    assert len(game.state.captured) == 2
    assert sorted(game.pile("hand", "light")) == ["Counter-stroke", "Red Five"]
    game.leave()


def test_get_me_solo_that_names_wrong_captures_nothing_but_shows_the_hand(scene):
    game = _solo(scene, "Red Five", "Twi'lek Loyalist")
    game.choose("use Get Me Solo!")
    pay(game)
    told = told_of(game, "value Get Me Solo! Yoda")
    assert any("Red Five" in said and "Twi'lek Loyalist" in said for said in told)
    game.choose("value Get Me Solo! Yoda")
    # The Yoda in play is not in hand.
    assert (game.zone("Yoda"), game.state.captured) == ("in play", ())
    game.leave()


@pytest.mark.rule("FAQ-21a")
def test_get_me_solo_is_cancelled_before_a_unit_is_named_or_not_at_all(scene):
    game = _solo(scene, "Counter-stroke", "Red Five")
    game.choose("use Get Me Solo!")
    pay(game)
    game.asks("interrupt", "light")
    game.offers("use Counter-stroke", "pass")
    game.pass_()
    # The name comes after that, and there is no second chance.
    game.choose("value Get Me Solo! Red Five")
    game.choose("capture at Den")
    assert game.zone("Red Five") == "captured"
    game.leave()


@pytest.mark.rule("FAQ-21a")
def test_get_me_solo_cancelled_names_nothing(scene):
    game = _solo(scene, "Counter-stroke", "Red Five")
    game.choose("use Get Me Solo!")
    pay(game)
    game.choose("use Counter-stroke")
    assert game.zone("Get Me Solo!") == "discard pile"
    assert game.zone("Red Five") == "hand"
    game.leave()


def test_get_me_solo_is_not_played_in_the_enemy_turn(scene):
    game = _solo(scene, "Twi'lek Loyalist", active="light")
    game.asks("action", "light")
    game.pass_()
    game.leave()
    assert all("Get Me Solo!" not in option for option in game.options)


@pytest.mark.rule("RES-15")
@pytest.mark.rule("CAP-18")
@pytest.mark.parametrize(
    ("at", "cost"), [((), 4), (("Treasury",), 2), (("Treasury",) * 2, 2), (("Dengar",), 4)]
)
def test_weequay_elite_costs_2_less_while_an_objective_of_yours_has_a_captured_card(
    scene, at, cost
):
    """Not for a card that lies captured at a unit."""
    dark = Side(hand=["Weequay Elite"], objectives=[treasury(SCUM)], units=["Dengar"])
    light = Side(captured=[(unit(f"Captive {n}"), place) for n, place in enumerate(at)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert spent(game, "play Weequay Elite") == cost
    game.leave()


def test_weequay_elite_counts_what_fortified_holding_cells_add(scene):
    cells = ("Fortified Holding Cells", "Treasury")
    dark = Side(hand=["Weequay Elite"], objectives=[treasury(SCUM)], enhancements=[cells])
    game = scene(active="dark", dark=dark, abilities=True)
    assert spent(game, "play Weequay Elite") == 2
    game.leave()


def _crawler(scene, *hand, units=("Jawa Trading Crawler",), **half):
    dark = Side(
        hand=hand,
        units=units,
        objectives=[objective("Bare", side="dark", resources=0, **half)],
        focus={"Sith affiliation": 1},
    )
    return scene(active="dark", dark=dark, abilities=True)


@pytest.mark.rule("RES-01")
@pytest.mark.rule("RES-14")
def test_the_jawa_trading_crawler_pays_for_vehicle_and_droid_units_only(scene):
    cards = [
        unit(f"{trait} unit", side="dark", cost=2, traits=[trait])
        for trait in ("Vehicle", "Droid", "Character")
    ]
    crate = enhancement("Vehicle crate", side="dark", cost=2, traits=["Vehicle"])
    trick = event("Trick", side="dark", cost=1, text="action: {do: [{draw: 1}]}")
    game = _crawler(scene, *cards, crate, trick)
    game.offers("play Vehicle unit unit", "play Droid unit unit", "pass")
    assert spent(game, "play Droid unit") == 2
    assert game.focus("Jawa Trading Crawler") == 2
    game.leave()


@pytest.mark.rule("RES-13")
def test_the_jawa_trading_crawler_pays_for_no_ability(scene):
    game = _crawler(scene, text="action: {cost: [{spend: 1}], do: [{draw: 1}], limit: {per: turn}}")
    assert "use Bare" not in game.options


@pytest.mark.rule("PILOT-01")
def test_a_droid_that_is_played_as_a_pilot_is_no_unit_then(scene):
    droid = unit("Astromech", side="dark", cost=2, traits=["Droid"], keywords=[{"pilot": 1}])
    game = _crawler(scene, droid, units=("Jawa Trading Crawler", dummy("Bus", traits=["Vehicle"])))
    game.offers("play Astromech unit", "pass")


@pytest.mark.rule("DEF-12")
def test_jabbas_orders_let_you_look_at_the_enemy_hand_as_they_enter_play(scene):
    dark = Side(objectives=[DEN, objective("Cell", side="dark")])
    dark.objective_deck = ["Jabba's Orders"]
    light = Side(hand=["Red Five", "Counter-stroke"])
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    seen = looks_at(game, "use Jabba's Orders")
    assert seen == [("dark", ["Red Five", "Counter-stroke"])]
    game.leave()


@pytest.mark.parametrize(("palace", "capacities"), [(True, [6, 4, 5]), (False, [5, 3, 5])])
def test_jabbas_palace_adds_a_point_of_capacity_to_each_of_your_objectives(
    scene, palace, capacities
):
    dark = Side(
        objectives=[objective("Den", side="dark"), objective("Hut", side="dark", capacity=3)],
        units=[dummy("Guard")],
        enhancements=[("Jabba's Palace", None)] if palace else [],
    )
    light = Side(objectives=[objective("Town")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    seen = [capacity(game.state, game.card(name)) for name in ("Den", "Hut", "Town")]
    assert seen == capacities
    assert capacity(game.state, game.card("Guard")) == 5
    game.leave()
