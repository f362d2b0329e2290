"""The cards of Last Minute Rescue (set 6)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, pay, rebels


def _characters_in_danger(scene):
    """A salvo at each of them, of the dark side."""
    dying = ["Twi'lek Loyalist", "Jedi in Hiding", "R2-D2", "Dark Side Apprentice"]
    guns = [salvo("dark", 2, title, title=f"Gun at {title}") for title in dying]
    return scene(
        active="dark",
        dark=Side(objectives=guns, units=["Dark Side Apprentice"]),
        light=Side(units=["Redemption", "Twi'lek Loyalist", "Jedi in Hiding", "R2-D2"]),
        abilities=True,
    )


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
    game.offers(*[f"value Luke Skywalker {n}" for n in range(3)])
    game.choose("value Luke Skywalker 2")
    game.choose("value Luke Skywalker 1")
    game.choose("value Luke Skywalker 0")
    game.asks("choose", "light")
    game.offers("choose Jedi Lightsaber", "choose Intimidated")
    game.choose("Intimidated")
    assert (game.focus("Luke Skywalker"), game.damage("Luke Skywalker")) == (0, 0)
    assert game.shields("Luke Skywalker") == 1
    assert game.zone("Intimidated") == "discard pile"
    assert game.host("Jedi Lightsaber") == "Luke Skywalker"
    game.leave()


def test_last_minute_rescue_heals_a_unit_after_you_refresh(scene):
    light = Side(
        objectives=["Last Minute Rescue", objective("Second"), objective("Third")],
        units=["Yoda", "Red Five"],
        damage={"Yoda": 1},
        focus={"Yoda": 1},
    )
    dark = Side(units=[dummy("Sith")], damage={"Sith": 2, "Objective 1": 2})
    game = scene(phase="refresh", active="light", dark=dark, light=light, abilities=True)
    game.asks("reaction", "light")
    assert game.focus("Yoda") == 0  # the refresh is done
    game.choose("use Last Minute Rescue")
    game.asks("target", "light")
    # A unit of either side, and no objective.
    game.offers("target Yoda", "target Red Five", "target Sith")
    game.choose("Yoda")
    assert (game.damage("Yoda"), game.damage("Sith")) == (0, 2)
    game.leave()


def test_last_minute_rescue_is_not_used_in_the_enemy_turn_or_without_damage(scene):
    light = Side(objectives=["Last Minute Rescue"], units=["Yoda"], damage={"Yoda": 1})
    game = scene(phase="refresh", active="dark", light=light, abilities=True)
    game.leave()
    assert game.damage("Yoda") == 1
    healthy = Side(
        objectives=["Last Minute Rescue", objective("Second"), objective("Third")], units=["Yoda"]
    )
    game = scene(phase="refresh", active="light", light=healthy, abilities=True)
    game.leave()
    assert all("Last Minute Rescue" not in option for option in game.options)


@pytest.mark.rule("DMG-28")
def test_redemption_sends_a_destroyed_character_to_its_owners_hand_once_per_turn(scene):
    game = _characters_in_danger(scene)
    game.choose("use Gun at Twi'lek Loyalist")
    game.asks("interrupt", "light")
    game.offers("use Redemption", "pass")
    game.choose("use Redemption")
    assert game.zone("Twi'lek Loyalist") == "hand"
    # The limit is reached for this turn.
    game.choose("use Gun at Jedi in Hiding")
    assert game.zone("Jedi in Hiding") == "discard pile"
    game.leave()


def test_redemption_may_let_a_character_die_and_save_the_next(scene):
    game = _characters_in_danger(scene)
    game.choose("use Gun at Twi'lek Loyalist")
    game.pass_()
    assert game.zone("Twi'lek Loyalist") == "discard pile"
    game.choose("use Gun at Jedi in Hiding")
    game.choose("use Redemption")
    assert game.zone("Jedi in Hiding") == "hand"
    game.leave()


def test_redemption_saves_characters_of_the_enemy_but_no_droid(scene):
    game = _characters_in_danger(scene)
    game.choose("use Gun at R2-D2")
    assert game.zone("R2-D2") == "discard pile"
    game.choose("use Gun at Dark Side Apprentice")
    game.asks("interrupt", "light")
    game.choose("use Redemption")
    assert game.pile("hand", "dark") == ["Dark Side Apprentice"]
    game.leave()


def test_redemption_cannot_keep_leia_from_being_captured(scene):
    """It replaces the way to the discard pile, and that is not where she goes."""
    dark = Side(objectives=[salvo("dark", 1, "Leia Organa")])
    light = rebels(units=["Leia Organa", "Redemption"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    game.leave()
    assert (game.zone("Leia Organa"), game.host("Leia Organa")) == ("captured", "Salvo")


@pytest.mark.rule("UNIQ-04")
@pytest.mark.rule("ABIL-31")
def test_return_of_the_jedi_offers_no_second_copy_of_a_unique_card(scene):
    light = Side(
        hand=["Return of the Jedi"],
        discard=["Jedi in Hiding", "Yoda", "Luke Skywalker"],
        units=["Yoda"],
        objectives=["A Hero's Journey", "In You Must Go"],
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Return of the Jedi")
    pay(game)
    game.offers("choose Jedi in Hiding", "choose Luke Skywalker")
    game.choose("Luke Skywalker")
    assert game.zone("Luke Skywalker") == "in play"
    game.leave()
