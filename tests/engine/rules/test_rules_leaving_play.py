"""Texts about leaving play: replaced, sent elsewhere, sacrificed (DMG-28, RB-08)."""

import pytest
from kit.abilities import about_this, interrupt
from kit.card_makers import objective, unit
from kit.scenario import Side
from kit.usual_cards import salvo

from swlcg_deck.engine.core.constants import ASIDE
from swlcg_deck.engine.texts.verbs.effects import ChangeDestination


def _dying(scene, text, *after):
    """Ace is destroyed, with a text about that; the dark side reacts to what is destroyed."""
    spirit = objective("Spirit", side="light", text=text)
    crow = objective(
        "Crow",
        side="dark",
        text=(
            "reaction: {when: {left_play: any, how: destroyed}, do: [{apply: {unopposed: 1}, "
            "to: you, until: turn}]}"
        ),
    )
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Ace"), crow]),
        light=Side(objectives=[spirit], units=[unit("Ace", side="light", capacity=2)]),
    )
    game.choose("use Salvo")
    game.choose("use Spirit")
    return game


@pytest.mark.rule("DMG-28")
def test_a_replacement_keeps_the_unit_in_play(scene):
    saves = (
        "interrupt: {when: {left_play: {title: Ace}}, do: [{instead: [{remove: damage, "
        "amount: all, from: it}]}]}"
    )
    game = _dying(scene, saves)
    game.asks("action", "dark")
    assert (game.zone("Ace"), game.damage("Ace")) == ("in play", 0)


@pytest.mark.rule("DMG-28")
def test_another_destination_leaves_the_unit_destroyed(scene):
    redeems = "interrupt: {when: {left_play: {title: Ace}}, do: [{change: destination, to: hand}]}"
    game = _dying(scene, redeems)
    game.asks("reaction", "dark")
    assert game.pile("hand", "light") == ["Ace"]


@pytest.mark.rule("DMG-28")
def test_interrupts_to_destruction_and_to_leaving_play_share_one_moment(scene):
    both = objective(
        "Both",
        side="light",
        text=(
            (
                "interrupt: {when: {left_play: any, how: destroyed}, "
                "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
            ),
            (
                "interrupt: {when: {left_play: {title: Ace}}, do: [{apply: {unopposed: 1}, "
                "to: you, until: turn}]}"
            ),
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
    crow = objective(
        "Crow",
        side="dark",
        text=(
            "reaction: {when: {left_play: any, how: destroyed}, do: [{apply: {unopposed: 1}, "
            "to: you, until: turn}]}"
        ),
    )
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
    altar = objective(
        "Altar",
        side="dark",
        text=(
            "action: {cost: [{sacrifice: {choose: {title: [Victim, Other], "
            "controller: you}}}], do: [{place: damage, to: {each: {title: Foe}}}]}"
        ),
    )
    saves = objective(
        "Saver",
        side="dark",
        text=(
            "interrupt: {when: {left_play: {title: Victim}}, "
            "do: [{instead: [{apply: {unopposed: 1}, to: you, until: turn}]}]}"
        ),
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
    altar = objective(
        "Altar", side="light", text="action: {do: [{sacrifice: {each: {title: Safe}}}]}"
    )
    safe = unit("Safe", side="light", text="constant: {modifiers: {cannot: {be: damaged}}}")
    game = scene(
        active="light",
        light=Side(
            objectives=[
                altar,
                objective(
                    "Button",
                    side="light",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                ),
            ],
            units=[safe],
        ),
    )
    game.choose("use Altar")
    assert game.zone("Safe") == "discard pile"
    game.asks("action")


@pytest.mark.rule("DMG-06")
def test_a_card_that_an_interrupt_takes_away_gets_no_damage(scene):
    escape = objective(
        "Escape",
        side="light",
        text=(
            "interrupt: {when: {damaged: {title: Ace}}, do: [{sacrifice: {each: {title: Ace}}}]}"
        ),
    )
    game = scene(
        dark=Side(
            objectives=[
                salvo("dark", 1, "Ace"),
                objective(
                    "Button",
                    side="dark",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                ),
            ]
        ),
        light=Side(objectives=[escape], units=[unit("Ace", side="light")]),
    )
    game.choose("use Salvo")
    game.choose("use Escape")
    assert (game.zone("Ace"), game.damage("Ace")) == ("discard pile", 0)
    game.asks("action", "dark")
