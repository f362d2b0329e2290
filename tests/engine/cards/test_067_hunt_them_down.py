"""The cards of Hunt Them Down (set 67)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, icons_of, pay

from swlcg_deck.engine.facts.characteristics import resource_value

BASE = objective("Base", side="dark", resources=9)
RECRUIT = "Remote Hideout"
CATCH = "action: {do: [{capture: {target: {type: unit, side: enemy}}}]}"
RARER_BOARD = {"67-2": "a unit is captured, or has been and lies with him"}


def _recruits(scene, *hideouts, hand=("First", "Second"), **half):
    cards = [unit(title, side="dark") for title in hand]
    dark = Side(hand=cards, enhancements=hideouts, objectives=[BASE, BASE], **half)
    return scene(active="dark", dark=dark, abilities=True)


def _play(game, title):
    game.choose(f"play {title}")
    pay(game)


def test_the_first_unit_of_a_turn_enters_play_with_a_focus_token(scene):
    game = _recruits(scene, (RECRUIT, None))
    _play(game, "First")
    _play(game, "Second")
    assert (game.focus("First"), game.focus("Second")) == (1, 0)
    game.leave()


@pytest.mark.rule("FAQ-25")
def test_two_hideouts_give_one_token(scene):
    game = _recruits(scene, (RECRUIT, None), (RECRUIT, None))
    _play(game, "First")
    assert game.focus("First") == 1
    game.leave()


def test_a_unit_that_is_put_into_play_is_not_played_and_is_not_the_first(scene):
    smuggle = objective(
        "Smuggle",
        side="dark",
        text="action: {do: [{put_into_play: {choose: {title: First, in: hand}}}]}",
    )
    cards = [unit(title, side="dark") for title in ("First", "Second")]
    dark = Side(hand=cards, enhancements=[(RECRUIT, None)], objectives=[smuggle, BASE])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Smuggle")
    assert game.focus("First") == 0
    _play(game, "Second")
    assert game.focus("Second") == 1
    game.leave()


def test_units_of_the_opponent_enter_as_they_are(scene):
    light = Side(hand=[unit("Rebel")])
    game = scene(
        active="light", dark=Side(enhancements=[(RECRUIT, None)]), light=light, abilities=True
    )
    _play(game, "Rebel")
    assert game.focus("Rebel") == 0
    game.leave()


def test_an_enhancement_before_it_leaves_the_unit_the_first(scene):
    dark = Side(hand=[RECRUIT, unit("First", side="dark")], objectives=[BASE])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose(f"play {RECRUIT} enhancement")
    _play(game, "First")
    assert game.focus("First") == 1
    game.leave()


def _capture(scene, text, *, who="dark", zone="units", **more):
    """The dark side captures something, which Dengar may take."""
    dark = Side(units=["67-2"], objectives=[objective("Net", side="dark", text=text), BASE])
    light = Side(**{zone: [unit("Prey", side="light")]}, **more)
    game = scene(active=who, dark=dark, light=light, abilities=True)
    game.choose("use Net")
    return game


@pytest.mark.rule("CAP-18")
@pytest.mark.parametrize("takes", [True, False])
def test_dengar_may_hold_a_unit_that_is_captured_from_play(scene, takes):
    game = _capture(scene, CATCH)
    game.choose("capture at Base")
    game.asks("interrupt", "dark")
    if takes:
        game.choose("use Dengar")
    else:
        game.pass_()
    assert (game.zone("Prey"), game.host("Prey")) == ("captured", "Dengar" if takes else "Base")
    game.leave()


@pytest.mark.rule("ABIL-15")
@pytest.mark.parametrize(
    ("ban", "asked"),
    [
        ("{of: opponent, cannot: {do: trigger}}", True),
        ("{of: {title: Dengar}, blank: true}", False),
    ],
)
def test_dengar_needs_no_interrupt_for_his_captives_but_he_needs_his_text(scene, ban, asked):
    """The law is on as soon as the net has been thrown."""
    thrown = "count: {title: Net, controller: opponent, focus: {at_least: 1}}, at_least: 1"
    law = f"constant: {{while: {{{thrown}}}, modifiers: [{ban}]}}"
    net = CATCH.replace("do:", "cost: [{focus: self}], do:")
    game = _capture(scene, net, objectives=[objective("Law", text=law)])
    game.choose("capture at Base")
    assert ("use Dengar" in game.options) is asked
    game.leave()


def test_dengar_holds_nothing_that_is_captured_out_of_a_hand(scene):
    text = "action: {do: [{capture: {random: {in: hand, controller: opponent}}}]}"
    game = _capture(scene, text, zone="hand")
    game.choose("capture at Base")
    assert game.host("Prey") == "Base"
    game.leave()


@pytest.mark.rule("CAP-06")
def test_what_dengar_holds_is_rescued_when_he_leaves_play(scene):
    gun = salvo("light", 3, "Dengar", title="Gun")
    light = Side(objectives=[gun], captured=[(unit("Prey", side="light"), "Dengar")])
    game = scene(active="light", dark=Side(units=["67-2"]), light=light, abilities=True)
    game.choose("use Gun")
    assert game.pile("hand", "light") == ["Prey"]
    game.leave()


@pytest.mark.parametrize(
    ("held", "named", "gained"),
    [
        (2, ("blast damage", "blast damage"), {"damage": 2, "blast": 2}),
        (2, ("tactics", "unit damage"), {"damage": 3, "tactics": 1}),
        (0, (), {"damage": 2}),
    ],
)
def test_dengar_gains_an_icon_of_any_kind_for_each_card_he_holds(scene, held, named, gained):
    light = Side(units=[dummy("Foe", "light"), dummy("Home", "light")])
    light.captured = [(unit(f"Prey {n}", side="light"), "Dengar") for n in range(held)]
    light.captured = [*light.captured, (unit("Other", side="light"), "Base")]
    dark = Side(units=["67-2"], objectives=[BASE])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Dengar", defenders=("Foe",))
    if held:
        game.skip_to("reaction", "dark")
        game.choose("use Dengar")
    for kind in named:
        game.choose(f"value Dengar {kind}")
    if held:
        assert icons_of(game, "Dengar") == gained
    game.skip_to("commit", "dark")
    assert icons_of(game, "Dengar") == {"damage": 2}
    game.leave()


@pytest.mark.parametrize("captives", [0, 1, 3])
def test_hunt_them_down_gives_a_resource_for_each_captured_card_at_it(scene, captives):
    held = [(unit(f"Captive {n}"), "Hunt Them Down") for n in range(captives)]
    light = Side(captured=[*held, (unit("Elsewhere"), "Base")])
    game = scene(active="dark", dark=Side(objectives=["67-1", BASE]), light=light, abilities=True)
    assert resource_value(game.state, game.card("Hunt Them Down")) == 1 + captives
    assert resource_value(game.state, game.card("Base")) == 9
    game.leave()


KIHRAXZ = "Kihraxz-class Assault Fighter"


def _kihraxz(scene, *, edge):
    dark = Side(
        units=["67-3", unit("Own", side="dark", cost=0)],
        hand=[unit("Bluff", side="dark", force=3)] if edge else [],
    )
    light = Side(units=[unit(f"Foe {cost}", cost=cost, capacity=9) for cost in range(3)])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", KIHRAXZ, defenders=("Foe 2",))
    if edge:
        game.choose("place Bluff")
    return game


def test_a_kihraxz_with_the_edge_captures_a_cheap_unit(scene):
    game = _kihraxz(scene, edge=True)
    game.skip_to("reaction", "dark")
    game.choose(f"use {KIHRAXZ}")
    game.offers("target Foe 0", "target Foe 1")
    game.choose("target Foe 1")
    game.choose("capture at Objective 2")
    assert (game.zone("Foe 1"), game.host("Foe 1")) == ("captured", "Objective 2")
    game.leave()


def test_a_kihraxz_without_the_edge_captures_nobody(scene):
    game = _kihraxz(scene, edge=False)
    while game.decision.kind not in ("engage", "commit"):
        assert f"use {KIHRAXZ}" not in game.options
        game.decline()
    game.leave()
    assert game.focus(KIHRAXZ) == 1


def test_dengar_holds_nothing_that_is_destroyed(scene):
    game = _capture(scene, "action: {do: [{destroy: {target: {type: unit, side: enemy}}}]}")
    assert game.zone("Prey") == "discard pile"
    game.leave()
    assert "use Dengar" not in game.options
