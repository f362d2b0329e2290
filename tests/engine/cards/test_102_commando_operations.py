"""The cards of Commando Operations (set 102)."""

import pytest
from fate_battles import battle_of_two
from kit.card_makers import event, fate, objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy

SEEDS = "Seeds of Decay"
"""Printed in several sets."""

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
    game.choose(f"place {SEEDS}")
    game.asks("target", "dark")
    game.offers("target Seer", "target Sage")
    game.choose("target Sage")
    game.asks("may", "dark")
    game.choose("do" if used else game.options[1])
    tokens = [game.focus(name) for name in ("Sage", "Seer", "Worn", "Tired")]
    assert tokens == [int(used), 0, 1, 1]
    game.leave()


def _adapted(scene, *, dark=(), light=(), active="dark", guard=9):
    """An engagement of two against two in which these cards are placed, while Adaptive Strategy
    stays in a hand of the light side."""
    game = scene(
        phase="conflict",
        active=active,
        dark=Side(units=[dummy("Raider", capacity=9), dummy("Foe", capacity=9)], hand=dark),
        light=Side(
            units=[dummy("Guard", "light", capacity=guard), dummy("Pal", "light", capacity=9)],
            hand=["102-5", *light],
            objectives=[objective("Base")],
        ),
        abilities=True,
    )
    dark_units, light_units = ("Raider", "Foe"), ("Guard", "Pal")
    at, sent, met = (
        ("Base", dark_units, light_units)
        if active == "dark"
        else ("Objective 1", light_units, dark_units)
    )
    engage(game, at, *sent, defenders=met)
    placed = [card if isinstance(card, str) else card.card.title for card in (*dark, *light)]
    while game.decision.kind == "edge":
        found = [title for title in placed if f"place {title}" in game.options]
        game.choose(f"place {found[0]}" if found else "pass")
    return game


def _tokens(game):
    return [game.damage(name) for name in ("Raider", "Foe", "Guard", "Pal")]


@pytest.mark.rule("DEF-14")
def test_adaptive_strategy_turns_an_enemy_fate_card_on_its_owner(scene):
    """Enemies are those of who resolves it again."""
    game = _adapted(scene, dark=[_blast("dark")])
    game.asks("reaction", "light")
    assert _tokens(game) == [0, 0, 1, 1]
    game.choose("use Adaptive Strategy")
    assert _tokens(game) == [1, 1, 1, 1]
    assert game.zone("Adaptive Strategy") == "discard pile"
    game.leave()


def test_adaptive_strategy_resolves_a_fate_card_of_your_own_once_more_with_new_targets(scene):
    game = _adapted(scene, light=["Heat of Battle"])
    game.choose("target Raider")
    game.choose("use Adaptive Strategy")
    game.offers("target Raider", "target Foe")
    game.choose("target Foe")
    assert _tokens(game) == [1, 1, 0, 0]
    game.leave()


def test_adaptive_strategy_need_not_be_played(scene):
    game = _adapted(scene, dark=[_blast("dark")])
    game.pass_()
    assert (_tokens(game), game.zone("Adaptive Strategy")) == ([0, 0, 1, 1], "hand")
    game.leave()


@pytest.mark.parametrize(("active", "offered"), [("light", True), ("dark", False)])
def test_adaptive_strategy_asks_what_the_fate_card_asks(scene, active, offered):
    """Of a card that is for an attacker only the defender makes nothing."""
    strike = "fate: {if: {role: attacker}, do: [{place: damage, to: engaged}]}"
    side = "light" if active == "light" else "dark"
    card = fate("Strike", side=side, text=strike)
    game = _adapted(scene, active=active, **{side: [card]})
    assert ("use Adaptive Strategy" in game.options) == offered
    base = "Objective 1" if active == "light" else "Base"
    if offered:
        game.choose("use Adaptive Strategy")
    assert game.damage(base) == 1 + offered
    game.leave()


def test_what_is_no_effect_of_a_fate_card_is_nothing_to_adapt(scene):
    """A fate card whose condition is not met has no effect that could have resolved; nor is an
    event a fate card."""
    never = "fate: {if: {role: attacker}, do: [{place: damage, to: engaged}]}"
    game = _adapted(scene, active="dark", light=[fate("Strike", text=never)])
    assert "use Adaptive Strategy" not in game.options
    game.leave()


@pytest.mark.rule("FAQ-35a")
@pytest.mark.rule("FAQ-35b")
def test_adaptive_strategy_has_to_wait_for_what_a_fate_card_waits_for(scene):
    """I Have You Now resolves when the edge is won, and not when its priority is reached."""
    plan = event("Plan", side="dark", force=3)
    game = _adapted(scene, dark=["I Have You Now", plan])
    assert game.edge == "dark"
    game.asks("target", "dark")
    game.choose("target Guard")
    game.asks("reaction", "light")
    game.choose("use Adaptive Strategy")
    game.asks("target", "light")
    game.offers("target Raider", "target Foe")
    game.choose("target Foe")
    zones = [game.zone(name) for name in ("Raider", "Foe", "Guard", "Pal")]
    assert zones == ["in play", "discard pile", "discard pile", "in play"]
    game.leave()


@pytest.mark.rule("FAQ-35c")
def test_adaptive_strategy_has_nothing_to_copy_where_the_edge_was_lost(scene):
    game = _adapted(scene, dark=["I Have You Now"], light=[event("Plan", force=3)])
    while game.edge is None:
        assert "use Adaptive Strategy" not in game.options
        game.decline()
    assert game.edge == "light"
    assert "use Adaptive Strategy" not in game.options
    game.leave()
