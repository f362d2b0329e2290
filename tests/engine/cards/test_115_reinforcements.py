"""The cards of Reinforcements (set 115)."""

import pytest
from kit.card_makers import enhancement, event, unit
from kit.scenario import Side
from real_cards import NAVY, dummy, pay, treasury, turned_up

from swlcg_deck.engine.facts.characteristics import edge_value


def _ceremony(scene, committed):
    hero = unit("Hero", side="dark", affiliation=NAVY, traits=["Character"])
    walker = unit("Walker", side="dark", affiliation=NAVY, traits=["Vehicle"])
    sith = unit("Adept", side="dark", affiliation="Sith", traits=["Character"])
    dark = Side(
        objectives=[treasury(NAVY)],
        units=[dummy(f"Old {n}") for n in range(3)],
        hand=["Award Ceremony", hero, walker, sith],
        committed=[f"Old {n}" for n in range(committed)],
    )
    return scene(active="dark", dark=dark, abilities=True)


@pytest.mark.parametrize("committed", [0, 2])
def test_award_ceremony_brings_a_navy_character_and_commits_it(scene, committed):
    game = _ceremony(scene, committed)
    game.choose("use Award Ceremony")
    pay(game)
    assert (game.zone("Hero"), game.is_committed("Hero")) == ("in play", True)
    assert (game.zone("Walker"), game.zone("Adept")) == ("hand", "hand")
    assert game.state.force_supply[0] == 3 - committed - 1
    game.leave()


def test_award_ceremony_is_for_one_navy_character_unit_of_your_choice(scene):
    person = {"side": "dark", "affiliation": NAVY, "traits": ["Character"]}
    dark = Side(
        objectives=[treasury(NAVY)],
        hand=[
            "Award Ceremony",
            unit("Hero", **person),
            unit("Veteran", **person),
            enhancement("Aide", **person),
        ],
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Award Ceremony")
    pay(game)
    game.offers("choose Hero", "choose Veteran")
    game.choose("choose Veteran")
    assert game.is_committed("Veteran")
    assert (game.zone("Hero"), game.zone("Aide")) == ("hand", "hand")
    game.leave()


@pytest.mark.rule("FORCE-04")
def test_without_a_force_card_there_is_no_award(scene):
    game = _ceremony(scene, 3)
    assert "use Award Ceremony" not in game.options


@pytest.mark.rule("FORCE-04")
@pytest.mark.parametrize("committed", [0, 2, 3])
def test_reinforcements_bring_the_topmost_navy_unit_back_committed(scene, committed):
    """Not what lies above it, and nothing without a Force card."""
    discard = [
        unit("Lowest", side="dark", affiliation=NAVY),
        unit("Walker", side="dark", affiliation=NAVY, cost=9),
        unit("Adept", side="dark", affiliation="Sith"),
        event("Order", affiliation=NAVY),
    ]
    dark = Side(
        discard=discard,
        units=[dummy(f"Old {n}") for n in range(3)],
        committed=[f"Old {n}" for n in range(committed)],
    )
    light = Side(discard=[unit("Spy"), unit("Traitor", affiliation=NAVY)])
    game = turned_up(scene, "Reinforcements", dark, active="dark", light=light)
    assert (game.decision.kind == "reaction") is (committed < 3)
    if committed < 3:
        game.choose("use Reinforcements")
        assert (game.controller("Walker"), game.is_committed("Walker")) == ("dark", True)
        assert game.state.force_supply[0] == 3 - committed - 1
    assert game.zone("Walker") == ("in play" if committed < 3 else "discard pile")
    left = ("Lowest", "Adept", "Order", "Spy", "Traitor")
    assert [game.zone(card) for card in left] == ["discard pile"] * 5
    game.leave()


@pytest.mark.parametrize("committed", [True, False])
@pytest.mark.parametrize("role", ["attack", "defend"])
def test_reserve_troopers_fight_only_while_committed(scene, committed, role):
    dark = Side(
        units=["Reserve Troopers", dummy("Pal"), dummy("Mate")],
        committed=["Reserve Troopers"] if committed else [],
    )
    light = Side(units=[dummy("Hero", "light")])
    active, at = ("dark", 4) if role == "attack" else ("light", 1)
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    game.choose(f"engage Objective {at}")
    game.asks("attackers" if role == "attack" else "defenders", "dark")
    game.offers(*([f"{role} Reserve Troopers"] if committed else []), f"{role} Pal", f"{role} Mate")


def test_security_checkpoint_gives_edge_to_units_that_are_committed(scene):
    dark = Side(
        units=[dummy("Guard"), dummy("Pal")],
        committed=["Guard"],
        enhancements=[("Security Checkpoint", None)],
    )
    light = Side(units=[dummy("Jedi", "light")], committed=["Jedi"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    values = [edge_value(game.state, game.card(name)) for name in ("Guard", "Pal", "Jedi")]
    assert values == [1, 0, 0]
    game.leave()
