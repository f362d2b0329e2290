"""The cards of Commando Operations (set 102)."""

import pytest
from fate_battles import battle_of_two
from kit.card_makers import event, fate, objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy

OPERATIONS = "Commando Operations"
BLAST = "fate: {do: [{place: damage, to: {each: {type: unit, side: enemy, is: participating}}}]}"


def _blast(side, title=None, priority=5):
    return fate(title or f"Blast of {side}", side=side, priority=priority, text=BLAST)


@pytest.mark.parametrize("damage", [0, 1])
def test_undamaged_commando_operations_take_the_effects_of_enemy_fate_cards(scene, damage):
    """Their Force icons still count, and your own fate cards do what they say."""
    game = battle_of_two(
        scene,
        light=[_blast("light")],
        dark=[_blast("dark"), event("Plan", side="dark")],
        objectives=[OPERATIONS],
        damage={OPERATIONS: damage},
    )
    game.skip_to("strike")
    assert [game.damage(name) for name in ("Guard", "Spare", "Rest")] == [damage, damage, 0]
    assert [game.damage(name) for name in ("Foe", "Other", "Home")] == [1, 1, 0]
    assert game.edge == "dark"
    game.leave()


def _raid(scene, *, dark=(), light=(), objectives=(), **half):
    """A dark attack in which these cards are placed; whatever else is in hand stays there."""
    half = {"hand": [*half.pop("kept", ()), *light], **half}
    half["units"] = [dummy("Guard", "light", capacity=9), *half.pop("more", ())]
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[dummy("Raider")], hand=dark),
        light=Side(objectives=[*objectives, objective("Base")], **half),
        abilities=True,
    )
    engage(game, "Base", "Raider", defenders=("Guard",))
    placed = [card.card.title for card in (*dark, *light)]
    while game.decision.kind == "edge":
        found = [title for title in placed if f"place {title}" in game.options]
        game.choose(f"place {found[0]}" if found else "pass")
    return game


@pytest.mark.parametrize(("dark", "light", "tokens"), [(1, 0, 2), (0, 1, 2), (1, 1, 1), (0, 0, 3)])
def test_general_crix_madine_is_readier_for_each_fate_card_revealed(scene, dark, light, tokens):
    """Of either side; one that lies in a discard pile or a hand is nothing to him."""
    game = _raid(
        scene,
        light=[_blast("light")] * light + [event("Plan")],
        dark=[_blast("dark")] * dark + [event("Plot", side="dark")],
        more=["102-2"],
        kept=[_blast("light", "Spare fate")],
        focus={"General Crix Madine": 3},
    )
    for _ in range(dark + light):
        game.asks("reaction", "light")
        game.choose(game.options[0])
    assert "use General Crix Madine" not in game.options
    assert game.focus("General Crix Madine") == tokens
    game.leave()


@pytest.mark.rule("CONF-25")
@pytest.mark.rule("ABIL-19")
@pytest.mark.parametrize("used", [True, False])
def test_a_rebel_commando_joins_the_fight_from_hand_after_an_enemy_fate_card(scene, used):
    game = _raid(scene, dark=[_blast("dark")], kept=["102-3"])
    game.asks("reaction", "light")
    assert game.damage("Guard") == 1  # after it has resolved
    game.choose("use Rebel Commando" if used else "pass")
    assert game.zone("Rebel Commando") == ("in play" if used else "hand")
    assert game.role("Rebel Commando") == ("defending" if used else "")
    assert game.state.focus[game.card("Base")] == 0  # it costs nothing
    game.leave()


def test_a_rebel_commando_waits_for_a_fate_card_of_the_enemy(scene):
    game = _raid(scene, light=[_blast("light")], dark=[event("Plot", side="dark")], kept=["102-3"])
    assert game.damage("Raider") == 1
    assert "use Rebel Commando" not in game.options
    game.leave()


@pytest.mark.rule("FAQ-34")
def test_a_fate_card_whose_effects_do_not_resolve_has_resolved(scene):
    game = _raid(scene, dark=[_blast("dark")], objectives=[OPERATIONS], kept=["102-3"])
    game.asks("reaction", "light")
    assert game.damage("Guard") == 0
    game.choose("use Rebel Commando")
    assert game.role("Rebel Commando") == "defending"
    game.leave()


@pytest.mark.parametrize("code", ["102-6", "110-6"])
@pytest.mark.parametrize("used", [True, False])
def test_seeds_of_decay_focus_a_ready_unit_of_the_force(scene, code, used):
    dark = Side(
        units=[dummy("Raider"), dummy("Seer"), dummy("Tired")],
        hand=[code],
        committed=["Seer", "Tired"],
        focus={"Tired": 1},
    )
    light = Side(
        units=[dummy("Guard", "light"), dummy("Sage", "light"), dummy("Worn", "light")],
        committed=["Sage", "Worn"],
        focus={"Worn": 1},
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("Guard",))
    game.choose("place Seeds of Decay")
    game.asks("target", "dark")
    game.offers("target Seer", "target Sage")
    game.choose("target Sage")
    game.asks("may", "dark")
    game.choose("do" if used else game.options[1])
    tokens = [game.focus(name) for name in ("Sage", "Seer", "Worn", "Tired")]
    assert tokens == [int(used), 0, 1, 1]
    game.leave()
