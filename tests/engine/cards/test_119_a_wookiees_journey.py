"""The cards of A Wookiee's Journey (set 119)."""

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, icons_of, pay

from swlcg_deck.engine.facts.characteristics import force_icons


def _wookiee(title, side="light", **facts):
    return dummy(title, side, traits=["Character", "Wookiee"], **facts)


def test_lowhhrick_gives_blast_damage_to_each_wookiee_of_yours(scene):
    light = Side(units=["Lowhhrick", _wookiee("Chewie"), dummy("Pilot", "light")])
    dark = Side(units=[_wookiee("Slave", "dark")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    # He is one of them.
    assert icons_of(game, "Lowhhrick") == {"damage": 3, "blast": 1}
    assert [icons_of(game, card) for card in ("Chewie", "Pilot", "Slave")] == [{"blast": 1}, {}, {}]
    game.leave()


@pytest.mark.parametrize(
    ("facts", "verb", "comes"),
    [
        ({}, "destroy", True),
        ({}, "send", True),
        ({}, "sacrifice", True),
        ({"unique": False}, "destroy", False),
        ({"traits": ["Vehicle"]}, "destroy", False),
        ({"side": "dark"}, "destroy", False),
    ],
)
@pytest.mark.parametrize("used", [True, False])
def test_loyal_wookiee_follows_a_unique_character_that_leaves_play(scene, facts, verb, comes, used):
    more = ", to: hand" if verb == "send" else ""
    text = f"action: {{do: [{{{verb}: {{each: {{title: Hero}}}}{more}}}]}}"
    hero = unit("Hero", **{"unique": True, "traits": ["Character"], "side": "light", **facts})
    own = facts.get("side") != "dark"
    light = Side(
        hand=["Loyal Wookiee"],
        units=[hero] if own else [],
        objectives=[objective("Trap", side="light", text=text)],
    )
    dark = Side(units=[] if own else [hero])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Trap")
    assert (game.decision.kind == "reaction") is comes
    if comes:
        game.asks("reaction", "light")
        game.choose("use Loyal Wookiee" if used else "pass")
    assert game.zone("Loyal Wookiee") == ("in play" if comes and used else "hand")
    assert sum(game.state.focus) == 0
    game.leave()


def test_loyal_wookiee_follows_no_character_that_is_no_unit(scene):
    pet = enhancement("Hero", unique=True, traits=["Character"])
    text = "action: {do: [{destroy: {each: {title: Hero}}}]}"
    light = Side(
        hand=["Loyal Wookiee"],
        enhancements=[(pet, None)],
        objectives=[objective("Trap", side="light", text=text)],
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Trap")
    assert game.zone("Hero") == "discard pile"
    assert game.decision.kind != "reaction"
    game.leave()


@pytest.mark.parametrize(("damage", "zone"), [(4, "in play"), (5, "discard pile")])
def test_heart_of_a_wookiee_lets_one_bear_3_damage_more(scene, damage, zone):
    light = Side(
        units=[_wookiee("Chewie", capacity=2)], enhancements=[("Heart of a Wookiee", "Chewie")]
    )
    dark = Side(objectives=[salvo("dark", damage, "Chewie")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    assert game.zone("Chewie") == zone
    game.leave()


def test_heart_of_a_wookiee_beats_in_wookiees_only(scene):
    light = Side(
        hand=["Heart of a Wookiee"],
        affiliation="Smugglers and Spies",
        units=[_wookiee("Chewie"), _wookiee("Ralrra"), dummy("Han", "light")],
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("play Heart of a Wookiee")
    pay(game)
    game.offers("attach Chewie", "attach Ralrra")


def test_faithful_companion_adds_a_force_icon_to_wookiees_committed_to_the_force(scene):
    light = Side(
        units=[_wookiee("Chewie"), _wookiee("Ralrra"), dummy("Han", "light")],
        committed=["Chewie", "Han"],
        enhancements=[("Faithful Companion", None)],
    )
    dark = Side(units=[_wookiee("Slave", "dark")], committed=["Slave"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    cards = ("Chewie", "Ralrra", "Han", "Slave")
    # Whoever controls them.
    assert [force_icons(game.state, game.card(card)) for card in cards] == [2, 1, 1, 2]
    game.leave()
