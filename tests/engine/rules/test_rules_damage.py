"""Damage: assigned, taken, what counts as dealt (DMG)."""

import pytest
from kit.abilities import gains, interrupt, reaction
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import protect, salvo, tough

from swlcg_deck.engine.texts.verbs.effects import Prevent


@pytest.mark.rule("DMG-01")
@pytest.mark.rule("DMG-02")
@pytest.mark.rule("DMG-03")
@pytest.mark.rule("DMG-23")
@pytest.mark.rule("TC-70")
def test_damage_is_marked_by_tokens_and_destroys_at_the_capacity(scene):
    game = scene(
        dark=Side(objectives=[salvo("dark", 3, "Ace", "Bel", "Cal")]),
        light=Side(
            units=[tough("Ace", capacity=4), tough("Bel", capacity=3), tough("Cal", capacity=1)]
        ),
    )
    game.choose("use Salvo")
    game.asks("action", "dark")
    assert game.damage("Ace") == 3
    assert game.zone("Ace") == "in play"
    assert game.pile("discard", "light") == ["Bel", "Cal"]
    assert game.damage("Bel") == game.damage("Cal") == 0


def _watched_salvo(scene, amount, **light):
    """A salvo at Ace, and a light objective that reacts to the damage it sees."""
    seen = objective(
        "Medic",
        side="light",
        text=(
            "reaction: {when: {damaged: any, cards: {at_least: 1}}, "
            "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    return scene(
        dark=Side(objectives=[salvo("dark", amount, "Ace")]),
        light=Side(objectives=[seen], **light),
    )


@pytest.mark.rule("DMG-06")
@pytest.mark.rule("DMG-10")
@pytest.mark.rule("TC-74")
@pytest.mark.rule("CHG-16")
def test_no_more_tokens_are_placed_than_the_card_can_take(scene):
    game = _watched_salvo(scene, 3, units=[tough("Ace", capacity=3)], damage={"Ace": 2})
    game.choose("use Salvo")
    game.asks("reaction", "light")
    assert game.state.stack[-1].event.amounts == (1,)


@pytest.mark.rule("DMG-06")
@pytest.mark.rule("TC-74")
def test_damage_that_cannot_be_placed_was_not_dealt(scene):
    stands = gains("cannot", key="left_play")
    ace = tough("Ace", capacity=3, abilities=(stands,))
    game = _watched_salvo(scene, 3, units=[ace], damage={"Ace": 3})
    game.choose("use Salvo")
    game.asks("action", "dark")
    assert game.damage("Ace") == 3


@pytest.mark.rule("DMG-06")
@pytest.mark.rule("DMG-10")
def test_prevented_damage_was_not_dealt(scene):
    medic = objective(
        "Medic",
        side="light",
        abilities=(interrupt("damaged", Prevent(on="it")), reaction("damaged")),
    )
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Ace")]),
        light=Side(objectives=[medic], units=[tough("Ace")]),
    )
    game.choose("use Salvo")
    game.asks("interrupt", "light")
    game.choose("use Medic")
    game.asks("action", "dark")
    assert game.damage("Ace") == 0


@pytest.mark.rule("DMG-07")
@pytest.mark.rule("DMG-08")
@pytest.mark.rule("TC-73")
@pytest.mark.rule("CHG-32")
@pytest.mark.rule("CHG-40")
def test_interrupts_to_damage_come_after_protect_and_shields(scene):
    guard = tough("Guard", keywords=(protect(),))
    deflect = objective(
        "Deflection",
        side="light",
        text=(
            "interrupt: {when: {damaged: any, cards: {at_least: 1}}, "
            "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    game = scene(
        dark=Side(objectives=[salvo("dark", 3, "Ace")]),
        light=Side(
            objectives=[deflect],
            units=[tough("Ace", traits=("Rebel",)), guard],
            shields={"Ace": 1, "Guard": 1},
        ),
    )
    game.choose("use Salvo")
    game.asks("protect", "light")
    game.choose("protect Guard 1 of Ace")
    game.choose("done")
    game.asks("shield", "light")
    game.choose("shield Ace")
    game.asks("shield", "light")
    game.choose("take Guard")
    game.asks("interrupt", "light")
    assert game.state.stack[-1].event.amounts == (1, 1)
    assert game.damage("Ace") == game.damage("Guard") == 0
    game.pass_()
    assert (game.damage("Ace"), game.damage("Guard")) == (1, 1)
    game.asks("action")


@pytest.mark.rule("DMG-09")
@pytest.mark.rule("CHG-39")
def test_the_card_whose_text_or_icon_deals_damage_is_its_source(scene):
    seen = objective(
        "Witness",
        side="light",
        text=(
            "reaction: {when: {damaged: any, cards: {at_least: 1}}, "
            "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    game = scene(
        phase="conflict",
        dark=Side(
            units=[unit("Brute", side="dark", icons=(1, 0, 0))],
            objectives=[salvo("dark", 1, "Ace")],
        ),
        light=Side(objectives=[seen, objective("Base", side="light")], units=[tough("Ace")]),
    )
    game.choose("use Salvo")
    game.asks("reaction")
    assert game.state.stack[-1].event.source == game.card("Salvo")
    game.pass_()
    game.pass_()
    engage(game, "Base", defenders=("Ace",))
    game.skip_to("reaction")
    assert game.state.stack[-1].event.source == game.card("Brute")
    assert game.damage("Ace") == 2


@pytest.mark.rule("DMG-12")
@pytest.mark.rule("CHG-39")
@pytest.mark.parametrize(("capacity", "paid"), [(3, True), (2, True), (1, False)])
def test_damage_as_a_cost_has_to_be_dealt_in_full(scene, capacity, paid):
    deal = objective(
        "Button",
        side="dark",
        text=(
            "action: {cost: [{place: damage, amount: 2, to: {each: {title: Ace}}}], "
            "do: [{place: damage, to: {each: {title: Target}}}]}"
        ),
    )
    game = scene(
        dark=Side(
            objectives=[
                deal,
                objective(
                    "Spare",
                    side="dark",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                ),
            ],
            units=[tough("Ace", side="dark", capacity=capacity)],
        ),
        light=Side(units=[tough("Target")]),
    )
    game.choose("use Button")
    game.asks("action", "dark")
    assert game.damage("Target") == int(paid)


@pytest.mark.rule("DMG-19")
def test_objectives_take_damage_and_die_like_units(scene):
    game = scene(
        active="light",
        light=Side(objectives=[salvo("light", 5, "Objective 1", "Objective 2")]),
        dark=Side(damage={"Objective 3": 1}),
    )
    game.choose("use Salvo")
    game.asks("action")
    assert game.pile("victory", "light") == ["Objective 1", "Objective 2"]
