"""Questions and answers about cards of the sets 1 to 12, with those very cards."""

import pytest
from kit.card_makers import objective
from kit.damage_parts import engage
from kit.scenario import Scene, Side
from real_cards import dummy, pay, rebels


@pytest.mark.rule("FAQ-07")
@pytest.mark.rule("OPEN-40")
def test_the_escort_paid_for_heroic_sacrifice_may_take_its_only_target(scene):
    light = rebels(hand=["Heroic Sacrifice"], units=["X-Wing Escort"])
    dark = Side(units=["TIE Fighter", "Nightsister"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Heroic Sacrifice")
    game.asks("interrupt", "light")
    assert game.zone("X-Wing Escort") == "in play"
    game.choose("use X-Wing Escort")
    # The dark side's only Vehicle is gone; the rest of the event does nothing.
    assert game.zone("TIE Fighter") == game.zone("X-Wing Escort") == "discard pile"
    assert game.zone("Heroic Sacrifice") == "discard pile"
    assert game.zone("Nightsister") == "in play"
    game.leave()


@pytest.mark.rule("FAQ-07")
@pytest.mark.rule("TIME-16")
def test_the_escort_resolves_before_heroic_sacrifice_chooses_its_target(scene):
    light = rebels(hand=["Heroic Sacrifice"], units=["X-Wing Escort"])
    dark = Side(units=["TIE Fighter", "AT-ST", "TIE Bomber"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Heroic Sacrifice")
    game.choose("use X-Wing Escort")
    game.asks("choose", "dark")
    game.choose("TIE Fighter")
    game.asks("target", "light")
    game.offers("target AT-ST", "target TIE Bomber")
    game.choose("AT-ST")
    assert game.pile("units", "dark") == ["TIE Bomber"]
    game.leave()


def _attack_with_red_two(scene, *wing: str, damage: int, defenders: tuple[str, ...] = ()) -> Scene:
    dark = Side(units=[dummy("Guard")], damage={"Objective 1": damage})
    light = rebels(units=["Red Two", *wing])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Red Two", *wing, defenders=defenders)
    return game


@pytest.mark.rule("FAQ-08a")
def test_red_two_readied_during_the_strikes_has_to_strike_again(scene):
    game = _attack_with_red_two(scene, "Y-Wing", damage=4, defenders=("Guard",))
    game.skip_to("strike", "light")
    game.choose("strike Red Two")
    assert (game.damage("Guard"), game.focus("Red Two")) == (2, 1)
    # The Y-Wing's blast destroys the objective.
    game.skip_to("reaction", "light")
    assert game.zone("Objective 1") == "victory pile"
    game.choose("use Red Two")
    game.skip_to("engage")
    assert (game.damage("Guard"), game.focus("Red Two")) == (4, 1)


@pytest.mark.rule("FAQ-08b")
def test_red_two_readied_by_unopposed_damage_may_join_another_engagement(scene):
    # Its edge-enabled blast makes 4 of 3, the unopposed point destroys.
    game = _attack_with_red_two(scene, damage=3)
    game.skip_to("reaction", "light")
    assert (game.zone("Objective 1"), game.focus("Red Two")) == ("victory pile", 1)
    game.choose("use Red Two")
    game.asks("engage", "light")
    assert game.focus("Red Two") == 0
    game.offers("engage Objective 2", "engage Objective 3", "pass")


def _attack_beside_yavin_4(scene) -> Scene:
    light = Side(
        objectives=["The Secret of Yavin 4", objective("Second"), objective("Third")],
        units=[dummy("Hero", "light")],
    )
    dark = Side(units=[dummy("Raider", icons=(0, 2, 0)), dummy("Pal"), dummy("Late")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.choose("engage Second")
    return game


@pytest.mark.rule("FAQ-09a")
@pytest.mark.rule("CHG-03")
@pytest.mark.rule("PRINT-01")
@pytest.mark.rule("ERR-06")
def test_the_secret_of_yavin_4_is_used_when_the_attackers_are_fixed(scene):
    game = _attack_beside_yavin_4(scene)
    # Not before: the attackers are asked for first.
    game.asks("attackers", "dark")
    game.choose("Raider")
    game.asks("reaction", "light")
    game.offers("use The Secret of Yavin 4", "pass")
    game.choose("use The Secret of Yavin 4")
    game.asks("defenders", "light")
    assert (game.role("Raider"), game.role("Pal")) == ("attacking", "")
    game.choose()
    game.skip_to("engage", "dark")
    # Blast of 2 and the unopposed point, all at the new place (CONF-28).
    assert (game.damage("The Secret of Yavin 4"), game.damage("Second")) == (3, 0)


@pytest.mark.rule("FAQ-09b")
@pytest.mark.rule("CONF-14")
def test_after_the_redirection_yavin_4_may_be_engaged_and_the_first_objective_not(scene):
    game = _attack_beside_yavin_4(scene)
    game.choose("Raider")
    game.choose("use The Secret of Yavin 4")
    game.choose()
    game.skip_to("engage", "dark")
    game.offers("engage The Secret of Yavin 4", "engage Third", "pass")


@pytest.mark.rule("ERR-06")
def test_the_secret_of_yavin_4_works_once_per_turn_and_not_for_itself(scene):
    game = _attack_beside_yavin_4(scene)
    game.choose("Raider")
    game.choose("use The Secret of Yavin 4")
    game.choose()
    game.skip_to("engage", "dark")
    game.choose("engage Third")
    game.choose("Pal")
    # No second use this turn.
    game.asks("defenders", "light")
    game.choose()
    game.asks("engage", "dark")
    assert game.damage("Third") == 1
    game.choose("engage The Secret of Yavin 4")
    game.asks("defenders", "light")


@pytest.mark.rule("FAQ-10")
def test_the_objective_fetched_by_a_journey_to_dagobah_is_not_engaged(scene):
    dark = Side(
        units=[dummy("First", icons=(0, 4, 0)), dummy("Second", icons=(0, 3, 0))],
    )
    light = Side(
        objectives=["A Journey to Dagobah", objective("Other")],
        objective_deck=["Jedi Training", "Forgotten Heroes"],
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "A Journey to Dagobah", "First", "Second")
    game.skip_to("strike", "dark")
    game.choose("strike First")
    game.choose("use A Journey to Dagobah")
    game.choose("Jedi Training")
    game.leave()
    # The second attacker had to strike, and the new objective took nothing.
    assert (game.focus("First"), game.focus("Second")) == (1, 1)
    assert (game.zone("Jedi Training"), game.damage("Jedi Training")) == ("in play", 0)


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
