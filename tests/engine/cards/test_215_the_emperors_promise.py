"""The cards of The Emperor's Promise (set 215)."""

from kit.card_makers import unit
from kit.scenario import Side
from real_cards import dummy, pay

FOES = [
    unit("Three", side="light", force=3),
    unit("Four", side="light", force=4),
    unit("Five", side="light", force=5),
]


def test_emperor_palpatine_takes_a_unit_of_three_force_icons_for_a_destroyed_objective(scene):
    dark = Side(units=["215-2", dummy("Bomber", icons=(0, 5, 0), force=1)])
    light = Side(units=[*FOES, unit("One", side="light", force=1)])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "dark")
    game.choose("engage Objective 4")
    game.choose("Bomber")
    game.skip_to("reaction", "dark")
    game.choose("use Emperor Palpatine")
    game.offers("target Three", "target One")
    game.choose("target Three")
    assert [game.controller(card) for card in ("Three", "One")] == ["dark", "light"]
    game.leave()


def test_emperor_palpatine_is_not_moved_by_an_objective_of_his_own(scene):
    light = Side(units=[*FOES, dummy("Bomber", "light", icons=(0, 5, 0))])
    dark = Side(units=["215-2"])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "light")
    game.choose("engage Objective 1")
    game.choose("Bomber")
    game.skip_to("engage", "light")
    assert game.zone("Objective 1") != "in play"
    assert [game.controller(card) for card in ("Three", "Four", "Five")] == ["light"] * 3
    game.leave()


def test_lure_of_the_dark_side_takes_a_unit_of_four_printed_force_icons(scene):
    dark = Side(units=[dummy("Bomber", icons=(0, 5, 0), force=5)], hand=["Lure of the Dark Side"])
    game = scene(active="dark", dark=dark, light=Side(units=FOES), abilities=True)
    game.choose("play Lure of the Dark Side")
    pay(game)
    game.skip_to("engage", "dark")
    game.choose("engage Lure of the Dark Side")
    game.skip_to("reaction", "dark")
    game.choose("use Lure of the Dark Side")
    game.offers("target Three", "target Four")
    game.choose("target Four")
    assert [game.controller(card) for card in ("Three", "Four", "Five")] == [
        *("light", "dark", "light")
    ]
    game.leave()
