"""The cards of The Investigation (set 139)."""

import pytest
from kit.card_makers import enhancement, event, objective
from kit.looking import looks_at
from kit.scenario import Side
from kit.texts import idle
from kit.usual_cards import clock, salvo
from real_cards import DEN, RICH, dummy, journal, pay, spent

from swlcg_deck.engine.atoms.moving import leave_play
from swlcg_deck.engine.atoms.tokens import remove_damage
from swlcg_deck.engine.core.constants import DEPLOYMENT_PHASE, DISCARD, LIGHT
from swlcg_deck.engine.core.driver import ask_again

RARER_BOARD = {"139-5": "an enemy Character has an enhancement of the light side"}
FRIEND = dummy("Friend", "light", cost=1, affiliation="Rebel Alliance")


def _play(scene, played, *captured):
    dark = Side(units=["Ysanne Isard"], objectives=[DEN])
    light = Side(affiliation="Rebel Alliance", hand=[played])
    light.captured = [(one, "Den") for one in captured]
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose(f"play {played if isinstance(played, str) else played.card.title}")
    pay(game)
    return game


@pytest.mark.rule("DEF-11")
def test_ysanne_isard_returns_a_copy_of_a_captured_unit(scene):
    game = _play(scene, FRIEND, dummy("Friend", "light", cost=1), dummy("Other", "light"))
    game.asks("reaction", "dark")
    game.choose("use Ysanne Isard")
    # The other copy stays where it is; the played one is back in hand.
    assert sorted(game.pile("hand", "light")) == ["Friend"]
    assert len(game.state.captured) == 2
    game.leave()


def test_ysanne_isard_lets_a_unit_be_that_is_not_captured(scene):
    game = _play(scene, FRIEND, dummy("Other", "light"))
    assert game.zone("Friend") == "in play"
    game.leave()
    assert "use Ysanne Isard" not in game.options


