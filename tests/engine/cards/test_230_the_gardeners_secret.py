"""The cards of The Gardener's Secret (set 230)."""

import pytest
from kit.card_makers import enhancement, event, fate, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import pay


@pytest.mark.rule("FORCE-21")
@pytest.mark.parametrize(("theirs", "winner"), [(2, "light"), (3, "light"), (4, "dark")])
def test_each_players_enhancements_count_for_his_own_side(scene, theirs, winner):
    def things(side, number):
        return [(enhancement(f"{side} {n}", side=side), None) for n in range(number)]

    light = Side(
        objectives=["The Gardener's Secret"],
        units=[unit("Jedi", force=1)],
        committed=["Jedi"],
        enhancements=things("light", 2),
    )
    dark = Side(enhancements=things("dark", theirs))
    game = scene(
        phase="force", active="light", balance="light", dark=dark, light=light, abilities=True
    )
    game.leave()
    # 1 icon and 2 enhancements against 2, 3 or 4 enhancements; a tie changes nothing.
    assert game.balance == winner


GROVE = "Hidden Grove"


def _grove(scene, *, hand=(), below=(), active="light", phase="deployment", dark=None):
    bank = objective("Bank", resources=9, affiliation="Smugglers and Spies")
    light = Side(enhancements=[(GROVE, None)], objectives=[bank], hand=hand)
    light.beneath = [(card, GROVE) for card in below]
    light.units = [unit("Own")]
    return scene(phase=phase, active=active, dark=dark, light=light, abilities=True)


def test_hidden_grove_takes_one_card_of_the_hand_at_a_time(scene):
    game = _grove(scene, hand=[unit("A"), unit("B")])
    game.choose("use Hidden Grove")
    game.offers("choose A", "choose B")
    game.choose("choose A")
    assert (game.zone("A"), game.host("A")) == ("beneath", GROVE)
    assert (game.pile("hand", "light"), game.zone("B")) == (["B"], "hand")
    assert "use Hidden Grove" not in game.options


@pytest.mark.rule("ABIL-19")
def test_what_lies_beneath_the_grove_is_used_like_a_card_of_the_hand(scene):
    plan = event("Plan", text="action: {do: [{draw: 1}]}", cost=1)
    game = _grove(scene, below=[unit("A"), plan, fate("Luck")])
    assert "play A unit" in game.options
    game.choose("use Plan")
    pay(game)
    assert (game.zone("Plan"), sum(game.state.focus)) == ("discard pile", 1)
    game.choose("play A unit")
    pay(game)
    assert (game.zone("A"), game.zone("Luck")) == ("in play", "beneath")
    game.leave()


def test_a_reaction_beneath_the_grove_is_used_too(scene):
    cheer = event("Cheer", text="reaction: {when: {entered: {type: unit}}, do: [{draw: 1}]}")
    game = _grove(scene, hand=[unit("A", cost=0)], below=[cheer])
    game.choose("play A unit")
    game.asks("reaction", "light")
    game.choose("use Cheer")
    assert game.zone("Cheer") == "discard pile"
    game.leave()


@pytest.mark.rule("EDGE-04")
def test_what_lies_beneath_the_grove_is_placed_as_an_edge_card(scene):
    dark = Side(units=[unit("Foe", side="dark")])
    game = _grove(scene, below=[unit("A", force=3)], phase="conflict", dark=dark)
    engage(game, "Objective 1", "Own", defenders=("Foe",))
    game.offers("place A", "pass")
    game.choose("place A")
    assert game.zone("A") == "discard pile"
    game.leave()


@pytest.mark.rule("RES-09")
@pytest.mark.parametrize("card", ["unit", "event"])
def test_a_card_that_cannot_be_paid_for_after_all_lies_beneath_it_again(scene, card):
    """What it costs is raised when the cost is fixed."""
    thief = unit("Thief", side="dark", text=STEALS)
    one = unit("A", cost=9) if card == "unit" else event("A", cost=9, text=DRAWS)
    game = _grove(scene, below=[one], dark=Side(units=[thief]))
    game.choose("play A unit" if card == "unit" else "use A")
    assert (game.zone("A"), game.host("A")) == ("beneath", GROVE)
    game.leave()


@pytest.mark.rule("DEPLOY-09")
def test_what_lies_beneath_the_grove_is_discarded_with_it(scene):
    text = "action: {do: [{discard: {target: {type: enhancement}}}]}"
    dark = Side(objectives=[objective("Axe", side="dark", text=text)])
    game = _grove(scene, below=[unit("A")], active="dark", dark=dark)
    game.choose("use Axe")
    assert sorted(game.pile("discard", "light")) == ["A", GROVE]
    game.leave()


STEALS = (
    "interrupt: {when: {played: any, by: opponent}, do: [{change: cost, plus: 5}], forced: true}"
)
DRAWS = "action: {do: [{draw: 1}]}"


SMUGGLERS = "Smugglers and Spies"


def test_momaw_nadon_plants_an_enhancement_of_his_deck(scene):
    garden = [
        enhancement("Own", affiliation=SMUGGLERS),
        enhancement("Neutral"),
        enhancement("Limited", keywords=["limited"]),
        enhancement("Rebel", affiliation="Rebel Alliance"),
        enhancement("Homeless", {"type": "unit", "trait": "Walker"}),
        unit("Weed", affiliation=SMUGGLERS),
    ]
    bank = objective("Bank", resources=9, affiliation=SMUGGLERS)
    light = Side(hand=["230-2"], deck=garden, objectives=[bank])
    game = scene(active="light", light=light, abilities=True)
    game.choose("play Momaw Nadon unit")
    pay(game)
    game.choose("use Momaw Nadon")
    game.offers("find Own", "find Neutral", "find Homeless")
    game.choose("find Own")
    assert (game.zone("Own"), game.controller("Own")) == ("in play", "light")
    game.leave()


@pytest.mark.rule("RES-20")
@pytest.mark.parametrize(
    ("resources", "offered"), [(2, ["Cheap", "Free"]), (5, ["Cheap", "Dear", "Free"])]
)
def test_a_junk_dealer_pays_the_printed_cost(scene, resources, offered):
    junk = [
        enhancement("Cheap", cost=2),
        enhancement("Dear", cost=5),
        enhancement("Free", cost=0),
        enhancement("Homeless", {"type": "unit", "trait": "Walker"}, cost=0),
    ]
    bank = objective("Bank", resources=resources)
    light = Side(units=["230-3"], discard=junk, objectives=[bank], focus={"Jedi affiliation": 1})
    game = scene(phase="deployment", active="light", light=light, abilities=True)
    game.choose("use Ithorian Junk Dealer")
    game.offers(*(f"choose {title}" for title in offered))
    game.choose("choose Cheap")
    pay(game)
    assert (game.zone("Cheap"), game.focus("Bank")) == ("in play", 2)
    assert "use Ithorian Junk Dealer" not in game.options


@pytest.mark.parametrize("phase", ["conflict", "draw"])
def test_a_junk_dealer_deals_in_the_deployment_phase(scene, phase):
    light = Side(units=["230-3"], discard=[enhancement("Free", cost=0)])
    light.objectives = [objective("Bank", resources=9), clock("light")]
    game = scene(phase=phase, active="light", light=light, abilities=True)
    game.skip_to("action", "light")
    assert "use Ithorian Junk Dealer" not in game.options
    game.leave()
