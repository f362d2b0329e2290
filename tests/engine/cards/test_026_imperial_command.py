"""The cards of Imperial Command (set 26)."""

from kit.scenario import Side
from real_cards import icons_of, navy


def test_admiral_motti_takes_a_focus_token_off_a_unit_of_yours_after_you_refresh(scene):
    dark = navy(units=["Admiral Motti", "AT-ST"], focus={"Admiral Motti": 2, "AT-ST": 3})
    light = Side(units=["Yoda"], focus={"Yoda": 1})
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    game.asks("reaction", "dark")
    game.choose("use Admiral Motti")
    game.offers("target Admiral Motti", "target AT-ST")
    game.choose("target AT-ST")
    assert [game.focus(card) for card in ("Admiral Motti", "AT-ST", "Yoda")] == [1, 1, 1]
    game.leave()


def test_admiral_motti_does_nothing_in_the_enemy_refresh(scene):
    dark = navy(units=["Admiral Motti"], focus={"Admiral Motti": 2})
    game = scene(phase="refresh", active="light", dark=dark, abilities=True)
    game.leave()
    assert (game.focus("Admiral Motti"), game.decision.kind != "reaction") == (2, True)


def test_orbital_bombardment_gives_each_unit_of_yours_a_blast_icon(scene):
    dark = navy(units=["Duty Officer", "AT-ST"], enhancements=[("Orbital Bombardment", None)])
    game = scene(active="dark", dark=dark, light=Side(units=["R2-D2"]), abilities=True)
    game.leave()
    assert icons_of(game, "Duty Officer") == {"blast": 1}
    assert icons_of(game, "AT-ST")["blast"] == 2
    assert "blast" not in icons_of(game, "R2-D2")
