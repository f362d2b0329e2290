"""The cards of Heroes and Legends (set 97)."""

import pytest
from kit.card_makers import event
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, pay, treasury

from swlcg_deck.engine.game import describe

HEROES = "Heroes and Legends"
RARER_BOARD = {"97-1": "it takes two copies of a unique unit, one in hand and one in play"}
GAINED = (
    "Reaction: After you have won an edge battle by at least 2 Force icons, destroy target enemy "
    "participating unit."
)

ECHOES = "Echoes of the Force"
"""Printed in several sets."""


def _trained(scene, *, attacker="Luke Skywalker", dark_hand=(), hand=("Yoda",)):
    light = Side(
        units=["Luke Skywalker", dummy("Pal", "light", capacity=9)],
        enhancements=[("Ataru Training", "Luke Skywalker")],
        hand=list(hand),
    )
    dark = Side(units=[dummy("Guard"), dummy("Scout"), dummy("Away")], hand=list(dark_hand))
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "light")
    game.choose("engage Objective 1")
    game.choose(attacker)
    game.choose("Guard", "Scout")
    return game


def test_ataru_training_gives_its_unit_a_reaction_to_a_clear_win(scene):
    game = _trained(scene)
    game.choose("place Yoda")
    game.asks("reaction", "light")
    (offer, _) = describe(game.state, game.decision).options
    assert offer.label == "Use Luke Skywalker by Ataru Training"
    assert offer.ability == GAINED
    game.choose("use Luke Skywalker")
    game.asks("target", "light")
    game.offers("target Guard", "target Scout")
    question = describe(game.state, game.decision)
    assert question.why == f"Luke Skywalker, by Ataru Training: “{GAINED}”"
    game.choose("target Scout")
    assert game.zone("Scout") == "discard pile"
    game.leave()


def test_ataru_training_does_nothing_while_its_unit_takes_no_part(scene):
    game = _trained(scene, attacker="Pal")
    game.choose("place Yoda")
    assert game.decision.kind != "reaction"
    game.leave()


@pytest.mark.parametrize(
    ("light", "dark", "fits"), [(2, 0, True), (1, 0, False), (3, 2, False), (1, 3, False)]
)
def test_ataru_training_asks_for_a_lead_of_2_force_icons_in_an_edge_battle_of_yours(
    scene, light, dark, fits
):
    game = _trained(
        scene,
        hand=[event("Calm", force=light)],
        dark_hand=[event("Fear", side="dark", force=dark)] if dark else [],
    )
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    assert ("use Luke Skywalker" in game.options) == fits
    game.leave()


def _heroes(scene, of_mine=("Hero",), enemy="Foe", **facts):
    facts = {"unique": True, "traits": ["Character"], **facts}
    fresh = dummy("Hero", "light", **facts)
    worn = [dummy(title, "light", **facts) for title in of_mine]
    light = Side(objectives=[HEROES], units=worn, hand=[fresh], focus={"Hero": 2})
    dark = Side(units=[dummy(enemy, **facts)])
    return scene(active="light", light=light, dark=dark, abilities=True)


def test_heroes_and_legends_exchange_a_hero_for_a_fresh_copy(scene):
    game = _heroes(scene, ("Hero", "Pal"))
    game.choose(f"use {HEROES}")
    assert game.focus(HEROES) == 1
    assert (game.zone("Hero"), game.zone("Hero #2")) == ("hand", "in play")
    assert (game.focus("Hero #2"), game.zone("Pal")) == (0, "in play")
    game.leave()


@pytest.mark.parametrize(
    "facts",
    [
        {"unique": False},
        {"traits": ["Droid"]},
        {"of_mine": ("Pal",)},
        {"of_mine": (), "enemy": "Hero"},
        {"text": "constant: {modifiers: [{of: self, cannot: {be: targeted}}]}"},
    ],
)
def test_heroes_and_legends_need_a_unique_character_and_a_copy_of_your_own(scene, facts):
    game = _heroes(scene, **facts)
    assert f"use {HEROES}" not in game.options
    game.leave()


