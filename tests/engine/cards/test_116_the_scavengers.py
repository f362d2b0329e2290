"""The cards of The Scavengers (set 116)."""

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.looking import looks_at
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import SCUM, dummy, turned_up

KILL = "action: {do: [{destroy: {each: {title: Wittin}}}], limit: {per: turn}}"


@pytest.mark.rule("GEN-03")
@pytest.mark.parametrize("committed", [True, False])
def test_wittin_is_neither_damaged_nor_destroyed_while_committed(scene, committed):
    dark = Side(units=["Wittin"], committed=["Wittin"] if committed else [])
    light = Side(objectives=[salvo("light", 2, "Wittin")], units=[unit("Sniper", text=KILL)])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    assert game.damage("Wittin") == (0 if committed else 2)
    if committed:
        # Nothing could be done to him (ABIL-20).
        assert "use Sniper" not in game.options
    else:
        game.choose("use Sniper")
        assert game.zone("Wittin") == "discard pile"
    game.leave()


@pytest.mark.rule("FORCE-19")
@pytest.mark.parametrize(("enemy", "stays"), [(3, False), (1, True)])
def test_wittin_leaves_the_force_when_the_struggle_is_lost(scene, enemy, stays):
    dark = Side(units=["Wittin"], committed=["Wittin"])
    light = Side(units=[unit("Jedi", force=enemy)], committed=["Jedi"])
    game = scene(
        phase="force", active="dark", balance="dark", dark=dark, light=light, abilities=True
    )
    game.leave()
    assert game.is_committed("Wittin") is stays


@pytest.mark.rule("DMG-27")
def test_wittin_dies_of_his_damage_when_he_is_no_longer_committed(scene):
    dark = Side(units=["Wittin"], committed=["Wittin"], damage={"Wittin": 3})
    light = Side(units=[unit("Jedi", force=5)], committed=["Jedi"])
    game = scene(
        phase="force", active="dark", balance="dark", dark=dark, light=light, abilities=True
    )
    game.leave()
    assert game.zone("Wittin") == "discard pile"


@pytest.mark.parametrize("whose", ["light", "dark"])
@pytest.mark.parametrize("sunk", [1, 2, None])
def test_watchful_eyes_may_sink_one_of_the_top_two_objectives_of_the_named_player(
    scene, whose, sunk
):
    """What is left goes back on top."""
    captive = [(dummy("Prey", "light"), "Den")]
    dark = Side(
        affiliation=SCUM, hand=["Watchful Eyes"], objectives=[objective("Den", side="dark")]
    )
    game = scene(active="dark", dark=dark, light=Side(captured=captive), abilities=True)
    other = "dark" if whose == "light" else "light"
    before, beside = game.pile("objective_deck", whose), game.pile("objective_deck", other)
    game.choose("use Watchful Eyes")
    seen = looks_at(game, f"value Watchful Eyes {whose}")
    assert [(player, sorted(cards)) for player, cards in seen] == [("dark", sorted(before[-2:]))]
    game.choose(f"value Watchful Eyes {whose}")
    game.asks("may", "dark")
    if sunk:
        game.choose("do")
        game.offers(*(f"choose {title}" for title in before[-2:]))
        game.choose(f"choose {before[-sunk]}")
        kept = [title for title in before if title != before[-sunk]]
        assert game.pile("objective_deck", whose) == [before[-sunk], *kept]
    else:
        game.choose("decline")
        # In any order; the first comes to lie on top.
        game.asks("order", "dark")
        game.choose(before[-2])
        assert game.pile("objective_deck", whose) == [*before[:-2], before[-1], before[-2]]
    assert game.pile("objective_deck", other) == beside
    game.leave()


@pytest.mark.parametrize("used", [True, False])
def test_the_scavengers_destroy_all_units_when_they_come(scene, used):
    gun = enhancement("Gun", {"type": "unit"}, side="light")
    dark = Side(units=[dummy("Thug"), dummy("Chief")])
    light = Side(
        units=[dummy("Hero", "light")],
        enhancements=[(gun, "Hero"), (enhancement("Camp"), None)],
    )
    game = turned_up(scene, "The Scavengers", dark, active="dark", light=light)
    game.asks("reaction", "dark")
    game.choose("use The Scavengers" if used else "pass")
    zone = "discard pile" if used else "in play"
    assert [game.zone(card) for card in ("Thug", "Chief", "Hero", "Gun")] == [zone] * 4
    # Nothing else is.
    assert [game.zone(card) for card in ("Camp", "Objective 4", "dark base 1")] == ["in play"] * 3
    game.leave()


@pytest.mark.parametrize(
    ("shot", "how", "comes"),
    [
        ("Thug", "destroy", True),
        ("Hero", "destroy", False),
        ("Thug", "sacrifice", False),
        ("Den", "destroy", False),
    ],
)
@pytest.mark.parametrize("used", [True, False])
def test_jawa_scrap_dealers_come_after_a_friendly_unit_is_destroyed(scene, shot, how, comes, used):
    text = f"action: {{do: [{{{how}: {{each: {{title: {shot}}}}}}}]}}"
    dark = Side(
        hand=["Jawa Scrap Dealers"],
        units=[dummy("Thug")],
        enhancements=[(enhancement("Den", side="dark"), None)],
        objectives=[objective("Trap", side="dark", text=text)],
    )
    light = Side(units=[dummy("Hero", "light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Trap")
    assert (game.decision.kind == "reaction") is comes
    if comes:
        game.asks("reaction", "dark")
        game.choose("use Jawa Scrap Dealers" if used else "pass")
    came = comes and used
    assert game.zone("Jawa Scrap Dealers") == ("in play" if came else "hand")
    assert sum(game.state.focus) == 0
    game.leave()