@pytest.mark.parametrize(("type_", "fits"), [(enhancement, True), (event, False)])
def test_ysanne_isard_cares_for_units_and_enhancements(scene, type_, fits):
    text = {"text": idle()} if type_ is event else {}
    gear = type_("Gear", side="light", cost=0, affiliation="Rebel Alliance", **text)
    dark = Side(units=["Ysanne Isard"], objectives=[DEN])
    light = Side(hand=[gear], captured=[(gear, "Den")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.skip_to("action", "light")
    game.choose("play Gear" if fits else "use Gear")
    assert ("use Ysanne Isard" in game.options) is fits
    if fits:
        # The captured one is shown for it.
        captive = game.state.captured[0]
        assert ("shown", (captive,)) in journal(game, "use Ysanne Isard")
        assert game.pile("hand", "light") == ["Gear"]
    game.leave()


def test_ysanne_isard_does_not_answer_what_you_play(scene):
    own = dummy("Friend", cost=1, affiliation="Sith")
    dark = Side(
        affiliation="Sith",
        units=["Ysanne Isard"],
        objectives=[objective("Cell", side="dark", affiliation="Sith")],
        hand=[own],
    )
    light = Side(captured=[(dummy("Friend", "light"), "Cell")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Friend")
    pay(game)
    assert game.decision.kind != "reaction"
    assert game.pile("units", "dark") == ["Ysanne Isard", "Friend"]
    game.leave()


def _investigation(scene, named, *, damage=0, lies=True):
    """It has come into play in the turn before, and a title was named."""
    light = Side(
        affiliation="Rebel Alliance",
        hand=[FRIEND, dummy("Foe", "light", cost=1, affiliation="Rebel Alliance")],
        objectives=[salvo("light", damage, "The Investigation", title="Gun")],
    )
    dark = Side(objectives=[DEN, objective("Hall", side="dark")])
    dark.objective_deck = ["The Investigation"]
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    game.choose("use The Investigation")
    game.choose(f"value The Investigation {named}")
    game.skip_to("action", "light")
    if damage:
        game.choose("use Gun")
    if not lies:
        leave_play(game.state, game.card("The Investigation"), DISCARD)
    while (game.state.active, game.phase) != (LIGHT, DEPLOYMENT_PHASE):
        game.decline()
    game.leave()
    return game


def test_the_investigation_lets_the_enemy_play_no_card_of_a_title(scene):
    game = _investigation(scene, "Friend")
    assert "play Foe unit" in game.options
    assert "play Friend unit" not in game.options


@pytest.mark.parametrize(("damage", "lies"), [(1, True), (0, False)])
def test_the_investigation_bans_as_long_as_it_lies_there_undamaged(scene, damage, lies):
    game = _investigation(scene, "Friend", damage=damage, lies=lies)
    assert "play Friend unit" in game.options


def test_the_investigation_bans_again_when_it_is_repaired(scene):
    game = _investigation(scene, "Friend", damage=1)
    remove_damage(game.state, game.card("The Investigation"), 1)
    ask_again(game.state)
    game.leave()
    assert "play Friend unit" not in game.options


def test_an_imperial_intelligence_officer_looks_at_the_enemy_hand(scene):
    dark = Side(hand=["Imperial Intelligence Officer", "Force Choke"], objectives=[RICH])
    light = Side(hand=["Yoda", "Red Five"], deck=["R2-D2"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert spent(game, "play Imperial Intelligence Officer") == 2
    game.offers("use Imperial Intelligence Officer", "pass")
    seen = looks_at(game, "use Imperial Intelligence Officer")
    assert seen == [("dark", ["Yoda", "Red Five"])]


def _confiscated(scene, *gear):
    """Things on the hero, and something on somebody else."""
    other = enhancement("Cloak", {"type": "unit"}, side="light")
    light = Side(
        units=[dummy("Hero", "light", traits=["Character"]), dummy("Pal", "light")],
        enhancements=[*((one, "Hero") for one in gear), (other, "Pal")],
    )
    leash = enhancement("Leash", {"type": "unit"}, side="dark")
    dark = Side(
        objectives=[DEN, clock("dark")],
        enhancements=[("Confiscation", "Hero"), (leash, "Hero")],
    )
    return scene(active="dark", dark=dark, light=light, abilities=True)


def test_confiscation_captures_a_light_side_card_on_its_unit(scene):
    gear = [enhancement(name, {"type": "unit"}, side="light") for name in ("Blade", "Bow")]
    game = _confiscated(scene, *gear)
    game.choose("use Confiscation")
    game.offers("choose Blade", "choose Bow")
    game.choose("Bow")
    game.choose("capture at Den")
    assert (game.host("Bow"), game.host("Blade")) == ("Den", "Hero")
    # It may be used again.
    game.choose("use Confiscation")
    game.choose("capture at Den")
    assert (game.host("Blade"), game.host("Cloak")) == ("Den", "Pal")
    game.leave()
    assert "use Confiscation" not in game.options


def test_confiscation_finds_nothing_on_a_bare_unit(scene):
    game = _confiscated(scene)
    game.leave()
    assert "use Confiscation" not in game.options


def test_official_inquiry_captures_1_of_the_top_3_cards_and_orders_the_others(scene):
    dark = Side(objectives=[objective("Cell", side="dark", affiliation="Sith")])
    dark.hand = ["Official Inquiry"]
    light = Side(deck=["Yoda", "Red Five", "R2-D2", "C-3PO"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert spent(game, "use Official Inquiry") == 1
    game.offers("choose Yoda", "choose Red Five", "choose R2-D2")
    game.choose("Red Five")
    assert game.host("Red Five") == "Cell"
    game.asks("order", "dark")
    game.offers("order Yoda", "order R2-D2")
    game.choose("R2-D2")
    # The first one is nearest the top.
    assert game.pile("deck", "light")[-3:] == ["C-3PO", "Yoda", "R2-D2"]
    game.leave()
