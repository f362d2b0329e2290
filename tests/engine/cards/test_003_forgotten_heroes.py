"""The cards of Forgotten Heroes (set 3)."""

import pytest
from fate_battles import battle_of_two, duel
from kit.card_makers import event, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, navy, pay

from swlcg_deck.engine.core.constants import DARK, LIGHT
from swlcg_deck.engine.facts.contests import seen_edge_cards
from swlcg_deck.engine.seats.imagined import determinised
from swlcg_deck.engine.seats.view import observe


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


def test_heat_of_battle_damages_a_participating_enemy(scene):
    game = duel(scene, active="dark", dark=[], light=["3-6"])
    game.leave()
    assert [game.damage(name) for name in ("Raider", "Absent", "Hero")] == [1, 0, 0]


def test_heat_of_battle_lets_its_player_choose_among_the_participants(scene):
    dark = Side(units=[dummy("Raider"), dummy("Second"), dummy("Absent")])
    light = Side(units=[dummy("Hero", "light")], hand=["3-6"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", "Second", defenders=("Hero",))
    game.choose("place Heat of Battle")
    game.asks("target", "light")
    game.offers("target Raider", "target Second")
    game.choose("Second")
    assert [game.damage(name) for name in ("Raider", "Second", "Absent")] == [0, 1, 0]
    game.leave()


@pytest.mark.rule("FAQ-04")
def test_a_side_without_its_only_character_may_still_win_the_edge_battle(scene):
    """Its last unit dies of Heat of Battle; the enemy's unit then lacks its edge icons."""
    raider = dummy("Raider", edge_icons=(0, 3, 0))
    hero = unit("Hero", capacity=1, traits=["Character"])
    force = event("Great force", side="light", force=5)
    game = duel(scene, active="dark", dark=["19-6"], light=[force], raider=raider, hero=hero)
    game.leave()
    assert game.zone("Hero") == "discard pile"
    # No icon of the Raider's: only the unopposed damage.
    assert game.damage("Objective 4") == 1


def test_heat_of_battle_comes_before_target_of_opportunity(scene):
    game = duel(scene, active="light", dark=[], light=["4-6", "3-6"])
    game.leave()
    assert (game.damage("Raider"), game.damage("Objective 1")) == (1, 1)


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


def test_forgotten_heroes_is_silent_about_a_force_user_that_the_enemy_plays(scene):
    light = Side(objectives=["Forgotten Heroes", objective("Second"), objective("Third")])
    sith = dummy("Sith", traits=["Force User"], cost=0)
    game = scene(active="dark", dark=Side(hand=[sith]), light=light, abilities=True)
    game.choose("play Sith")
    assert (game.zone("Sith"), game.pile("hand", "light")) == ("in play", [])
    assert game.decision.kind != "reaction"
    game.leave()


def test_forgotten_heroes_is_silent_about_units_put_into_play(scene):
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


@pytest.mark.parametrize("active", ["light", "dark"])
def test_heat_of_battle_damages_a_participating_enemy_unit(scene, active):
    game = battle_of_two(scene, light=["18-4"], active=active)
    game.asks("target", "light")
    game.offers("target Foe", "target Other")
    game.choose("Other")
    assert [game.damage(card) for card in ("Foe", "Other", "Home", "Guard")] == [0, 1, 0, 0]
    game.leave()


def test_heat_of_battle_of_the_dark_side_damages_a_light_unit_and_comes_after_that_of_light(scene):
    game = battle_of_two(scene, light=["18-4"], dark=["19-6"])
    # Priority 5 before priority 6.
    game.asks("target", "light")
    game.choose("Foe")
    game.asks("target", "dark")
    game.offers("target Guard", "target Spare")
    game.choose("Guard")
    assert (game.damage("Foe"), game.damage("Guard")) == (1, 1)
    game.leave()


def test_heat_of_battle_may_pick_among_the_participating_enemies(scene):
    dark = navy(units=[dummy("Raider")], hand=["Heat of Battle"])
    light = Side(units=[dummy(title, "light") for title in ("A", "B", "C")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("A", "B"))
    game.choose("place Heat of Battle")
    game.asks("target", "dark")
    game.offers("target A", "target B")
    game.choose("target B")
    assert [game.damage(card) for card in ("A", "B", "C")] == [0, 1, 0]
    game.leave()


@pytest.mark.rule("FAQ-04")
def test_a_player_whose_last_unit_dies_by_heat_of_battle_may_still_win_the_edge(scene):
    dark = navy(units=["TIE Fighter"], hand=["Heat of Battle"])
    weak = dummy("Weak", "light", capacity=1)
    light = Side(units=[weak], hand=["Yoda"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "TIE Fighter", defenders=("Weak",))
    game.choose("place Heat of Battle")
    game.choose("place Yoda")
    # 2 icons against more: the defender has won, though he has no unit left.
    assert game.zone("Weak") == "discard pile"
    game.leave()
    # No edge, so the fighter has no icons: only the unopposed damage.
    assert game.damage("Objective 4") == 1
