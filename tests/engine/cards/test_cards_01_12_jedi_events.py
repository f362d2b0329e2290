"""Events of the Jedi sets of the Core Set (1 to 7)."""

import pytest
from kit.card_makers import unit
from kit.damage_parts import engage, salvo
from kit.scenario import Side
from real_cards import dummy, pay


@pytest.mark.rule("ABIL-17")
@pytest.mark.rule("TIME-28")
def test_counter_stroke_cancels_an_event_that_is_paid_for_and_aimed(scene):
    light = Side(
        hand=["Counter-stroke"],
        units=["Yoda", "Jedi in Hiding"],
        focus={"Yoda": 1, "Jedi in Hiding": 1},
    )
    game = scene(active="dark", dark=Side(hand=["Force Lightning"]), light=light, abilities=True)
    game.choose("use Force Lightning")
    pay(game)
    game.choose("target Yoda")
    game.asks("interrupt", "light")
    game.offers("use Counter-stroke", "pass")
    assert game.zone("Force Lightning") == "aside"
    game.choose("use Counter-stroke")
    assert game.zone("Yoda") == "in play"
    assert game.pile("discard", "dark") == ["Force Lightning"]
    assert game.pile("discard", "light") == ["Counter-stroke"]
    # What was paid stays paid: three for the Lightning, one for the stroke.
    spent = ["Sith affiliation", *(f"Objective {n}" for n in (1, 2, 3))]
    assert sum(game.focus(card) for card in spent) == 3
    assert game.focus("Jedi affiliation") == 1
    game.leave()


def test_counter_stroke_may_also_cancel_an_event_of_its_own_player(scene):
    light = Side(hand=["Counter-stroke", "Our Most Desperate Hour"], units=["Yoda"])
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Our Most Desperate Hour")
    game.choose("use Counter-stroke")
    assert game.shields("Yoda") == 0
    game.leave()


def test_counter_stroke_needs_its_resource_and_an_event(scene):
    broke = Side(
        hand=["Counter-stroke"],
        units=["Yoda"],
        focus={"Jedi affiliation": 1},
    )
    dark = Side(hand=["Force Choke", "Nightsister"])
    game = scene(active="dark", dark=dark, light=broke, abilities=True)
    # The objectives of the light side are neutral: no Jedi match is left.
    game.choose("use Force Choke")
    assert game.damage("Yoda") == 1
    game.leave()


@pytest.mark.parametrize(("balance", "tokens"), [("dark", 1), ("light", 2)])
def test_jedi_mind_trick_puts_a_focus_token_or_two_by_the_balance(scene, balance, tokens):
    dark = Side(units=["Nightsister", "Rancor", "TIE Fighter"])
    light = Side(hand=["Jedi Mind Trick"], units=["Yoda", "R2-D2"])
    game = scene(active="light", balance=balance, dark=dark, light=light, abilities=True)
    game.choose("use Jedi Mind Trick")
    game.asks("target", "light")
    # Characters and Creatures of either side; no Vehicle, no Droid.
    game.offers("target Nightsister", "target Rancor", "target Yoda")
    game.choose("Rancor")
    assert (game.focus("Rancor"), game.focus("Nightsister")) == (tokens, 0)
    game.leave()


@pytest.mark.rule("SHIELD-11")
def test_our_most_desperate_hour_shields_a_character_even_a_shielded_one(scene):
    dark = Side(units=["Nightsister"])
    light = Side(hand=["Our Most Desperate Hour"], units=["Yoda", "Red Five"], shields={"Yoda": 1})
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Our Most Desperate Hour")
    game.offers("target Nightsister", "target Yoda")
    game.choose("Yoda")
    assert game.shields("Yoda") == 2
    game.leave()


