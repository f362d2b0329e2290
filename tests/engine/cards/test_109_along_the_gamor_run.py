"""The cards of Along the Gamor Run (set 109)."""

import pytest
from force_struggles import struggle
from kit.card_makers import enhancement, event, unit
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy

RUN = "Along the Gamor Run"


def _struggle(scene, *, committed=("Hyperspace Marauder",), foe=1):
    light = Side(
        units=["Hyperspace Marauder"],
        committed=committed,
        hand=[
            *(dummy("Recruit", "light", cost=1), dummy("Dear", "light", cost=2)),
            *(enhancement("Depot", cost=1), event("Plan", cost=0)),
        ],
        discard=[dummy("Stray", "light", cost=0)],
    )
    dark = Side(units=[dummy("Sith", force=foe)], committed=["Sith"])
    dark.discard = [dummy("Foe", cost=1)]
    game = scene(phase="force", active="dark", dark=dark, light=light, abilities=True)
    while game.decision.kind not in ("reaction", "action"):
        game.decline()
    return game


def test_hyperspace_marauder_brings_a_cheap_unit_from_hand_or_discard_pile(scene):
    game = _struggle(scene)
    game.choose("use Hyperspace Marauder")
    game.offers("choose Recruit", "choose Stray")
    game.choose("choose Stray")
    assert (game.zone("Stray"), game.zone("Recruit")) == ("in play", "hand")
    game.leave()


def test_hyperspace_marauder_brings_nobody_after_a_lost_struggle(scene):
    game = _struggle(scene, foe=5)
    game.leave()
    assert "use Hyperspace Marauder" not in game.options


def test_hyperspace_marauder_brings_nobody_unless_committed(scene):
    game = _struggle(scene, committed=(), foe=0)
    game.leave()
    assert "use Hyperspace Marauder" not in game.options


def _run(scene, icons, *, active="light", used=True):
    """The light side has 1 icon and what its top card adds, the dark side 2 and the balance."""
    light = Side(
        objectives=[RUN, clock("light")],
        units=[dummy("Sage", "light", force=1)],
        committed=["Sage"],
        deck=[unit("Top", force=icons), unit("Next", force=5)],
    )
    dark = Side(units=[dummy("Seer", force=2)], committed=["Seer"])
    game = scene(
        phase="force", active=active, dark=dark, light=light, balance="dark", abilities=True
    )
    game.asks("reaction", "light")
    game.choose(f"use {RUN}" if used else "pass")
    return game


@pytest.mark.parametrize("active", ["light", "dark"])
def test_the_top_card_adds_its_force_icons_and_comes_to_hand_after_a_victory(scene, active):
    game = _run(scene, 2, active=active)
    game.skip_to("action", "light")
    assert (game.zone("Top"), game.zone("Next"), game.balance) == ("hand", "deck", "light")
    game.leave()


@pytest.mark.parametrize("active", ["light", "dark"])
def test_the_top_card_is_discarded_after_a_defeat(scene, active):
    """A tie is a defeat: the balance stays dark."""
    game = _run(scene, 1, active=active)
    game.skip_to("action", "light")
    assert (game.zone("Top"), game.zone("Next"), game.balance) == ("discard pile", "deck", "dark")
    game.leave()


def test_nothing_need_be_revealed(scene):
    game = _run(scene, 5, used=False)
    game.skip_to("action", "light")
    assert (game.zone("Top"), game.balance) == ("deck", "dark")
    game.leave()


@pytest.mark.parametrize(("light", "dark", "zone"), [(1, 2, "discard pile"), (2, 1, "in play")])
@pytest.mark.parametrize("active", ["light", "dark"])
def test_hired_hands_are_gone_after_a_struggle_lost(scene, light, dark, zone, active):
    game = struggle(scene, light=light, dark=dark, active=active, light_too={"units": ["109-3"]})
    assert game.zone("Hired Hands") == zone
    assert game.zone("Sage") == "in play"
    game.leave()


@pytest.mark.parametrize(("dark", "balance"), [(3, "light"), (4, "dark")])
def test_make_your_own_luck_is_worth_3_force_icons(scene, dark, balance):
    """To a committed friend, the struggle through."""
    game = struggle(
        scene,
        light=1,
        dark=dark,
        balance="dark",
        light_too={
            "hand": ["109-6"],
            "units": [dummy("Adept", "light", force=0), dummy("Pal", "light")],
            "committed": ["Adept"],
        },
    )
    game.asks("interrupt", "light")
    game.choose("use Make Your Own Luck")
    game.offers("target Sage", "target Adept")
    game.choose("target Adept")
    assert game.balance == balance
    game.leave()
