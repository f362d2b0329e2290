"""The cards of Along the Gamor Run (set 109)."""

from kit.scenario import Side
from real_cards import dummy


def _struggle(scene, *, committed=("Hyperspace Marauder",), foe=1):
    light = Side(
        units=["Hyperspace Marauder"],
        committed=committed,
        hand=[dummy("Recruit", "light", cost=1), dummy("Dear", "light", cost=2)],
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