def test_double_strike_readies_a_character_that_was_focused_to_strike(scene):
    light = Side(hand=["Double Strike"], units=["Jedi in Hiding"])
    dark = Side(units=[dummy("Sith")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Jedi in Hiding", defenders=("Sith",))
    game.skip_to("reaction", "light")
    # Focused, and no icon of the strike has been resolved yet.
    assert (game.focus("Jedi in Hiding"), game.damage("Sith")) == (1, 0)
    game.offers("use Double Strike", "pass")
    game.choose("use Double Strike")
    # The strike goes on, and a ready participant has to strike again (STRIKE-25).
    game.skip_to("engage")
    assert (game.damage("Sith"), game.focus("Jedi in Hiding")) == (4, 1)


def test_double_strike_serves_a_character_of_either_side_but_no_vehicle(scene):
    light = Side(hand=["Double Strike"], units=["Red Five"])
    dark = Side(units=[dummy("Sith", traits=["Character"])])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Red Five", defenders=("Sith",))
    game.skip_to("reaction", "light")
    assert game.focus("Sith") == 1
    game.choose("use Double Strike")
    assert game.zone("Double Strike") == "discard pile"
    game.leave()


@pytest.mark.rule("ERR-05")
@pytest.mark.rule("DMG-07")
def test_lightsaber_deflection_turns_one_point_onto_another_unit(scene):
    light = Side(hand=["Lightsaber Deflection"], units=["Luke Skywalker"])
    dark = Side(units=[dummy("Gunner", icons=(2, 0, 0)), dummy("Bystander")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Gunner", defenders=("Luke Skywalker",))
    game.skip_to("interrupt", "light")
    assert game.damage("Luke Skywalker") == 0
    game.choose("use Lightsaber Deflection")
    game.asks("target", "light")
    game.offers("target Gunner", "target Bystander")
    game.choose("Bystander")
    assert (game.damage("Luke Skywalker"), game.damage("Bystander")) == (1, 1)
    game.leave()


@pytest.mark.rule("ERR-05")
def test_lightsaber_deflection_saves_a_unit_that_would_die(scene):
    light = Side(hand=["Lightsaber Deflection"], units=["Twi'lek Loyalist"])
    dark = Side(hand=["Force Choke"], units=[dummy("Sith")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Force Choke")
    game.choose("use Lightsaber Deflection")
    # It would be dealt, and is not: the unit lives, the Sith has the damage.
    assert game.zone("Twi'lek Loyalist") == "in play"
    assert (game.damage("Twi'lek Loyalist"), game.damage("Sith")) == (0, 1)
    game.leave()


def test_lightsaber_deflection_does_not_help_vehicles_or_enemies(scene):
    guns = [salvo("dark", 1, title, title=f"Gun at {title}") for title in ("Red Five", "Sith")]
    light = Side(hand=["Lightsaber Deflection"], units=["Red Five", "Luke Skywalker"])
    dark = Side(objectives=guns, units=[dummy("Sith")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    for title in ("Red Five", "Sith"):
        game.choose(f"use Gun at {title}")
        game.asks("action", "dark")
        assert game.damage(title) == 1


def test_return_of_the_jedi_brings_back_a_force_user_of_your_discard_pile(scene):
    light = Side(
        hand=["Return of the Jedi"],
        discard=["Jedi in Hiding", "Yoda", "Twi'lek Loyalist", "Believer in the Old Ways"],
        objectives=["A Hero's Journey", "In You Must Go"],
    )
    dark = Side(discard=["Nightsister", "Emperor Palpatine"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Return of the Jedi")
    pay(game)
    game.asks("choose", "light")
    game.offers("choose Jedi in Hiding", "choose Yoda")
    game.choose("Yoda")
    assert (game.zone("Yoda"), game.controller("Yoda")) == ("in play", "light")
    game.leave()


def test_return_of_the_jedi_needs_a_force_user_that_may_enter(scene):
    light = Side(
        hand=["Return of the Jedi"],
        units=["Yoda"],
        discard=["Yoda", "Twi'lek Loyalist"],
        objectives=["A Hero's Journey", "In You Must Go"],
    )
    game = scene(active="light", light=light, abilities=True)
    # The second Yoda cannot enter beside the first (UNIQ-02).
    game.leave()
    assert all("Return of the Jedi" not in option for option in game.options)


def test_emergency_repair_heals_an_objective_completely_in_your_turn(scene):
    light = Side(hand=["Emergency Repair"], damage={"Objective 4": 4, "Objective 5": 1})
    dark = Side(damage={"Objective 1": 2})
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Emergency Repair")
    pay(game)
    game.asks("target", "light")
    # No more is asked of a target than the card says; useless ones are the player's affair.
    assert {"target Objective 1", "target Objective 4", "target Objective 5"} <= set(game.options)
    game.choose("target Objective 4")
    assert [game.damage(f"Objective {n}") for n in (1, 4, 5)] == [2, 0, 1]
    game.leave()


def test_emergency_repair_is_not_played_in_the_enemy_turn(scene):
    light = Side(
        hand=["Emergency Repair", "Our Most Desperate Hour"],
        units=["Yoda"],
        damage={"Objective 4": 4},
    )
    game = scene(active="dark", light=light, abilities=True)
    game.asks("action", "light")
    game.offers("use Our Most Desperate Hour", "pass")


def test_force_rejuvenation_takes_any_tokens_and_enhancements_off_a_friendly_character(scene):
    light = Side(
        hand=["Force Rejuvenation"],
        units=["Luke Skywalker", "Red Five"],
        enhancements=[("Jedi Lightsaber", "Luke Skywalker")],
        focus={"Luke Skywalker": 2},
        damage={"Luke Skywalker": 1},
        shields={"Luke Skywalker": 1},
    )
    dark = Side(units=["Nightsister"], enhancements=[("Intimidated", "Luke Skywalker")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Force Rejuvenation")
    pay(game)
    # The only friendly Character is the target; then kind by kind, as many as one likes.
    game.offers(*[f"value Force Rejuvenation {n}" for n in range(3)])
    game.choose("value Force Rejuvenation 2")
    game.choose("value Force Rejuvenation 1")
    game.choose("value Force Rejuvenation 0")
    game.asks("choose", "light")
    game.offers("choose Jedi Lightsaber", "choose Intimidated")
    game.choose("Intimidated")
    assert (game.focus("Luke Skywalker"), game.damage("Luke Skywalker")) == (0, 0)
    assert game.shields("Luke Skywalker") == 1
    assert game.zone("Intimidated") == "discard pile"
    assert game.host("Jedi Lightsaber") == "Luke Skywalker"
    game.leave()


@pytest.mark.rule("ABIL-27")
@pytest.mark.parametrize(("balance", "back"), [("dark", 1), ("light", 2)])
def test_it_binds_all_things_returns_the_top_cards_of_the_discard_pile(scene, balance, back):
    light = Side(hand=["It Binds All Things"], discard=["Yoda", "Red Five", "R2-D2"])
    dark = Side(discard=["Nightsister"])
    game = scene(active="light", balance=balance, dark=dark, light=light, abilities=True)
    game.choose("use It Binds All Things")
    pay(game)
    pile = game.pile("discard", "light")
    assert pile == [*["Yoda", "Red Five", "R2-D2"][: 3 - back], "It Binds All Things"]
    assert sorted(game.pile("hand", "light")) == ["R2-D2", "Red Five"][:back]
    assert game.pile("discard", "dark") == ["Nightsister"]
    game.leave()


def test_it_binds_all_things_takes_what_there_is(scene):
    light = Side(hand=["It Binds All Things"], discard=["Yoda"])
    game = scene(active="light", balance="light", light=light, abilities=True)
    game.choose("use It Binds All Things")
    pay(game)
    assert game.pile("hand", "light") == ["Yoda"]
    assert game.pile("discard", "light") == ["It Binds All Things"]
    game.leave()


def test_with_an_empty_discard_pile_it_binds_nothing(scene):
    light = Side(hand=["It Binds All Things", unit("Cheap", cost=0)])
    game = scene(active="light", light=light, abilities=True)
    game.offers("play Cheap unit", "pass")
