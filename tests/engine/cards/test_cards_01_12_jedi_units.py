"""Units of the Jedi sets of the Core Set (1 to 7)."""

import pytest
from kit.damage_parts import engage, salvo
from kit.scenario import Side
from real_cards import dummy, icons_of, pay

from swlcg_deck.engine.core.constants import DARK, LIGHT
from swlcg_deck.engine.rules.edge_battle import seen_edge_cards
from swlcg_deck.engine.seats.imagined import determinised
from swlcg_deck.engine.seats.view import observe


def test_luke_loses_a_focus_token_when_the_enemy_turn_begins(scene):
    light = Side(units=["Luke Skywalker"], focus={"Luke Skywalker": 2})
    game = scene(phase="turn", active="dark", light=light, abilities=True)
    game.asks("reaction", "light")
    game.offers("use Luke Skywalker", "pass")
    assert game.dial == 1
    game.choose("use Luke Skywalker")
    # Once only: the turn goes on to the dial, which was not turned before.
    game.leave()
    assert (game.focus("Luke Skywalker"), game.dial) == (1, 2)


def test_luke_does_nothing_when_his_own_turn_begins(scene):
    light = Side(units=["Luke Skywalker"], focus={"Luke Skywalker": 2})
    game = scene(phase="turn", active="light", light=light, abilities=True)
    game.asks("balance", "light")
    assert game.focus("Luke Skywalker") == 2


def test_a_ready_luke_has_nothing_to_react_with(scene):
    game = scene(phase="turn", active="dark", light=Side(units=["Luke Skywalker"]), abilities=True)
    game.leave()
    assert game.dial == 2


def test_luke_may_shoot_a_unit_that_takes_no_part_when_he_attacks(scene):
    dark = Side(units=[dummy("Near"), dummy("Far")])
    light = Side(units=["Luke Skywalker"])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Luke Skywalker", defenders=("Near",))
    game.skip_to("icon")
    game.choose("icon Luke Skywalker unit damage")
    game.offers("hit Near", "hit Far")
    game.choose("Far")
    assert (game.damage("Near"), game.damage("Far")) == (0, 2)
    game.leave()


def test_luke_shoots_only_at_attackers_when_he_defends(scene):
    dark = Side(units=[dummy("Near"), dummy("Far")])
    light = Side(units=["Luke Skywalker"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Near", defenders=("Luke Skywalker",))
    # With one target and one type of icon nothing is asked.
    game.skip_to("engage")
    assert (game.damage("Near"), game.damage("Far")) == (2, 0)


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


def _edge_cards(scene, *defenders: str):
    """The dark side has placed two cards and the light side one, and the stacks are facedown."""
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[dummy("Raider")], hand=["Force Lightning", "Force Choke"]),
        light=Side(
            units=["Obi-Wan Kenobi", "Twi'lek Loyalist"], hand=["Jedi Mind Trick", "Double Strike"]
        ),
        abilities=True,
    )
    engage(game, "Objective 4", "Raider", defenders=defenders)
    game.skip_to("edge", "dark")
    game.choose("Force Lightning")
    game.choose("place Jedi Mind Trick")
    game.choose("place Force Choke")
    game.leave()
    return game


def test_obi_wan_makes_the_enemy_place_the_first_edge_card_faceup(scene):
    game = _edge_cards(scene, "Obi-Wan Kenobi")
    assert game.names(seen_edge_cards(game.state, LIGHT, DARK)) == ["Force Lightning"]
    for told in (game.state, determinised(game.state, LIGHT, 5)):
        enemy = observe(told, LIGHT).seats[DARK]
        assert [card.title for card in enemy.edge_stack] == ["Force Lightning"]
    # His own side's cards stay hidden.
    assert game.names(seen_edge_cards(game.state, DARK, LIGHT)) == []


def test_obi_wan_has_to_take_part(scene):
    game = _edge_cards(scene, "Twi'lek Loyalist")
    assert game.names(seen_edge_cards(game.state, LIGHT, DARK)) == []


def _event_against_c_3po(scene, hand: list[str]):
    dark = Side(hand=hand, units=[dummy("Sith", traits=["Force User"])])
    light = Side(units=["C-3PO", dummy("Hero", "light", traits=["Character"])])
    return scene(active="dark", dark=dark, light=light, abilities=True)


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
