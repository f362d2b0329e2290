"""The cards of Rumors at the Cantina (set 16)."""

import pytest
from kit.card_makers import enhancement, event, fate, objective, unit
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, pay, rebels


def _captives(scene, *captured, keep=()):
    light = Side(
        hand=["Rescue Mission"],
        captured=[(card, "Fort") for card in captured] + [(card, "Keep") for card in keep],
        objectives=[objective("Base", resources=2)],
    )
    dark = Side(objectives=[objective("Fort", side="dark"), objective("Keep", side="dark")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Rescue Mission")
    while game.decision.kind == "pay":
        game.choose("generate Base 2")
    return game


def _worse(scene, *hit, hand=("It Could Be Worse",), **half):
    gun = salvo("dark", 2, *hit, title="Gun")
    light = Side(hand=hand, units=[dummy("A", "light"), dummy("B", "light")], **half)
    game = scene(active="dark", dark=Side(objectives=[gun]), light=light, abilities=True)
    game.choose("use Gun")
    return game


def test_rumors_at_the_cantina_lets_its_player_ignore_the_resource_match(scene):
    light = Side(
        objectives=["Rumors at the Cantina"],
        hand=["Rookie Pilot", "Wookiee Navigator", "Twi'lek Smuggler", "Fall Back!", "Swindled"],
        units=[dummy("Purse", "light", resources=2)],
    )
    game = scene(active="light", light=light, abilities=True)
    game.offers(
        "play Rookie Pilot unit",
        "play Wookiee Navigator unit",
        "play Twi'lek Smuggler unit",
        "use Fall Back!",
        "use Swindled",
        "pass",
    )


def test_without_rumors_a_card_needs_its_match(scene):
    light = Side(hand=["Wookiee Navigator", "Rookie Pilot"])
    dark = Side(objectives=[objective("Fort", side="dark")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.offers("play Rookie Pilot unit", "pass")


def test_rebel_sympathizer_makes_the_next_card_cheaper_and_any_match_do(scene):
    light = Side(
        objectives=[objective("Base")],
        units=["Rebel Sympathizer"],
        hand=["Twi'lek Smuggler", "Swindled"],
    )
    dark = Side(units=[dummy("Cheap")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    # Two resources of no use, for want of a match.
    game.offers("use Rebel Sympathizer", "pass")
    game.choose("use Rebel Sympathizer")
    assert game.zone("Rebel Sympathizer") == "discard pile"
    game.offers("play Twi'lek Smuggler unit", "use Swindled", "pass")
    game.choose("play Twi'lek Smuggler unit")
    game.choose("generate Base 1")
    assert game.zone("Twi'lek Smuggler") == "in play"
    # Only the next card: the other one costs 1 again, and the Jedi card gives it no match.
    game.leave()
    assert (game.zone("Swindled"), game.focus("Jedi affiliation")) == ("hand", 0)
    assert game.decision.kind != "action"


def test_rebel_sympathizer_helps_only_in_the_same_phase(scene):
    light = Side(units=["Rebel Sympathizer", "X-Wing"], hand=["Swindled"])
    dark = Side(units=[dummy("Cheap")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Rebel Sympathizer")
    game.offers("use Swindled", "pass")
    game.pass_()
    # The conflict phase begins with a window in which nothing can be done.
    game.asks("engage", "light")


def test_rebel_sympathizer_helps_only_the_next_card_even_if_that_needs_no_help(scene):
    light = Side(
        units=["Rebel Sympathizer"],
        hand=["Rebel Trooper", "Twi'lek Smuggler"],
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Rebel Sympathizer")
    game.choose("play Rebel Trooper")
    game.leave()
    assert game.decision.kind != "action"
    assert game.zone("Twi'lek Smuggler") == "hand"


def test_common_ground_lets_an_objective_match_every_affiliation(scene):
    light = Side(
        objectives=[objective("Base"), objective("Camp")],
        enhancements=[("Common Ground", "Base")],
        hand=["Twi'lek Smuggler", "Wookiee Navigator"],
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("play Twi'lek Smuggler")
    # Base has to be one of the cards that pay.
    game.offers("generate Base 1", "generate Camp 1", "generate Jedi affiliation 1")
    game.choose("generate Camp 1")
    assert (game.focus("Base"), game.focus("Jedi affiliation")) == (1, 0)
    assert game.zone("Twi'lek Smuggler") == "in play"
    game.leave()


def test_common_ground_goes_on_any_objective(scene):
    light = Side(objectives=[objective("Base")], hand=["Common Ground"])
    dark = Side(objectives=[objective("Fort", side="dark")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("play Common Ground")
    pay(game)
    game.offers("attach Base", "attach Fort")


def test_rescue_mission_may_put_a_rescued_unit_into_play(scene):
    game = _captives(scene, "X-Wing")
    game.asks("may", "light")
    game.choose("do")
    assert (game.zone("X-Wing"), game.controller("X-Wing")) == ("in play", "light")
    game.leave()


def test_rescue_mission_may_leave_a_rescued_unit_in_hand(scene):
    game = _captives(scene, "X-Wing")
    game.choose("decline")
    assert game.pile("hand", "light") == ["X-Wing"]
    game.leave()


@pytest.mark.parametrize("card", [event("Plan"), fate("Luck"), enhancement("Shed")])
def test_rescue_mission_leaves_other_cards_in_hand(scene, card):
    game = _captives(scene, card)
    assert game.pile("hand", "light") == [card.card.title]
    game.leave()


@pytest.mark.rule("CAP-07")
@pytest.mark.rule("CAP-20")
def test_rescue_mission_rescues_a_random_card_at_the_objective_its_player_chooses(scene):
    game = _captives(scene, "X-Wing", "Rookie Pilot", keep=["Rebel Trooper", "Ewok Scout"])
    game.asks("rescue at", "light")
    game.offers("rescue at Fort", "rescue at Keep")
    game.choose("Keep")
    game.choose("decline")
    (card,) = game.pile("hand", "light")
    assert card in ("Rebel Trooper", "Ewok Scout")
    assert len(game.state.captured) == 3
    game.leave()


def test_rescue_mission_needs_a_captive(scene):
    light = Side(hand=["Rescue Mission"], objectives=[objective("Base", resources=2)])
    game = scene(active="light", light=light, abilities=True)
    game.leave()
    assert game.zone("Rescue Mission") == "hand"
    assert "use Rescue Mission" not in game.options


def test_it_could_be_worse_prevents_1_damage_to_a_unit_or_an_objective(scene):
    game = _worse(scene, "A", "B", "Objective 4")
    game.asks("interrupt", "light")
    game.offers("pass", "use It Could Be Worse")
    game.choose("use It Could Be Worse")
    game.asks("target", "light")
    game.offers(*(f"target {card}" for card in ("Objective 4", "A", "B")))
    game.choose("target Objective 4")
    assert [game.damage(card) for card in ("A", "B", "Objective 4")] == [2, 2, 1]
    assert game.zone("It Could Be Worse") == "discard pile"
    game.leave()


def test_it_could_be_worse_also_spares_an_enemy_but_not_what_takes_no_damage(scene):
    gun = salvo("dark", 1, "A", "Pal", title="Gun")
    light = Side(hand=["It Could Be Worse"], units=[dummy("A", "light"), dummy("B", "light")])
    dark = Side(objectives=[gun], units=[dummy("Pal")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    game.choose("use It Could Be Worse")
    game.offers("target Pal", "target A")
    game.choose("target Pal")
    assert (game.damage("A"), game.damage("Pal")) == (1, 0)
    game.leave()


@pytest.mark.rule("ABIL-32")
def test_it_could_be_worse_needs_a_card_that_can_be_targeted(scene):
    hidden = unit("Ghost", text="constant: {modifiers: {cannot: {be: targeted}}}")
    gun = salvo("dark", 1, "Ghost", title="Gun")
    light = Side(hand=["It Could Be Worse"], units=[hidden])
    game = scene(active="dark", dark=Side(objectives=[gun]), light=light, abilities=True)
    game.choose("use Gun")
    assert game.damage("Ghost") == 1
    assert game.zone("It Could Be Worse") == "hand"
    game.leave()


def test_two_of_them_prevent_2_damage_to_one_card(scene):
    game = _worse(scene, "A", hand=["It Could Be Worse"] * 2)
    game.choose("use It Could Be Worse")
    game.choose("use It Could Be Worse #2")
    assert game.damage("A") == 0
    game.leave()


def test_two_wookiee_navigators_let_it_be_engaged_twice_more(scene):
    light = rebels(units=["Wookiee Navigator", "Wookiee Navigator", "X-Wing", "X-Wing", "X-Wing"])
    fort = objective("Fort", side="dark", capacity=20)
    dark = Side(objectives=[fort, objective("Keep", side="dark")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.choose("engage Fort")
    game.choose("Wookiee Navigator", "Wookiee Navigator #2")
    game.skip_to("reaction", "light")
    game.choose("use Wookiee Navigator")
    game.choose("use Wookiee Navigator #2")
    for wing in ("X-Wing", "X-Wing #2"):
        game.skip_to("engage", "light")
        game.choose("engage Fort")
        game.choose(wing)
        game.leave()
    game.skip_to("engage", "light")
    game.offers("engage Keep", "pass")
