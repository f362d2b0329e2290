"""The cards of The Secret of Yavin 4 (set 5)."""

import pytest
from fate_battles import attack_with_twist_of_fate, battle_of_two
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Scene, Side
from kit.usual_cards import salvo
from real_cards import dummy, pay


def _attack_beside_yavin_4(scene) -> Scene:
    light = Side(
        objectives=["The Secret of Yavin 4", objective("Second"), objective("Third")],
        units=[dummy("Hero", "light")],
    )
    dark = Side(units=[dummy("Raider", icons=(0, 2, 0)), dummy("Pal"), dummy("Late")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.choose("engage Second")
    return game


def _twisted(scene) -> Scene:
    """The light side defends with a Twist; both have a card left for the second battle."""
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[dummy("Raider")], hand=["19-6", "Force Lightning"]),
        light=Side(units=[dummy("Hero", "light")], hand=["5-6", "3-6", "Counter-stroke"]),
        abilities=True,
    )
    engage(game, "Objective 4", "Raider", defenders=("Hero",))
    game.choose("place Heat of Battle")
    game.choose("place Twist of Fate")
    game.pass_()
    game.choose("place Heat of Battle #2")
    game.pass_(2)
    return game


def _event_against_c_3po(scene, hand: list[str]):
    dark = Side(hand=hand, units=[dummy("Sith", traits=["Force User"])])
    light = Side(units=["C-3PO", dummy("Hero", "light", traits=["Character"])])
    return scene(active="dark", dark=dark, light=light, abilities=True)


def _start_over(scene, twist: bool):
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(units=[dummy("Foe"), dummy("Home")], hand=["20-6" if twist else "20-2"]),
        light=Side(
            units=[dummy("Guard", "light"), dummy("Spare", "light")],
            hand=["Rookie Pilot", "Target of Opportunity", "X-Wing"],
        ),
        abilities=True,
    )
    engage(game, "Objective 1", "Guard", "Spare", defenders=("Foe",))
    game.choose("place Target of Opportunity")
    game.choose(game.options[0])
    game.choose("place Rookie Pilot")
    game.pass_()
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


@pytest.mark.rule("EDGE-31")
def test_twist_of_fate_cancels_the_battle_and_all_other_fate_cards(scene):
    game = _twisted(scene)
    # A new battle with empty stacks; neither Heat of Battle has done anything.
    game.asks("edge", "dark")
    game.offers("place Force Lightning", "pass")
    assert (game.damage("Raider"), game.damage("Hero")) == (0, 0)
    assert game.pile("edge_stack", "light") == game.pile("edge_stack", "dark") == []
    assert sorted(game.pile("discard", "light")) == ["Heat of Battle #2", "Twist of Fate"]
    assert game.pile("discard", "dark") == ["Heat of Battle"]
    assert game.edge is None


def test_after_a_twist_of_fate_the_new_battle_decides(scene):
    game = _twisted(scene)
    game.pass_()
    game.choose("place Counter-stroke")
    game.pass_()
    game.leave()
    assert game.edge == "light"


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


def test_c_3po_is_sacrificed_to_cancel_an_event(scene):
    game = _event_against_c_3po(scene, ["Force Choke"])
    game.choose("use Force Choke")
    game.asks("interrupt", "light")
    game.offers("use C-3PO", "pass")
    game.choose("use C-3PO")
    assert game.zone("C-3PO") == "discard pile"
    assert (game.damage("Hero"), game.zone("Force Choke")) == (0, "discard pile")
    game.leave()


def test_c_3po_does_not_cancel_units_or_enhancements(scene):
    game = _event_against_c_3po(scene, ["Nightsister", "Sith Library"])
    for card in ("Nightsister", "Sith Library"):
        game.choose(f"play {card}")
        pay(game)
        assert game.zone(card) == "in play"
    game.leave()


def test_a_guardian_of_peace_takes_the_damage_of_a_character_but_not_of_a_droid(scene):
    guns = [salvo("dark", 1, title, title=f"Gun at {title}") for title in ("Yoda", "R2-D2")]
    light = Side(units=["Guardian of Peace", "Yoda", "R2-D2"])
    game = scene(active="dark", dark=Side(objectives=guns), light=light, abilities=True)
    game.choose("use Gun at Yoda")
    game.asks("protect", "light")
    game.offers("protect Guardian of Peace 1 of Yoda", "done")
    game.choose("protect Guardian of Peace 1 of Yoda")
    assert (game.damage("Yoda"), game.damage("Guardian of Peace")) == (0, 1)
    game.choose("use Gun at R2-D2")
    assert game.zone("R2-D2") == "discard pile"
    game.leave()


@pytest.mark.rule("EDGE-23")
@pytest.mark.rule("EDGE-31")
def test_twist_of_fate_cancels_the_battle_and_the_other_fate_cards_and_a_new_one_begins(scene):
    game = _start_over(scene, twist=True)
    # Nothing of the first battle came to pass; both stacks are gone.
    assert game.damage("Objective 1") == 0
    assert set(game.pile("discard", "light")) == {"Target of Opportunity", "Rookie Pilot"}
    assert set(game.pile("discard", "dark")) == {"Twist of Fate"}
    game.asks("edge", "light")
    game.offers("place X-Wing", "pass")
    game.choose("place X-Wing")
    assert game.edge == "light"
    game.leave()


def test_twist_of_fate_of_the_light_side_cancels_the_fate_cards_of_the_enemy(scene):
    game = battle_of_two(scene, light=["18-6"], dark=["19-6"])
    # Nobody is asked for a target of Heat of Battle, and no card is left for the new battle.
    assert (game.damage("Guard"), game.damage("Spare")) == (0, 0)
    assert game.decision.kind != "target"
    assert game.pile("discard", "dark") == ["Heat of Battle"]
    game.leave()


def test_without_twist_of_fate_the_battle_goes_on(scene):
    game = _start_over(scene, twist=False)
    assert game.damage("Objective 1") == 1
    assert game.edge == "light"
    game.leave()


def test_twist_of_fate_cancels_the_battle_and_the_other_fates_and_starts_a_new_one(scene):
    game = attack_with_twist_of_fate(scene, "AT-ST", hand=["Heat of Battle", "Yoda"])
    game.choose("place Twist of Fate")
    game.choose("place Heat of Battle")
    game.pass_(2)
    # Priority 2 comes before 6: the heat is gone, and a new battle begins with empty stacks.
    assert game.damage("AT-ST") == 0
    assert game.pile("discard", "dark") == ["Twist of Fate"]
    assert game.pile("discard", "light") == ["Heat of Battle"]
    game.asks("edge", "dark")
    game.offers("place Duty Officer", "pass")
    assert game.state.edge_holder == -1
