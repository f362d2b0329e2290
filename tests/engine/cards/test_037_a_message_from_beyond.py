"""The cards of A Message from Beyond (set 37)."""

from kit.scenario import Side
from kit.usual_cards import salvo


def _saved(scene, hit, **half):
    light = Side(
        units=["Luke Skywalker"],
        enhancements=[("Old Ben's Spirit", "Luke Skywalker")],
        **half,
    )
    dark = Side(objectives=[salvo("dark", hit, "Luke Skywalker", title="Gun")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    return game


def test_old_bens_spirit_saves_its_unit_and_clears_its_damage(scene):
    game = _saved(scene, 9, focus={"Luke Skywalker": 1})
    game.asks("interrupt", "light")
    game.choose("use Old Ben's Spirit")
    assert (game.zone("Luke Skywalker"), game.damage("Luke Skywalker")) == ("in play", 0)
    assert game.focus("Luke Skywalker") == 1
    assert game.pile("discard", "light") == ["Old Ben's Spirit"]
    game.leave()


def test_old_bens_spirit_may_let_its_unit_die(scene):
    game = _saved(scene, 9)
    game.pass_()
    assert sorted(game.pile("discard", "light")) == ["Luke Skywalker", "Old Ben's Spirit"]
    game.leave()


def test_old_bens_spirit_waits_for_destruction(scene):
    game = _saved(scene, 1)
    game.leave()
    assert (game.damage("Luke Skywalker"), game.decision.kind) == (1, "action")
