"""The cards of In You Must Go (set 2)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.engagements import engage
from kit.scenario import Scene, Side
from real_cards import dummy, icons_of, pay


def _trained(scene, striker: str, active: str, attacker: tuple[str, ...], *defenders: str) -> Scene:
    dark = Side(units=[dummy("One"), dummy("Two"), dummy("Away")])
    light = Side(units=[striker], enhancements=[("Shii-Cho Training", striker)])
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    at = "Objective 1" if active == "light" else "Objective 4"
    engage(game, at, *attacker, defenders=defenders)
    return game


@pytest.mark.rule("TIME-22")
@pytest.mark.rule("TIME-19")
@pytest.mark.rule("TIME-23")
def test_yoda_deflection_its_worse_and_counter_stroke_nest_as_in_the_worked_example(scene):
    light = Side(
        units=["Yoda", "Twi'lek Loyalist"], hand=["Lightsaber Deflection", "Counter-stroke"]
    )
    dark = Side(units=[dummy("Gunner", icons=(2, 0, 0)), dummy("Sith")], hand=["It's Worse"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Gunner", defenders=("Yoda",))
    # Nobody places an edge card, and Yoda's one tactics token goes to the Sith.
    while game.decision.kind != "interrupt":
        if game.decision.kind == "tactics":
            game.choose("Sith")
        else:
            game.decline()
    game.asks("interrupt", "light")
    game.offers("use Lightsaber Deflection", "pass")
    game.choose("use Lightsaber Deflection")
    game.offers("target Twi'lek Loyalist", "target Gunner", "target Sith")
    game.choose("Sith")
    game.asks("interrupt", "dark")
    game.offers("use It's Worse", "pass")
    game.choose("use It's Worse")
    game.choose("target Twi'lek Loyalist")
    game.asks("interrupt", "light")
    game.offers("use Counter-stroke", "pass")
    game.choose("use Counter-stroke")
    pay(game)
    assert game.pile("discard", "dark") == ["It's Worse"]
    assert game.pile("discard", "light") == ["Counter-stroke", "Lightsaber Deflection"]
    assert game.zone("Twi'lek Loyalist") == "in play"
    assert (game.damage("Sith"), game.damage("Yoda")) == (1, 1)
    game.leave()


@pytest.mark.rule("DEPLOY-12")
def test_shii_cho_training_needs_a_force_user(scene):
    light = Side(hand=["Shii-Cho Training", "Jedi Lightsaber"], units=["Believer in the Old Ways"])
    game = scene(active="light", light=light, abilities=True)
    game.offers("play Jedi Lightsaber enhancement", "pass")


def test_shii_cho_training_divides_damage_among_participating_enemies(scene):
    game = _trained(scene, "Jedi in Hiding", "dark", ("One", "Two"), "Jedi in Hiding")
    game.skip_to("unit damage", "light")
    game.offers("hit One", "hit Two", "split One", "split Two")
    game.choose("split One")
    game.offers("split One", "split Two")
    game.choose("split Two")
    assert [game.damage(name) for name in ("One", "Two", "Away")] == [1, 1, 0]
    game.leave()


@pytest.mark.rule("FAQ-06")
def test_shii_cho_training_and_targeted_strike_are_never_used_together(scene):
    game = _trained(scene, "Luke Skywalker", "light", ("Luke Skywalker",), "One", "Two")
    game.skip_to("icon", "light")
    game.choose("icon Luke Skywalker unit damage")
    game.offers("hit One", "hit Two", "hit Away", "split One", "split Two")
    game.choose("split Two")
    # Once divided, nothing goes to a unit that takes no part.
    game.offers("split One", "split Two")
    game.choose("split One")
    assert [game.damage(name) for name in ("One", "Two", "Away")] == [1, 1, 0]
    game.leave()


@pytest.mark.rule("FAQ-06")
@pytest.mark.parametrize("victim", ["One", "Away"])
def test_with_both_all_damage_may_still_go_to_one_enemy(scene, victim):
    game = _trained(scene, "Luke Skywalker", "light", ("Luke Skywalker",), "One", "Two")
    game.skip_to("icon", "light")
    game.choose("icon Luke Skywalker unit damage")
    game.choose(f"hit {victim}")
    hit = {name: game.damage(name) for name in ("One", "Two", "Away")}
    assert hit == {"One": 0, "Two": 0, "Away": 0} | {victim: 2}
    game.leave()


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


def test_yoda_gains_damage_and_blast_for_each_enhancement_on_him(scene):
    light = Side(
        units=["Yoda", dummy("Pal", "light")],
        enhancements=[
            ("Trust Your Feelings", "Yoda"),
            ("Shii-Cho Training", "Yoda"),
            ("Trust Your Feelings", "Pal"),
            ("Ancient Monument", None),
        ],
    )
    game = scene(light=light, abilities=True)
    assert icons_of(game, "Yoda") == {
        "damage": 2,
        "blast": 2,
        "tactics": 1,
        "edge damage": 1,
        "edge blast": 1,
    }
    assert icons_of(game, "Pal") == {}
    game.leave()


def test_yoda_alone_has_what_is_printed(scene):
    game = scene(light=Side(units=["Yoda"]), abilities=True)
    assert icons_of(game, "Yoda") == {"tactics": 1, "edge damage": 1, "edge blast": 1}
    game.leave()


def test_yoda_counts_an_enemy_enhancement_on_him_too(scene):
    light = Side(units=["Yoda"])
    dark = Side(enhancements=[("Intimidated", "Yoda")])
    game = scene(dark=dark, light=light, abilities=True)
    counted = icons_of(game, "Yoda")
    assert (counted["damage"], counted["blast"]) == (1, 1)
    game.leave()
