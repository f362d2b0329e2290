"""The cards of Fall of the Jedi (set 19)."""

from fate_battles import dark_attack
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of, pay

from swlcg_deck.engine.core.constants import CONFLICT_PHASE
from swlcg_deck.engine.facts.characteristics import has_keyword


def _vader(scene, *hand, active: str = "dark", **half):
    dark = Side(
        units=["Darth Vader"],
        hand=list(hand),
        objectives=[objective("Fort", side="dark", affiliation="Sith", resources=3)],
        **half,
    )
    light = Side(units=[dummy("Foe", "light", traits=["Character"])])
    return scene(active=active, dark=dark, light=light, abilities=True)


def test_fall_of_the_jedi_puts_a_hand_card_under_the_deck_when_the_draw_phase_begins(scene):
    dark = Side(objectives=["Fall of the Jedi"], hand=["Force Choke", "Dark Precognition"])
    game = scene(phase="draw", active="dark", dark=dark, abilities=True)
    game.asks("reaction", "dark")
    game.offers("use Fall of the Jedi", "pass")
    # Nothing has been drawn yet.
    assert len(game.pile("hand", "dark")) == 2
    game.choose("use Fall of the Jedi")
    game.asks("choose", "dark")
    game.offers("choose Force Choke", "choose Dark Precognition")
    game.choose("Force Choke")
    assert game.pile("deck", "dark")[0] == "Force Choke"
    game.leave()


def test_fall_of_the_jedi_is_for_its_own_players_draw_phase_and_needs_a_card(scene):
    dark = Side(objectives=["Fall of the Jedi"], hand=["Force Choke", "Dark Precognition"])
    enemy = scene(phase="draw", active="light", dark=dark, abilities=True)
    enemy.leave()
    assert enemy.decision.kind != "reaction"
    poor = scene(
        phase="draw", active="dark", dark=Side(objectives=["Fall of the Jedi"]), abilities=True
    )
    poor.leave()
    assert poor.decision.kind != "reaction"


def test_darth_vader_damages_a_unit_after_a_sith_event(scene):
    game = _vader(scene, "Dark Precognition", "I'm On the Leader")
    game.choose("use Dark Precognition")
    # The event is done before the reaction.
    game.choose(game.options[0])
    game.asks("reaction", "dark")
    game.offers("use Darth Vader", "pass")
    game.choose("use Darth Vader")
    game.offers("target Darth Vader", "target Foe")
    game.choose("Foe")
    assert (game.damage("Foe"), game.damage("Darth Vader")) == (1, 0)
    game.leave()


def test_darth_vader_reacts_once_a_turn(scene):
    game = _vader(scene, "Force Choke", "Dark Precognition")
    game.choose("use Force Choke")
    game.choose("target Foe")
    game.choose("use Darth Vader")
    game.choose("target Foe")
    game.pass_()
    game.asks("action", "dark")
    assert game.phase == CONFLICT_PHASE
    game.choose("use Dark Precognition")
    game.choose(game.options[0])
    game.leave()
    assert game.decision.kind != "reaction"
    assert game.damage("Foe") == 2


def test_darth_vader_may_pass_and_react_to_the_next_event(scene):
    game = _vader(scene, "Force Choke", "Dark Precognition")
    game.choose("use Force Choke")
    game.choose("target Foe")
    game.pass_()
    game.choose("use Dark Precognition")
    game.choose(game.options[0])
    game.offers("use Darth Vader", "pass")


def test_darth_vader_reacts_neither_to_neutral_events_nor_to_sith_units(scene):
    game = _vader(scene, "Dark Alliance", "Dark Side Apprentice", "Force Stasis")
    for card in ("use Dark Alliance", "play Dark Side Apprentice"):
        game.choose(card)
        pay(game)
        game.leave()
        assert game.decision.kind != "reaction"


