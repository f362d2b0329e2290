"""The cards of A Hero's Duty (set 212)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, goes_by, pay

from swlcg_deck.engine.facts.characteristics import has_keyword

BASE = objective("Base", affiliation="Jedi", resources=4)


def _fought(scene, mine, others):
    light = Side(
        hand=["I Will Not Fight You"],
        units=[dummy(title, "light") for title in mine],
        objectives=[BASE],
        affiliation="Jedi",
    )
    dark = Side(units=[dummy(title, icons=(1, 0, 0)) for title in others])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Base", *others, defenders=mine)
    return game


def test_i_will_not_fight_you_removes_enemies_until_both_have_as_many(scene):
    game = _fought(scene, ("Guard",), ("A", "B", "C"))
    game.skip_to("reaction", "light")
    game.choose("use I Will Not Fight You")
    pay(game)
    assert sum(game.state.focus) == 1
    game.asks("choose", "dark")
    game.choose("A", "C")
    # Only B is there to strike.
    assert [game.focus(card) for card in ("A", "B", "C")] == [0, 1, 0]
    game.leave()


def test_i_will_not_fight_you_is_no_answer_to_as_many(scene):
    game = _fought(scene, ("Guard", "Helper"), ("A", "B"))
    goes_by(game, "I Will Not Fight You", "commit", "dark")


def test_redeem_the_fallen_brings_a_unit_of_four_printed_force_icons_out_of_their_pile(scene):
    light = Side(
        units=[dummy("Bomber", "light", icons=(0, 5, 0))],
        hand=["Redeem the Fallen"],
        discard=[unit("Own", side="light")],
        affiliation="Jedi",
    )
    pile = [
        unit("Four", side="dark", force=4),
        unit("Five", side="dark", force=5),
        unit("Walker", side="dark", force=1, traits=["Vehicle"]),
        unit("One", side="dark", force=1),
    ]
    game = scene(active="light", dark=Side(discard=pile), light=light, abilities=True)
    game.choose("play Redeem the Fallen")
    pay(game)
    game.skip_to("engage", "light")
    game.choose("engage Redeem the Fallen")
    game.skip_to("reaction", "light")
    game.choose("use Redeem the Fallen")
    game.offers("choose Four", "choose One")
    game.choose("choose Four")
    assert (game.zone("Four"), game.controller("Four")) == ("in play", "light")
    game.leave()


@pytest.mark.rule("STRIKE-08")
def test_luke_hits_an_enemy_outside_when_he_defends(scene):
    light = Side(units=["212-2"], committed=["Luke Skywalker"])
    dark = Side(units=[dummy("Raider"), dummy("Home")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    assert has_keyword(game.state, game.card("Luke Skywalker"), "elite")
    engage(game, "Objective 4", "Raider", defenders=("Luke Skywalker",))
    game.skip_to("interrupt", "light")
    game.choose("use Luke Skywalker")
    game.skip_to("commit")
    assert (game.damage("Raider"), game.damage("Home")) == (0, 2)


def test_luke_does_not_do_so_when_he_attacks_and_is_not_elite_uncommitted(scene):
    light = Side(units=["212-2"])
    dark = Side(units=[dummy("Guard"), dummy("Home")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    assert not has_keyword(game.state, game.card("Luke Skywalker"), "elite")
    engage(game, "Objective 1", "Luke Skywalker", defenders=("Guard",))
    game.skip_to("commit")
    assert (game.damage("Guard"), game.damage("Home")) == (2, 0)
