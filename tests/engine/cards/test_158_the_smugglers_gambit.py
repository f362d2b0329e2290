"""The cards of The Smuggler's Gambit (set 158)."""

import pytest
from kit.card_makers import enhancement, event, objective
from kit.looking import looks_at
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, pay

from swlcg_deck.engine.facts.characteristics import force_icons, reserve


@pytest.mark.parametrize(("named", "drawn"), [("unit", 1), ("event", 1), ("fate", 0)])
def test_evading_authority_draws_for_each_discarded_card_of_the_named_type(scene, named, drawn):
    light = Side(affiliation="Smugglers and Spies", hand=["Evading Authority"])
    light.units = [dummy("Banker", "light", resources=3, affiliation="Smugglers and Spies")]
    dark = Side(hand=[dummy("A"), event("B", side="dark"), event("C", side="dark")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Evading Authority")
    pay(game)
    game.choose(f"value Evading Authority {named}")
    game.asks("choose", "dark")
    game.choose("choose A", "choose B")
    assert sorted(game.pile("discard", "dark")) == ["A", "B"]
    assert len(game.pile("hand", "light")) == drawn
    game.leave()


RARER_BOARD = {"158-1": "a text that raises the reserve of the enemy"}
HANDBOOK = enhancement(
    "Booster",
    side="dark",
    text="constant: {modifiers: [{of: you, gain: {reserve: 2}}]}",
)
DRAIN = enhancement(
    "Drain", side="dark", text="constant: {modifiers: [{of: you, lose: {reserve: 1}}]}"
)


@pytest.mark.rule("DRAW-03")
@pytest.mark.parametrize(("gambit", "dark", "light"), [(True, 5, 7), (False, 7, 7)])
def test_the_smugglers_gambit_keeps_the_enemys_reserve_from_rising(scene, gambit, dark, light):
    objectives = ["The Smuggler's Gambit"] if gambit else [objective("Plain")]
    own = Side(objectives=objectives, enhancements=[("Smuggler's Handbook", None)])
    foe = Side(enhancements=[(HANDBOOK, None), (DRAIN, None)])
    game = scene(active="light", dark=foe, light=own, abilities=True)
    # Of 6, with what adds 2 and what takes 1; what lowers it still does.
    assert (reserve(game.state, 0), reserve(game.state, 1)) == (dark, light)
    game.leave()


def test_platt_okeefe_sees_the_hand_of_the_enemy(scene):
    bank = objective("Bank", resources=9, affiliation="Smugglers and Spies")
    light = Side(hand=["158-2"], objectives=[bank])
    dark = Side(hand=[dummy("Plan")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("play Platt Okeefe unit")
    pay(game)
    assert looks_at(game, "use Platt Okeefe") == [("light", ["Plan"])]
    game.leave()


@pytest.mark.parametrize(
    ("hand", "active", "icons"), [(3, "light", 3), (1, "dark", 1), (0, "light", 0)]
)
def test_an_information_broker_counts_the_hand_of_the_enemy(scene, hand, active, icons):
    light = Side(units=["158-3"], objectives=[clock("light")], hand=[dummy("Own", "light")])
    dark = Side(hand=[dummy(f"Plan {n}") for n in range(hand)], objectives=[clock("dark")])
    game = scene(phase="force", active=active, dark=dark, light=light, abilities=True)
    if hand:
        game.asks("reaction", "light")
        game.choose("use Information Broker")
    broker = game.card("Information Broker")
    assert force_icons(game.state, broker) == icons
    phase = game.phase
    while game.phase == phase:
        game.decline()
    game.leave()
    assert force_icons(game.state, broker) == 0
