"""The cards of Calling in Favors (set 133)."""

from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, pay


def _ruse(scene, phase="conflict"):
    light = Side(affiliation="Smugglers and Spies", hand=["Clever Ruse"])
    light.objectives = [objective(name, resources=3) for name in "AB"]
    light.objectives = [*light.objectives, clock("light")]
    dark = Side(
        units=[dummy("Walker")],
        objectives=[objective(name, side="dark") for name in "CD"],
        focus={"C": 3},
    )
    return scene(active="light", phase=phase, dark=dark, light=light, abilities=True)


def test_clever_ruse_moves_any_number_of_focus_tokens_within_one_side(scene):
    game = _ruse(scene)
    game.choose("use Clever Ruse")
    pay(game)
    game.choose("target D")
    # Only the other objective of the same player can give.
    game.offers("value C 0", "value C 1", "value C 2", "value C 3")
    game.choose("value C 2")
    assert (game.focus("C"), game.focus("D")) == (1, 2)
    game.leave()


def test_clever_ruse_is_played_during_the_conflict_phase_only(scene):
    game = _ruse(scene, phase="deployment")
    game.asks("action", "light")
    assert "use Clever Ruse" not in game.options