def test_darth_vader_does_not_react_to_events_of_the_enemy(scene):
    # Even a Sith event, if the light side could play one.
    light = Side(hand=["Force Choke"], units=["X-Wing", "Rookie Pilot"])
    game = scene(active="light", dark=Side(units=["Darth Vader"]), light=light, abilities=True)
    game.choose("use Force Choke")
    game.choose("Darth Vader")
    game.leave()
    assert game.decision.kind != "reaction"


def test_vaders_lightsaber_gives_unit_damage_and_to_vader_targeted_strike(scene):
    dark = Side(
        units=["Darth Vader", "Dark Side Apprentice"],
        enhancements=[("Vader's Lightsaber", "Darth Vader")],
    )
    game = scene(dark=dark, abilities=True)
    assert icons_of(game, "Darth Vader") == {"damage": 3, "blast": 1, "edge blast": 1}
    assert has_keyword(game.state, game.card("Darth Vader"), "targeted_strike")
    assert icons_of(game, "Dark Side Apprentice") == {"damage": 1, "edge blast": 1}
    game.leave()


def test_vaders_lightsaber_gives_others_only_the_damage(scene):
    dark = Side(
        units=["Darth Vader", "Dark Side Apprentice"],
        enhancements=[("Vader's Lightsaber", "Dark Side Apprentice")],
    )
    game = scene(dark=dark, abilities=True)
    assert icons_of(game, "Dark Side Apprentice") == {"damage": 2, "edge blast": 1}
    for unit in ("Darth Vader", "Dark Side Apprentice"):
        assert not has_keyword(game.state, game.card(unit), "targeted_strike")
    game.leave()


def test_vaders_lightsaber_goes_on_force_users_and_force_sensitives_of_either_side(scene):
    dark = Side(
        units=["Darth Vader", "Dark Side Apprentice", "Kuati Security Team"],
        hand=["Vader's Lightsaber"],
    )
    light = Side(units=["Yoda", "X-Wing"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Vader's Lightsaber")
    game.offers("attach Darth Vader", "attach Dark Side Apprentice", "attach Yoda")


def test_vader_with_his_lightsaber_strikes_a_unit_that_takes_no_part(scene):
    dark = Side(units=["Darth Vader"], enhancements=[("Vader's Lightsaber", "Darth Vader")])
    light = Side(units=[dummy("Near", "light"), dummy("Far", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Darth Vader", defenders=("Near",))
    game.skip_to("icon", "dark")
    game.choose("icon Darth Vader unit damage")
    game.offers("hit Near", "hit Far")
    game.choose("Far")
    assert (game.damage("Near"), game.damage("Far")) == (0, 3)
    game.leave()


def test_force_choke_damages_a_character_or_creature_once_a_turn(scene):
    light = Side(
        units=[
            dummy("Hero", "light", traits=["Character"]),
            dummy("Beast", "light", traits=["Creature"]),
            dummy("Droid", "light", traits=["Droid"]),
            dummy("Ship", "light", traits=["Vehicle"]),
        ]
    )
    dark = Side(hand=["Force Choke"] * 2, units=[dummy("Own", traits=["Character"])])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.offers("use Force Choke", "use Force Choke #2", "pass")
    game.choose("use Force Choke")
    game.offers("target Hero", "target Beast", "target Own")
    game.choose("Beast")
    assert game.damage("Beast") == 1
    assert game.focus("Sith affiliation") == 0
    # The other copy is barred this turn (Limit 1 per turn).
    game.leave()
    assert game.zone("Force Choke #2") == "hand"
    assert game.decision.kind != "action"


def test_heat_of_battle_deals_1_damage_to_a_participating_enemy(scene):
    game = dark_attack(scene, hand=["Heat of Battle"])
    game.choose("place Heat of Battle")
    # Only one enemy participates; it is hit without asking.
    game.leave()
    assert [game.damage(card) for card in ("Foe", "Second", "Raider")] == [1, 0, 0]
