"""Rescuing captured cards (CAP-05..07, CAP-17, CAP-18, CAP-20)."""

import pytest
from kit.abilities import NOTHING, button, the
from kit.card_makers import objective, unit
from kit.scenario import Side
from kit.usual_cards import salvo

from swlcg_deck.engine.core.constants import CAPTURED
from swlcg_deck.engine.texts.verbs.captives import PlaceAsCaptured


def held(*places):
    """Units captured at the named cards: "Held 0", "Held 1" ..."""
    return [(unit(f"Held {n}", side="light"), place) for n, place in enumerate(places)]


@pytest.mark.rule("CAP-06")
@pytest.mark.rule("CHG-14")
def test_captured_cards_are_rescued_when_their_place_leaves_play_for_any_reason(scene):
    fade = objective("Fade", side="dark", text="action: {do: [{send: self, to: deck_shuffled}]}")
    game = scene(
        dark=Side(
            objectives=[
                fade,
                objective("Cell", side="dark"),
                objective(
                    "Button",
                    side="dark",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                ),
            ]
        ),
        light=Side(captured=held("Fade", "Fade", "Cell")),
    )
    game.choose("use Fade")
    assert game.zone("Fade") == "objective deck"
    assert game.pile("hand", "light") == ["Held 0", "Held 1"]
    assert game.zone("Held 2") == "captured"
    game.asks("action")


@pytest.mark.rule("CAP-07")
@pytest.mark.rule("CAP-20")
def test_the_light_side_chooses_a_place_with_captured_cards_and_takes_one_at_random(scene):
    free = objective(
        "Free",
        side="light",
        text="action: {do: [{rescue: 1}, {apply: {unopposed: 1}, to: you, until: turn}]}",
    )
    taken = set()
    for seed in range(8):
        game = scene(
            active="light",
            seed=seed,
            light=Side(
                objectives=[free], captured=held("Objective 1", "Objective 1", "Objective 2")
            ),
        )
        game.choose("use Free")
        game.asks("rescue at", "light")
        game.offers("rescue at Objective 1", "rescue at Objective 2")
        game.choose("rescue at Objective 1")
        (name,) = game.pile("hand", "light")
        taken.add(name)
        game.asks("action")
    assert taken == {"Held 0", "Held 1"}


@pytest.mark.rule("CAP-20")
def test_with_nothing_captured_there_is_nothing_to_rescue(scene):
    free = objective("Free", side="light", text="action: {do: [{rescue: 1}]}")
    game = scene(
        active="light",
        light=Side(
            objectives=[
                free,
                objective(
                    "Button",
                    side="light",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                ),
            ]
        ),
    )
    game.offers("use Button", "pass")


@pytest.mark.rule("CAP-17")
def test_a_rescue_is_neither_a_draw_nor_an_entry_and_is_reacted_to_card_by_card(scene):
    watch = objective(
        "Watch",
        side="light",
        text=(
            ("reaction: {when: {drawn: any}, do: [{apply: {unopposed: 1}, to: you, until: turn}]}"),
            ("reaction: {when: {entered: any}, do: [{apply: {unopposed: 1}, until: turn}]}"),
            (
                "reaction: {when: {rescued: {title: [Held 0, Held 1]}}, "
                "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
            ),
        ),
    )
    game = scene(
        active="light",
        light=Side(
            objectives=[salvo("light", 5, "Objective 1"), watch],
            captured=held("Objective 1", "Objective 1"),
        ),
    )
    game.choose("use Salvo")
    game.asks("reaction", "light")
    assert game.state.stack[-1].event.kind == "rescued"
    game.offers("use Watch", "use Watch", "pass")
    game.pass_()
    game.asks("action", "light")
    assert game.pile("hand", "light") == ["Held 0", "Held 1"]


@pytest.mark.rule("CAP-17")
def test_a_rescued_card_goes_to_its_owners_hand(scene):
    game = scene(
        active="light",
        light=Side(objectives=[salvo("light", 5, "Objective 1")], captured=held("Objective 1")),
    )
    game.choose("use Salvo")
    assert game.pile("hand", "light") == ["Held 0"]
    assert game.host("Held 0") is None
    game.asks("action")


@pytest.mark.rule("CAP-18")
def test_cards_captured_at_a_unit_are_rescued_when_it_leaves(scene):
    game = scene(
        active="light",
        dark=Side(units=[unit("Dengar", side="dark")]),
        light=Side(objectives=[salvo("light", 2, "Dengar")], captured=held("Dengar")),
    )
    game.choose("use Salvo")
    assert game.pile("hand", "light") == ["Held 0"]
    game.asks("action")


@pytest.mark.rule("CAP-18")
def test_a_captured_card_that_is_moved_stays_captured(scene):
    watch = objective(
        "Watch",
        side="light",
        text=(
            (
                "reaction: {when: {captured: any, cards: {at_least: 1}}, "
                "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
            ),
            (
                "reaction: {when: {rescued: any, cards: {at_least: 1}}, "
                "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
            ),
        ),
    )
    transfer = button(
        "Transfer",
        the("Held 0", zone=CAPTURED),
        the("Cell", name="cell"),
        PlaceAsCaptured("them", "cell"),
        NOTHING,
        side="dark",
    )
    game = scene(
        dark=Side(objectives=[transfer, objective("Cell", side="dark")]),
        light=Side(objectives=[watch], captured=held("Transfer")),
    )
    game.choose("use Transfer")
    game.asks("action", "dark")
    assert (game.zone("Held 0"), game.host("Held 0")) == ("captured", "Cell")