def _kyle(scene, **half):
    fan, idle = dummy("Fan", "light"), dummy("Idle", "light")
    light = Side(objectives=[treasury("Jedi")], hand=["97-2"], units=[fan, idle], **half)
    dark = Side(units=[dummy("Foe"), dummy("Other")], committed=["Foe"])
    game = scene(active="light", light=light, dark=dark, abilities=True)
    game.choose("play Kyle Katarn")
    pay(game)
    game.asks("reaction", "light")
    game.choose("use Kyle Katarn")
    return game


def test_kyle_katarn_focuses_or_relieves_a_committed_unit(scene):
    game = _kyle(scene, committed=["Fan"], focus={"Fan": 2, "Idle": 1})
    game.offers("target Fan", "target Foe")
    game.choose("target Fan")
    game.asks("either", "light")
    taking, giving = game.options[1], game.options[0]
    assert taking != giving
    game.choose(taking)
    assert (game.focus("Fan"), game.focus("Idle")) == (1, 1)
    game.leave()


@pytest.mark.parametrize(("worn", "then"), [(0, 1), (2, 3)])
def test_kyle_katarn_can_give_a_token_where_there_is_none_to_take(scene, worn, then):
    game = _kyle(scene, committed=["Fan"], focus={"Fan": worn})
    game.choose("target Fan")
    if worn:
        game.choose(game.options[0])
    assert game.focus("Fan") == then
    game.leave()


def _guided(scene):
    knight = dummy("Knight", "light", affiliation="Jedi")
    other = dummy("Padawan", "light", affiliation="Jedi")
    deck = [
        *(knight, dummy("Trooper", "light"), "3-6", other),
        event("Lesson", affiliation="Jedi"),
        *(dummy("Deep", "light", affiliation="Jedi"), dummy("Deeper", "light")),
    ]
    light = Side(hand=["97-5"], deck=deck, objectives=[clock("light")])
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Rahn's Guidance")
    return game


@pytest.mark.rule("SEARCH-02")
@pytest.mark.rule("SEARCH-03")
@pytest.mark.parametrize("takes", [True, False])
def test_rahns_guidance_finds_a_jedi_unit_among_5_cards_and_orders_the_others(scene, takes):
    game = _guided(scene)
    game.asks("may", "light")
    game.choose("do" if takes else game.options[1])
    if takes:
        # Neither the Jedi unit below the 5 cards nor those that are none, or no unit.
        game.offers("choose Knight", "choose Padawan")
        game.choose("choose Padawan")
        assert game.pile("hand", "light") == ["Padawan"]
    left = ["Lesson", "Knight", "Heat of Battle", "Trooper", *([] if takes else ["Padawan"])]
    for card in left[:-1]:  # the first of them is the top card; the last needs no choice
        game.asks("order", "light")
        game.choose(f"order {card}")
    assert game.pile("deck", "light")[::-1][: len(left) + 2] == [*left, "Deep", "Deeper"]
    game.leave()


def _echoes(scene, code, target):
    """The attacker has placed Echoes of the Force and resolves it for this unit."""
    dark = Side(units=[dummy("Raider"), dummy("Far")], hand=[code], committed=["Far"])
    light = Side(units=[dummy("Guard", "light"), dummy("Sage", "light")], committed=["Sage"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("Guard",))
    game.choose(f"place {ECHOES}")
    game.asks("target", "dark")
    game.offers(*(f"target {unit}" for unit in ("Raider", "Far", "Guard", "Sage")))
    game.choose(f"target {target}")
    return game


@pytest.mark.rule("FORCE-17")
@pytest.mark.rule("FORCE-19")
@pytest.mark.parametrize("code", ["97-6", "100-6"])
@pytest.mark.parametrize(
    ("target", "used"),
    [("Raider", True), ("Far", True), ("Guard", True), ("Sage", True), ("Far", False)],
)
def test_echoes_of_the_force_commits_or_uncommits_any_unit(scene, code, target, used):
    game = _echoes(scene, code, target)
    game.asks("may", "dark")
    was = game.is_committed(target)
    game.choose("do" if used else game.options[1])
    assert game.is_committed(target) == (was != used)
    assert game.zone(target) == "in play"
    assert sum(game.state.committed) == 2 + (0 if not used else -1 if was else 1)
    game.leave()
