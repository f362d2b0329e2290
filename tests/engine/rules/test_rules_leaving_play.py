"""Texts about leaving play: replaced, sent elsewhere, sacrificed (DMG-28, RB-08)."""

import pytest
from kit.card_makers import objective, unit
from kit.damage_parts import (
    NOTHING,
    about,
    about_this,
    button,
    constant,
    destroyed,
    each,
    interrupt,
    reaction,
    salvo,
    titled,
)
from kit.scenario import Side

from swlcg_deck.engine.core.constants import ASIDE, HAND
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.destroy import Sacrifice
from swlcg_deck.engine.texts.verbs.effects import ChangeDestination, Instead
from swlcg_deck.engine.texts.verbs.tokens import Deal, RemoveDamage


def _dying(scene, text, *after):
    """Ace is destroyed, with a text about that; the dark side reacts to what is destroyed."""
    spirit = objective("Spirit", side="light", abilities=(text,))
    crow = objective("Crow", side="dark", abilities=(reaction("left_play", matches=destroyed),))
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Ace"), crow]),
        light=Side(objectives=[spirit], units=[unit("Ace", side="light", capacity=2)]),
    )
    game.choose("use Salvo")
    game.choose("use Spirit")
    return game


@pytest.mark.rule("DMG-28")
def test_a_replacement_keeps_the_unit_in_play(scene):
    saves = interrupt("left_play", Instead(), RemoveDamage("it", None), matches=about("Ace"))
    game = _dying(scene, saves)
    game.asks("action", "dark")
    assert (game.zone("Ace"), game.damage("Ace")) == ("in play", 0)


@pytest.mark.rule("DMG-28")
def test_another_destination_leaves_the_unit_destroyed(scene):
    redeems = interrupt("left_play", ChangeDestination(HAND), matches=about("Ace"))
    game = _dying(scene, redeems)
    game.asks("reaction", "dark")
    assert game.pile("hand", "light") == ["Ace"]


@pytest.mark.rule("DMG-28")
def test_interrupts_to_destruction_and_to_leaving_play_share_one_moment(scene):
    both = objective(
        "Both",
        side="light",
        abilities=(
            interrupt("left_play", matches=destroyed),
            interrupt("left_play", matches=about("Ace")),
        ),
    )
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Ace")]),
        light=Side(objectives=[both], units=[unit("Ace", side="light")]),
    )
    game.choose("use Salvo")
    game.offers("use Both", "use Both", "pass")


@pytest.mark.rule("OPEN-21")
@pytest.mark.rule("CHG-28")
def test_a_destroyed_objective_that_leaves_the_game_is_not_counted(scene):
    spice = objective(
        "Spice",
        side="dark",
        abilities=(
            interrupt("left_play", ChangeDestination(ASIDE), matches=about_this, forced=True),
        ),
    )
    crow = objective("Crow", side="dark", abilities=(reaction("left_play", matches=destroyed),))
    gone = [objective(f"Gone {n}", side="dark") for n in (1, 2)]
    game = scene(
        active="light",
        dark=Side(objectives=[spice, crow]),
        light=Side(objectives=[salvo("light", 5, "Spice")], victory=gone),
    )
    game.choose("use Salvo")
    game.asks("reaction", "dark")
    assert game.winner is None
    assert (game.zone("Spice"), len(game.pile("victory", "light"))) == ("aside", 2)


@pytest.mark.rule("RB-08")
@pytest.mark.parametrize("stays", [False, True])
def test_a_sacrifice_that_does_not_leave_play_was_not_made(scene, stays):
    altar = button(
        "dark",
        each("Foe"),
        Deal("each", 1),
        title="Altar",
        cost=(Select("victim", titled("Victim", "Other"), whose="you"), Sacrifice("victim")),
    )
    saves = objective(
        "Saver",
        side="dark",
        abilities=(interrupt("left_play", Instead(), NOTHING, matches=about("Victim")),),
    )
    game = scene(
        dark=Side(
            objectives=[altar, saves],
            units=[unit("Victim", side="dark"), unit("Other", side="dark")],
        ),
        light=Side(units=[unit("Foe", side="light"), unit("Victim", side="light")]),
    )
    game.choose("use Altar")
    game.offers("choose Victim", "choose Other")
    game.choose("choose Victim")
    game.asks("interrupt", "dark")
    game.choose("use Saver" if stays else "pass")
    assert game.zone("Victim") == ("in play" if stays else "discard pile")
    assert game.damage("Foe") == int(not stays)
    game.asks("action", "dark")


@pytest.mark.rule("DMG-14")
def test_what_cannot_be_damaged_may_still_be_destroyed_otherwise(scene):
    altar = button("light", each("Safe"), Sacrifice("each"), title="Altar")
    safe = unit("Safe", side="light", abilities=(constant("cannot", key="damaged"),))
    game = scene(active="light", light=Side(objectives=[altar, button("light")], units=[safe]))
    game.choose("use Altar")
    assert game.zone("Safe") == "discard pile"
    game.asks("action")


@pytest.mark.rule("DMG-06")
def test_a_card_that_an_interrupt_takes_away_gets_no_damage(scene):
    escape = objective(
        "Escape",
        side="light",
        abilities=(interrupt("damaged", each("Ace"), Sacrifice("each"), matches=about("Ace")),),
    )
    game = scene(
        dark=Side(objectives=[salvo("dark", 1, "Ace"), button("dark")]),
        light=Side(objectives=[escape], units=[unit("Ace", side="light")]),
    )
    game.choose("use Salvo")
    game.choose("use Escape")
    assert (game.zone("Ace"), game.damage("Ace")) == ("discard pile", 0)
    game.asks("action", "dark")
