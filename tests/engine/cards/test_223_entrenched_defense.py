"""The cards of Entrenched Defense (set 223)."""

from kit.card_makers import objective
from kit.scenario import Side
from real_cards import dummy


def _entrenched(scene):
    others = [objective(title, side="dark") for title in ("Fort", "Keep")]
    dark = Side(objectives=["Entrenched Defense", *others])
    light = Side(units=[dummy(title, "light", icons=(0, 2, 0)) for title in ("A", "B", "C")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.choose("engage Fort")
    game.choose("A")
    return game


def test_entrenched_defense_is_engaged_instead_of_another_objective_once_a_turn(scene):
    game = _entrenched(scene)
    game.asks("reaction", "dark")
    game.choose("use Entrenched Defense")
    game.asks("engage", "light")
    # Blast 2 and the unopposed damage fell on it.
    assert (game.damage("Entrenched Defense"), game.damage("Fort")) == (3, 0)
    # The declaration against the other one is used up, this one was never declared against.
    game.offers("engage Entrenched Defense", "engage Keep", "pass")
    game.choose("engage Keep")
    game.choose("B")
    game.asks("engage", "light")
    assert game.damage("Keep") == 3


def test_entrenched_defense_does_not_react_to_its_own_engagement(scene):
    dark = Side(objectives=["Entrenched Defense", objective("Fort", side="dark")])
    light = Side(units=[dummy("A", "light"), dummy("B", "light")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.choose("engage Entrenched Defense")
    game.choose("A")
    game.asks("engage", "light")
    assert game.damage("Entrenched Defense") == 1
