"""The cards of Imperial Blockade (set 88)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.scenario import Side
from real_cards import NAVY, RICH, dummy, navy, pay

BLOCKADE = "Imperial Blockade"
BANK = objective("Bank", resources=9)


def _prices(scene, side, hurt, *cards):
    """What each card costs that is played in this order."""
    bank = [objective(f"Bank {n}", side=side) for n in range(4)]
    dark, light = Side(objectives=[BLOCKADE], damage={BLOCKADE: hurt}), Side()
    half = dark if side == "dark" else light
    half.objectives = [*(half.objectives or ()), *bank]
    half.hand = cards
    game = scene(active=side, dark=dark, light=light, abilities=True)
    paid = []
    for card in cards:
        before = sum(game.state.focus)
        title = card if isinstance(card, str) else card.card.title
        game.choose(next(one for one in game.options if one.startswith(f"play {title}")))
        pay(game)
        paid.append(sum(game.state.focus) - before)
    game.leave()
    return paid


def _unit(title, side="light"):
    return dummy(title, side, cost=1)


@pytest.mark.parametrize(("hurt", "first"), [(0, 2), (1, 1)])
def test_an_imperial_blockade_makes_the_first_unit_of_the_enemy_dearer(scene, hurt, first):
    camp = enhancement("Camp", cost=1)
    assert _prices(scene, "light", hurt, camp, _unit("A"), _unit("B")) == [1, first, 1]


def test_an_imperial_blockade_lets_its_own_side_through(scene):
    assert _prices(scene, "dark", 0, _unit("A", "dark")) == [1]


def test_an_imperial_blockade_holds_in_the_turn_of_the_enemy_only(scene):
    text = "action: {do: [{play: {choose: {type: unit, in: hand}}}]}"
    light = Side(hand=[_unit("A")], objectives=[objective("Door", text=text), BANK])
    dark = Side(objectives=[BLOCKADE])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("action", "light")
    before = sum(game.state.focus)
    game.choose("use Door")
    pay(game)
    assert game.zone("A") == "in play"
    assert sum(game.state.focus) - before == 1
    game.leave()


@pytest.mark.rule("FAQ-20")
def test_a_card_that_costs_nothing_costs_nothing_under_an_imperial_blockade(scene):
    light = Side(hand=["Undercover Operative"], objectives=[BANK])
    den = objective("Den", side="dark")
    dark = Side(objectives=[BLOCKADE, den], focus={BLOCKADE: 1, "Den": 1})
    game = scene(active="light", dark=dark, light=light, abilities=True)
    before = sum(game.state.focus)
    game.choose("play Undercover Operative")
    pay(game)
    assert (game.zone("Undercover Operative"), sum(game.state.focus)) == ("in play", before)
    game.leave()


@pytest.mark.parametrize(
    ("traits", "costs"),
    [((["Capital Ship"], ["Capital Ship"]), [2, 4]), ((["Fighter"], ["Capital Ship"]), [4, 2])],
)
def test_captain_needa_takes_2_off_the_first_capital_ship_each_turn(scene, traits, costs):
    ships = [
        dummy(name, cost=4, traits=["Vehicle", *kinds])
        for name, kinds in zip("AB", traits, strict=True)
    ]
    banks = [objective(f"Bank {n}", side="dark") for n in range(6)]
    dark = Side(units=["Captain Needa"], hand=ships, objectives=banks, focus={"Captain Needa": 1})
    game = scene(active="dark", dark=dark, abilities=True)
    paid = []
    for name in "AB":
        before = sum(game.state.focus)
        game.choose(f"play {name}")
        pay(game)
        paid.append(sum(game.state.focus) - before)
    assert paid == costs
    game.leave()


def _apology(scene, *units, **focus):
    dark = navy(units=units, hand=["Apology Accepted"], focus=focus, objectives=[RICH])
    light = Side(
        units=[dummy("Officer L", "light", traits=["Officer"], affiliation="Rebel Alliance")]
    )
    return scene(active="dark", dark=dark, light=light, abilities=True)


OFFICER = dummy("Officer", affiliation=NAVY, traits=["Character", "Officer"])
CRUISER = dummy("Cruiser", affiliation=NAVY, traits=["Vehicle"])


def test_apology_accepted_sacrifices_an_officer_to_refresh_a_vehicle(scene):
    other = dummy("Walker", affiliation=NAVY, traits=["Vehicle"])
    stray = dummy("Stray", affiliation="Sith", traits=["Vehicle"])
    game = _apology(scene, OFFICER, CRUISER, other, stray, Cruiser=3, Walker=1, Stray=2)
    game.choose("use Apology Accepted")
    pay(game)
    assert (game.zone("Officer"), game.zone("Officer L")) == ("discard pile", "in play")
    game.offers("target Cruiser", "target Walker")
    game.choose("target Cruiser")
    assert [game.focus(name) for name in ("Cruiser", "Walker", "Stray")] == [0, 1, 2]
    game.leave()


@pytest.mark.parametrize(
    "officer",
    [
        dummy("Officer", affiliation="Sith", traits=["Character", "Officer"]),
        dummy("Officer", affiliation=NAVY, traits=["Character", "Trooper"]),
    ],
)
def test_apology_accepted_takes_no_other_life(scene, officer):
    game = _apology(scene, officer, CRUISER, Cruiser=2)
    assert "use Apology Accepted" not in game.options
    game.leave()


def test_apology_accepted_is_no_use_without_a_vehicle(scene):
    game = _apology(scene, OFFICER, dummy("Trooper", affiliation=NAVY), Trooper=2)
    assert "use Apology Accepted" not in game.options
    game.leave()
