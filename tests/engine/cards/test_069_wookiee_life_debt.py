"""The cards of Wookiee Life Debt (set 69)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, icons_of

RARER_BOARD = {"69-1": "it takes a Wookiee and another Character that is hurt"}


@pytest.mark.rule("FAQ-23")
def test_chewbacca_saved_by_the_spirit_pays_back_the_damage_that_was_dealt(scene):
    light = Side(
        units=["69-2"],
        enhancements=[("Old Ben's Spirit", "Chewbacca")],
        damage={"Chewbacca": 2},
    )
    dark = Side(units=[dummy("Raider", icons=(3, 0, 0), capacity=9), dummy("Idle")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("Chewbacca",))
    # The Wookiee has the edge and has struck for 2; then 3 damage, of which 1 can be dealt.
    game.asks("interrupt", "light")
    assert game.damage("Raider") == 2
    game.choose("use Old Ben's Spirit")
    game.asks("reaction", "light")
    assert (game.zone("Chewbacca"), game.damage("Chewbacca")) == ("in play", 0)
    game.choose("use Chewbacca")
    assert game.damage("Raider") == 4
    game.leave()


@pytest.mark.parametrize(
    ("traits", "hurt", "guards"),
    [
        (["Wookiee"], "Pal", True),
        (["Ewok"], "Pal", False),
        (["Wookiee"], "Tank", False),
    ],
)
def test_a_wookiee_life_debt_lets_your_wookiees_protect_characters(scene, traits, hurt, guards):
    light = Side(
        objectives=["Wookiee Life Debt"],
        units=[
            dummy("Bear", "light", traits=["Character", *traits]),
            dummy("Pal", "light", traits=["Character"]),
            dummy("Tank", "light", traits=["Vehicle"]),
        ],
    )
    dark = Side(objectives=[salvo("dark", 1, hurt)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    if guards:
        game.asks("protect", "light")
        game.choose("protect Bear 1")
    assert (game.damage("Bear"), game.damage(hurt)) == ((1, 0) if guards else (0, 1))
    game.leave()


def test_wookiees_of_the_enemy_owe_nothing(scene):
    people = [dummy("Bear", traits=["Character", "Wookiee"]), dummy("Pal", traits=["Character"])]
    light = Side(objectives=["Wookiee Life Debt", salvo("light", 1, "Pal")])
    game = scene(active="light", dark=Side(units=people), light=light, abilities=True)
    game.choose("use Salvo")
    assert (game.damage("Bear"), game.damage("Pal")) == (0, 1)
    game.leave()


@pytest.mark.parametrize(("damage", "more"), [(0, 0), (1, 1), (2, 1)])
def test_a_wookiee_warrior_gains_both_icons_while_it_is_damaged(scene, damage, more):
    light = Side(units=["69-3"], damage={"Wookiee Warrior": damage})
    game = scene(active="light", light=light, abilities=True)
    seen = icons_of(game, "Wookiee Warrior")
    assert (seen["damage"], seen.get("blast", 0)) == (1 + more, more)
    game.leave()


def _let_him_win(scene, *foes, own):
    light = Side(hand=["Let the Wookiee Win"], units=own)
    return scene(active="light", dark=Side(units=foes), light=light, abilities=True)


def test_let_the_wookiee_win_hurts_a_friend_and_then_somebody_who_is_no_vehicle(scene):
    own = [dummy("Tank", "light", traits=["Vehicle"]), dummy("Bear", "light")]
    game = _let_him_win(scene, dummy("Foe"), dummy("Walker", traits=["Vehicle"]), own=own)
    game.choose("use Let the Wookiee Win")
    game.offers("target Tank", "target Bear")
    game.choose("target Tank")
    game.offers("target Bear", "target Foe")
    game.choose("target Foe")
    assert [game.damage(name) for name in ("Tank", "Bear", "Foe", "Walker")] == [1, 0, 1, 0]
    game.leave()


def test_let_the_wookiee_win_may_hurt_the_same_friend_twice(scene):
    game = _let_him_win(scene, dummy("Walker", traits=["Vehicle"]), own=[dummy("Bear", "light")])
    game.choose("use Let the Wookiee Win")
    assert (game.damage("Bear"), game.damage("Walker")) == (2, 0)
    game.leave()


@pytest.mark.rule("ABIL-31")
def test_let_the_wookiee_win_goes_no_further_if_the_friend_is_not_hurt(scene):
    text = "interrupt: {when: {damaged: {title: Bear}}, do: [{prevent: 1}], forced: true}"
    ward = objective("Ward", text=text)
    light = Side(hand=["Let the Wookiee Win"], units=[dummy("Bear", "light")], objectives=[ward])
    game = scene(active="light", dark=Side(units=[dummy("Foe")]), light=light, abilities=True)
    game.choose("use Let the Wookiee Win")
    game.choose("target Foe")
    assert (game.damage("Bear"), game.damage("Foe")) == (0, 0)
    game.leave()


@pytest.mark.parametrize("used", [True, False])
def test_chewbacca_pays_back_twice_the_damage_wherever_he_is(scene, used):
    light = Side(
        units=["69-2"],
        objectives=[salvo("light", 2, "Chewbacca"), objective("Den")],
    )
    dark = Side(units=[dummy("Raider"), dummy("Brute"), dummy("Idle")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Den")
    game.choose("Raider", "Brute")
    game.skip_to("action", "light")
    # He takes no part himself.
    game.choose("use Salvo")
    game.asks("reaction", "light")
    game.choose("use Chewbacca" if used else "pass")
    if used:
        game.offers("target Raider", "target Brute")
        game.choose("target Brute")
    damage = [game.damage(name) for name in ("Chewbacca", "Raider", "Brute", "Idle")]
    assert damage == [2, 0, 4 * used, 0]
    game.leave()


@pytest.mark.rule("ABIL-28")
def test_chewbacca_pays_nothing_back_once_he_is_dead(scene):
    light = Side(units=["69-2"], objectives=[salvo("light", 3, "Chewbacca"), objective("Den")])
    dark = Side(units=[dummy("Raider")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Den")
    game.skip_to("action", "light")
    game.choose("use Salvo")
    assert game.zone("Chewbacca") == "discard pile"
    assert "use Chewbacca" not in game.options
    game.leave()


def test_chewbacca_pays_nothing_back_outside_of_an_engagement(scene):
    light = Side(units=["69-2"], objectives=[salvo("light", 2, "Chewbacca")])
    game = scene(active="light", dark=Side(units=[dummy("Idle")]), light=light, abilities=True)
    game.choose("use Salvo")
    assert "use Chewbacca" not in game.options
    game.leave()


@pytest.mark.rule("DMG-13")
def test_chewbacca_pays_nothing_back_for_damage_that_was_moved_to_him(scene):
    move = (
        "action: {do: [{move: damage, from: {each: {title: Pal}}, to: {each: {title: Chewbacca}}}]}"
    )
    light = Side(
        units=["69-2", dummy("Pal", "light")],
        objectives=[objective("Healer", text=move), objective("Den")],
        damage={"Pal": 1},
    )
    dark = Side(units=[dummy("Raider")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Den")
    game.skip_to("action", "light")
    game.choose("use Healer")
    assert game.damage("Chewbacca") == 1
    assert "use Chewbacca" not in game.options
    game.leave()
