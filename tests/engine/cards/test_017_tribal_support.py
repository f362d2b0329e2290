"""The cards of Tribal Support (set 17)."""

import pytest
from kit.card_makers import enhancement
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


def _tribe(scene, *, active: str = "light", discard=(), hand=("Rookie Pilot", "X-Wing")):
    light = Side(objectives=["Tribal Support"], hand=hand, discard=discard)
    dark = Side(discard=["Kuati Security Team"])
    return scene(phase="refresh", active=active, dark=dark, light=light, abilities=True)


def _scouted(scene, *attackers: str):
    dark = Side(units=[dummy("Guard"), dummy("Sentry")])
    light = Side(units=["Ewok Scout", "X-Wing", "Rookie Pilot"])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", *attackers)
    return game


def test_tribal_support_trades_a_hand_card_for_an_ewok_of_the_discard_pile(scene):
    hut = enhancement("Hut", traits=["Ewok"])
    game = _tribe(scene, discard=["Ewok Scout", "Rebel Trooper", "Ewok Companion", hut])
    game.asks("reaction", "light")
    game.offers("use Tribal Support", "pass")
    game.choose("use Tribal Support")
    game.asks("choose", "light")
    game.offers("choose Rookie Pilot", "choose X-Wing")
    game.choose("X-Wing")
    # Only Ewok units.
    game.offers("choose Ewok Scout", "choose Ewok Companion")
    game.choose("Ewok Companion")
    assert sorted(game.pile("hand", "light")) == ["Ewok Companion", "Rookie Pilot"]
    assert "X-Wing" in game.pile("discard", "light")
    game.leave()


@pytest.mark.rule("CHG-02")
@pytest.mark.rule("FAQ-05")
@pytest.mark.rule("ABIL-20")
def test_tribal_support_needs_an_ewok_in_the_discard_pile_before_anything_is_discarded(scene):
    game = _tribe(scene, hand=["Ewok Scout", "X-Wing"], discard=["Rebel Trooper"])
    game.leave()
    assert game.decision.kind != "reaction"
    assert {"Ewok Scout", "X-Wing"} <= set(game.pile("hand", "light"))


def test_tribal_support_needs_a_card_to_discard(scene):
    game = _tribe(scene, hand=(), discard=["Ewok Scout"])
    game.leave()
    assert game.decision.kind != "reaction"
    assert game.zone("Ewok Scout") == "discard pile"


def test_tribal_support_is_for_its_own_players_refresh(scene):
    game = _tribe(scene, active="dark", discard=["Ewok Scout"])
    game.leave()
    assert game.decision.kind != "reaction"


def test_ewok_scout_keeps_an_enemy_unit_from_defending_in_this_engagement(scene):
    game = _scouted(scene, "Ewok Scout")
    game.asks("reaction", "light")
    game.offers("use Ewok Scout", "pass")
    game.choose("use Ewok Scout")
    game.offers("target Guard", "target Sentry")
    game.choose("Guard")
    game.skip_to("defenders", "dark")
    game.offers("defend Sentry")
    game.choose()
    # The next engagement is another one.
    game.skip_to("engage", "light")
    game.choose("engage Objective 2")
    game.choose("X-Wing")
    game.skip_to("defenders", "dark")
    game.offers("defend Guard", "defend Sentry")


def test_ewok_scout_has_to_attack_himself(scene):
    game = _scouted(scene, "X-Wing")
    game.leave()
    assert game.decision.kind != "reaction"
    dark = Side(units=[dummy("Raider"), dummy("Other")])
    other = scene(
        phase="conflict", active="dark", dark=dark, light=Side(units=["Ewok Scout"]), abilities=True
    )
    engage(other, "Objective 4", "Raider", defenders=("Ewok Scout",))
    other.asks("engage", "dark")


@pytest.mark.rule("RB-16")
def test_log_trap_has_the_enemy_put_a_focus_token_on_an_attacker_of_his_choice(scene):
    dark = Side(units=[dummy("One"), dummy("Two"), dummy("Home")], shields={"Two": 1})
    light = Side(enhancements=[("Log Trap", None)] * 2)
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "dark")
    game.choose("engage Objective 4")
    game.choose("One", "Two")
    game.asks("action", "light")
    game.offers("use Log Trap", "use Log Trap #2", "pass")
    game.choose("use Log Trap")
    assert game.focus("Log Trap") == 1
    game.asks("choose", "dark")
    game.offers("choose One", "choose Two")
    game.choose("Two")
    # He places it, but the trap is the enemy's: his shield may take it.
    game.asks("shield", "dark")
    game.offers("shield Two", "take Two")
    game.choose("take Two")
    assert (game.focus("One"), game.focus("Two"), game.focus("Home")) == (0, 1, 0)
    assert game.shields("Two") == 1
    game.asks("action", "light")
    game.choose("use Log Trap #2")
    game.choose("Two")
    game.choose("shield Two")
    assert (game.focus("Two"), game.shields("Two")) == (1, 0)
    game.leave()


def test_log_trap_has_no_use_without_an_enemy_attacker(scene):
    light = Side(enhancements=[("Log Trap", None)], units=[dummy("Pal", "light")])
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(units=[dummy("Foe")]),
        light=light,
        abilities=True,
    )
    # No window shows before, in or after an attack of its own side.
    game.asks("engage", "light")
    game.choose("engage Objective 1")
    game.asks("defenders", "dark")


@pytest.mark.rule("FOCUS-03")
def test_yub_yub_focuses_an_ewok_to_discard_an_enhancement(scene):
    light = Side(
        hand=["Yub Yub!"],
        units=["Ewok Scout", "Ewok Scout", "Ewok Companion", "X-Wing"],
        enhancements=[(enhancement("Shed"), None)],
        focus={"Ewok Companion": 1},
    )
    dark = Side(enhancements=[("Sith Library", None)], units=[dummy("Foe", traits=["Ewok"])])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Yub Yub!")
    game.asks("choose", "light")
    # A ready one of his own.
    game.offers("choose Ewok Scout", "choose Ewok Scout #2")
    game.choose("Ewok Scout #2")
    assert game.focus("Ewok Scout #2") == 1
    game.asks("target", "light")
    game.offers("target Shed", "target Sith Library")
    game.choose("Sith Library")
    assert game.zone("Sith Library") == "discard pile"
    game.leave()


def test_yub_yub_needs_an_ewok_and_an_enhancement(scene):
    dark = Side(enhancements=[("Sith Library", None)])
    for light, enemy in (
        (Side(hand=["Yub Yub!"], units=["X-Wing"]), dark),
        (Side(hand=["Yub Yub!"], units=["Ewok Scout"]), Side()),
    ):
        game = scene(active="light", dark=enemy, light=light, abilities=True)
        game.leave()
        assert game.decision.kind != "action"
        assert game.zone("Yub Yub!") == "hand"
