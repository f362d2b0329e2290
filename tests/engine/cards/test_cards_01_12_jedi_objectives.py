"""Objectives of the Jedi sets of the Core Set (1 to 7)."""

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.damage_parts import engage, salvo
from kit.scenario import Side
from real_cards import dummy, pay


def test_in_you_must_go_makes_the_first_enhancement_of_a_turn_cheaper(scene):
    light = Side(
        objectives=["In You Must Go", objective("Second"), objective("Third")],
        units=["Yoda", "Jedi in Hiding"],
        hand=["Trust Your Feelings", "Jedi Lightsaber", "Believer in the Old Ways"],
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("play Trust Your Feelings")
    game.choose("generate Jedi affiliation 1")
    # It would cost 2: nothing more is asked for.
    game.asks("host")
    game.choose("Yoda")
    game.choose("play Jedi Lightsaber")
    game.choose("Yoda")
    assert game.host("Jedi Lightsaber") == "Yoda"
    # The second one costs what it says; the match has to come from the other Jedi card.
    assert game.focus("In You Must Go") == 1
    game.leave()


def test_in_you_must_go_is_of_no_use_to_units_and_events(scene):
    light = Side(
        objectives=["In You Must Go"],
        units=["Yoda"],
        hand=["Twi'lek Loyalist", "Return of the Jedi", "Shii-Cho Training"],
        discard=["Jedi in Hiding"],
        focus={"Jedi affiliation": 1},
    )
    # One resource is left, and it is a Jedi's.
    game = scene(active="light", light=light, abilities=True)
    game.offers("play Twi'lek Loyalist unit", "play Shii-Cho Training enhancement", "pass")
    game.choose("play Shii-Cho Training")
    assert game.host("Shii-Cho Training") == "Yoda"
    assert game.focus("In You Must Go") == 0
    game.choose("play Twi'lek Loyalist")
    assert game.focus("In You Must Go") == 1
    game.leave()


def test_in_you_must_go_does_not_help_the_enemy(scene):
    base = enhancement("Base", cost=1, side="dark")
    dark = Side(hand=[base, base], focus={"Sith affiliation": 1}, objectives=[objective("One")])
    game = scene(
        active="dark", dark=dark, light=Side(objectives=["In You Must Go"]), abilities=True
    )
    game.choose("play Base enhancement")
    assert game.focus("One") == 1
    assert game.zone("Base #2") == "hand"
    game.leave()


def test_in_you_must_go_works_again_in_the_next_turn(scene):
    light = Side(
        objectives=["In You Must Go"],
        units=["Yoda"],
        hand=["Jedi Lightsaber", "Shii-Cho Training"],
        focus={"Jedi affiliation": 2, "In You Must Go": 3},
    )
    dark = Side(bare_deck=False)
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.offers("play Jedi Lightsaber enhancement", "play Shii-Cho Training enhancement", "pass")
    game.choose("play Jedi Lightsaber")
    # Nothing is left to pay the second one with.
    game.skip_to("balance", "light")
    game.skip_to("action", "light")
    assert game.focus("In You Must Go") == 2
    assert "play Shii-Cho Training enhancement" in game.options


def test_forgotten_heroes_draws_a_card_for_a_force_user_that_is_played(scene):
    light = Side(
        objectives=["Forgotten Heroes", objective("Second"), objective("Third")],
        hand=["Jedi in Hiding", "Twi'lek Loyalist"],
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("play Twi'lek Loyalist")
    pay(game)
    assert game.zone("Twi'lek Loyalist") == "in play"
    assert game.pile("hand", "light") == ["Jedi in Hiding"]
    game.choose("play Jedi in Hiding")
    pay(game)
    game.asks("reaction", "light")
    assert game.zone("Jedi in Hiding") == "in play"
    game.offers("use Forgotten Heroes", "pass")
    game.choose("use Forgotten Heroes")
    assert game.pile("hand", "light") == ["Filler #13"]
    game.leave()


def test_forgotten_heroes_is_silent_about_units_put_into_play_and_the_enemys(scene):
    light = Side(
        objectives=["Forgotten Heroes", objective("Second"), objective("Third")],
        hand=["Return of the Jedi"],
        discard=["Jedi in Hiding"],
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Return of the Jedi")
    pay(game)
    assert game.zone("Jedi in Hiding") == "in play"
    assert game.pile("hand", "light") == []
    game.leave()


def _dagobah_falls(scene, **light):
    strike = salvo("dark", 4, "A Journey to Dagobah")
    return scene(
        active="dark",
        dark=Side(objectives=[strike]),
        light=Side(
            objectives=["A Journey to Dagobah", objective("Second"), objective("Third")],
            objective_deck=["Jedi Training", "Last Minute Rescue", "Forgotten Heroes"],
            **light,
        ),
        abilities=True,
    )


def test_a_journey_to_dagobah_chooses_the_next_objective_at_once(scene):
    game = _dagobah_falls(scene)
    game.choose("use Salvo")
    game.asks("interrupt", "light")
    game.choose("use A Journey to Dagobah")
    game.asks("search", "light")
    game.offers("find Jedi Training", "find Last Minute Rescue", "find Forgotten Heroes")
    game.choose("Forgotten Heroes")
    assert game.pile("objectives", "light") == ["Second", "Third", "Forgotten Heroes"]
    assert game.zone("A Journey to Dagobah") == "victory pile"
    assert sorted(game.pile("objective_deck", "light")) == ["Jedi Training", "Last Minute Rescue"]
    game.leave()


def test_without_its_interrupt_a_journey_to_dagobah_leaves_a_gap(scene):
    game = _dagobah_falls(scene)
    game.choose("use Salvo")
    game.pass_()
    assert game.pile("objectives", "light") == ["Second", "Third"]
    game.leave()


@pytest.mark.rule("CONF-30")
def test_the_objective_dagobah_has_fetched_may_be_engaged_next(scene):
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[dummy("Bomber", icons=(0, 4, 0)), dummy("Second bomber")]),
        light=Side(objectives=["A Journey to Dagobah"], objective_deck=["Jedi Training"]),
        abilities=True,
    )
    engage(game, "A Journey to Dagobah", "Bomber")
    game.skip_to("interrupt", "light")
    game.choose("use A Journey to Dagobah")
    game.choose("Jedi Training")
    game.skip_to("engage")
    game.offers("engage Jedi Training", "pass")


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
    assert "target Objective 1" not in game.options
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


@pytest.mark.rule("FORCE-21")
def test_jedi_training_adds_a_force_icon_to_the_struggle(scene):
    light = Side(objectives=["Jedi Training", objective("Second")])
    game = scene(phase="force", active="light", balance="dark", light=light, abilities=True)
    game.skip_to("balance")
    # One icon against none: the light side has won it.
    assert game.balance == "light"


@pytest.mark.rule("FORCE-21")
def test_ancient_monuments_and_jedi_training_add_up_against_committed_units(scene):
    dark = Side(units=[unit("Sith", side="dark", force=2)], committed=["Sith"])
    light = Side(
        objectives=["Jedi Training"],
        enhancements=[("Ancient Monument", None), ("Ancient Monument", None)],
    )
    game = scene(
        phase="force", active="dark", balance="dark", dark=dark, light=light, abilities=True
    )
    game.leave()
    assert game.balance == "light"


def test_an_ancient_monument_alone_does_not_beat_two_icons(scene):
    dark = Side(units=[unit("Sith", side="dark", force=2)], committed=["Sith"])
    light = Side(objectives=["Jedi Training"], enhancements=[("Ancient Monument", None)])
    game = scene(
        phase="force", active="dark", balance="dark", dark=dark, light=light, abilities=True
    )
    game.leave()
    assert game.balance == "dark"
