"""The cards of The Endor Gambit (set 31)."""

from kit.card_makers import objective
from kit.scenario import Side
from real_cards import NAVY, navy, pay


def test_the_endor_gambit_takes_a_focus_token_off_a_vehicle_after_you_refresh(scene):
    dark = navy(
        objectives=["The Endor Gambit"],
        units=["AT-ST", "TIE Fighter", "Duty Officer"],
        focus={"AT-ST": 2, "Duty Officer": 2},
    )
    light = Side(units=["Red Five", "Yoda"], focus={"Red Five": 1})
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    game.choose("use The Endor Gambit")
    # Any Vehicle, an enemy one too.
    game.offers("target AT-ST", "target TIE Fighter", "target Red Five")
    game.choose("AT-ST")
    assert [game.focus(card) for card in ("AT-ST", "Duty Officer", "Red Five")] == [0, 1, 1]
    game.leave()


def test_at_st_commander_shields_a_participating_vehicle_for_a_resource(scene):
    dark = navy(
        units=["AT-ST Commander", "AT-ST", "TIE Fighter", "TIE Bomber"],
        shields={"TIE Fighter": 0},
    )
    game = scene(phase="conflict", active="dark", dark=dark, abilities=True)
    # Not outside an engagement.
    game.asks("engage", "dark")
    game.choose("engage Objective 4")
    game.choose("AT-ST", "TIE Fighter")
    game.asks("action", "dark")
    game.choose("use AT-ST Commander")
    pay(game)
    game.asks("choose", "dark")
    game.offers("choose AT-ST", "choose TIE Fighter")
    game.choose("AT-ST")
    assert (game.shields("AT-ST"), game.shields("TIE Fighter")) == (1, 0)
    spent = sum(game.focus(card) for card in (NAVY, *(f"Objective {n}" for n in (1, 2, 3))))
    assert spent == 1
    game.leave()


def test_at_st_draws_a_card_when_it_enters_play(scene):
    rich = objective("Treasury", side="dark", affiliation="Imperial Navy", resources=3)
    dark = navy(hand=["AT-ST"], units=["AT-ST"], objectives=[rich], deck=["Duty Officer"])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("play AT-ST")
    pay(game)
    game.asks("reaction", "dark")
    # The other walker has not entered play.
    game.offers("use AT-ST #2", "pass")
    game.choose("use AT-ST #2")
    assert game.pile("hand", "dark") == ["Duty Officer"]
    game.leave()


def test_aft_armor_plating_gives_a_vehicle_shielding(scene):
    dark = navy(hand=["Aft Armor Plating"], units=["AT-ST", "Duty Officer"])
    light = Side(units=["Red Five"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Aft Armor Plating")
    game.offers("attach AT-ST", "attach Red Five")
    game.choose("AT-ST")
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("AT-ST")
    game.asks("shielding", "dark")
    game.choose("shield AT-ST")
    assert game.shields("AT-ST") == 1
    game.leave()
