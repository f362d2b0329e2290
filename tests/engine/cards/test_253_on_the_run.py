"""The cards of On the Run (set 253)."""

import pytest
from fate_battles import duel
from kit.card_makers import event, fate, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy

from swlcg_deck.engine.facts.characteristics import edge_value


@pytest.mark.rule("DEF-02")
@pytest.mark.parametrize(("fates", "edge"), [(0, 0), (2, 2), (4, 3)])
def test_boshek_counts_up_to_three_fate_cards_in_his_discard_pile(scene, fates, edge):
    pile = [fate(f"Doom {n}") for n in range(fates)]
    light = Side(units=["BoShek"], discard=[*pile, event("Trick")])
    dark = Side(discard=[fate("Gloom", side="dark")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert edge_value(game.state, game.card("BoShek")) == edge
    game.leave()


def _edge(scene, force):
    light = Side(affiliation="Smugglers and Spies")
    light.hand = ["Make Your Own Resources", event("Luck", force=force), dummy("Poor", "light")]
    light.hand = [*light.hand, dummy("Mine", "light", resources=1)]
    light.discard = [dummy("Old Mine", "light", resources=1), dummy("Rag", "light")]
    light.units = [dummy("Hero", "light"), dummy("Banker", "light", resources=1)]
    dark = Side(units=[dummy("Guard")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Hero", defenders=("Guard",))
    game.choose("place Luck")
    while game.decision.kind == "edge":
        game.pass_()
    return game


def test_make_your_own_resources_brings_a_resource_card_from_hand_or_discard_pile(scene):
    game = _edge(scene, 2)
    game.choose("use Make Your Own Resources")
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    game.offers("choose Mine", "choose Old Mine")
    game.choose("choose Old Mine")
    assert game.zone("Old Mine") == "in play"
    game.leave()


@pytest.mark.rule("EDGE-13")
def test_make_your_own_resources_needs_an_edge_of_two(scene):
    game = _edge(scene, 1)
    game.leave()
    assert "use Make Your Own Resources" not in game.options


DRAW = "action: {do: [{draw: 1}], limit: {per: turn}}"


def until_the_edge_is_won(game):
    while game.edge is None:
        game.choose("pass" if game.decision.kind == "action" else game.options[0])


@pytest.mark.rule("ABIL-15")
@pytest.mark.parametrize(
    ("way", "used"), [("Scum and Villainy", False), ("Neutral", False), ("Sith", True)]
)
def test_tricks_and_nonsense_silence_scum_and_neutrals(scene, way, used):
    """Tricks and Nonsense looks for another affiliation in each of its two sets."""
    raider = unit("Raider", side="dark", capacity=5, text=DRAW)
    card = event("Card", side="dark", affiliation=way)
    hero = unit("Hero", capacity=5, text=DRAW)
    game = duel(scene, active="dark", dark=[card], light=["253-5"], raider=raider, hero=hero)
    until_the_edge_is_won(game)
    # The window is first that of the attacker, if there is anything he can use.
    game.offers("use Raider" if used else "use Hero", "pass")


def test_the_own_side_is_not_silenced(scene):
    hero = unit("Hero", capacity=5, text=DRAW)
    card = event("Card", side="dark", affiliation="Neutral")
    game = duel(scene, active="light", dark=[card], light=["253-5"], hero=hero)
    until_the_edge_is_won(game)
    game.offers("use Hero", "pass")
