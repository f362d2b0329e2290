"""What a captured card is: out of play, hidden, nothing but captured (CAP-04, CAP-08, CAP-16)."""

import pytest
from kit.abilities import NOTHING, button, the, trap
from kit.card_makers import enhancement, objective, unit
from kit.scenario import Side
from kit.usual_cards import light_units

from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.constants import CAPTURED, DARK, LIGHT
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.seats.view import observe
from swlcg_deck.engine.texts.verbs.captives import PlaceAsCaptured
from swlcg_deck.engine.texts.verbs.cards import Discard
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.tokens import Deal


@pytest.mark.rule("CAP-04")
@pytest.mark.rule("CAP-16")
def test_a_captured_unit_is_no_unit_and_its_text_does_not_work(scene):
    leader = unit(
        "Leader", side="light", text="constant: {modifiers: {of: each_player, gain: {reserve: 1}}}"
    )

    def of_units(state, _scope):
        return len(state.units[LIGHT])

    count = button("Count", the("Foe"), Deal("them", of_units), NOTHING, side="dark")
    game = scene(
        dark=Side(
            objectives=[trap("Leader", at="self"), count],
            units=[unit("Foe", side="dark", capacity=9)],
        ),
        light=Side(units=[leader, *light_units("Ace")]),
    )
    game.choose("use Count")
    assert game.damage("Foe") == 2
    game.choose("use Trap")
    assert not game.state.constants
    game.choose("use Count")
    assert game.damage("Foe") == 3
    game.asks("action")


@pytest.mark.rule("CAP-16")
@pytest.mark.rule("RB-12")
def test_a_captured_card_is_out_of_play_and_blocks_no_unique_title(scene):
    hero = unit("Hero", side="light", unique=True, cost=0)
    second = unit("Hero", side="light", unique=True, cost=0)
    hit = objective(
        "Shot", side="light", text="action: {do: [{place: damage, to: {target: {title: Hero}}}]}"
    )
    game = scene(
        active="light",
        dark=Side(objectives=[trap("Hero", at="self")]),
        light=Side(hand=[second], units=[hero], objectives=[hit]),
    )
    game.offers("use Shot", "pass")
    game.pass_()
    game.choose("use Trap")
    game.offers("play Hero #2 unit", "pass")
    game.choose("play Hero #2")
    assert game.pile("units", "light") == ["Hero #2"]
    game.asks("action")


@pytest.mark.rule("RB-12")
def test_units_enhancements_objectives_and_affiliation_cards_are_all_that_is_in_play(scene):
    everywhere = ("Ace", "Armour", "Base", "Held", "Kept", "Lost", "Fallen")
    armour = enhancement("Armour", {"type": "unit"}, side="light")

    def any_card(state, _scope, card):
        return state.faces[card].title in (*everywhere, "Filler", "Jedi affiliation")

    seek = button(
        "Seek", NOTHING, side="light", targets=(Select("target", any_card, targeting=True),)
    )
    game = scene(
        active="light",
        light=Side(
            objectives=[objective("Base", side="light"), seek],
            units=light_units("Ace"),
            enhancements=[(armour, "Ace")],
            captured=[(unit("Held", side="light"), "Objective 1")],
            hand=[unit("Kept", side="light", cost=9)],
            discard=light_units("Lost"),
            victory=[objective("Fallen", side="dark")],
        ),
    )
    game.choose("use Seek")
    game.offers(*(f"target {name}" for name in ("Jedi affiliation", "Base", "Ace", "Armour")))


@pytest.mark.rule("CAP-08")
@pytest.mark.rule("CAP-12")
def test_where_a_captured_card_lies_is_open_but_only_the_dark_side_knows_it(scene):
    game = scene(
        light=Side(captured=[(unit("Ace", side="light"), "Objective 2")]),
        dark=Side(
            objectives=[
                objective("Objective 2", side="dark"),
                objective(
                    "Button",
                    side="dark",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                ),
            ]
        ),
    )
    game.asks("action")
    views = {player: observe(game.state, player) for player in (DARK, LIGHT)}
    seen = {
        player: next(c for c in view.seats[DARK].in_play if c.title == "Objective 2")
        for player, view in views.items()
    }
    assert (seen[DARK].captured, seen[LIGHT].captured) == (1, 1)
    assert [card.title for card in seen[DARK].captured_cards] == ["Ace"]
    assert seen[LIGHT].captured_cards == ()


@pytest.mark.rule("CAP-04")
@pytest.mark.rule("CAP-11")
@pytest.mark.parametrize(("trait", "found"), [("Pilot", ["Solo"]), ("Droid", [])])
def test_a_text_about_features_of_a_captured_card_uses_the_printed_ones(scene, trait, found):
    disguise = objective(
        "Disguise",
        side="light",
        text=(
            "constant: {modifiers: {of: {any: [{side: friendly}, {side: enemy}]}, "
            "gain: {trait: Droid}}}"
        ),
    )
    fits = compiled(CardFilter.model_validate({"trait": [trait]}))
    hunt = button(
        "Hunt",
        Select("found", fits, zone=CAPTURED, every=True),
        Discard("found"),
        NOTHING,
        side="dark",
    )
    solo = unit("Solo", side="light", traits=("Pilot",))
    game = scene(
        dark=Side(objectives=[hunt]),
        light=Side(
            captured=[(solo, "Hunt"), (unit("Other", side="light"), "Hunt")],
            objectives=[disguise],
        ),
    )
    game.choose("use Hunt")
    assert game.pile("discard", "light") == found
    game.asks("action")


@pytest.mark.rule("CAP-14")
def test_placing_as_a_captured_card_is_not_capturing(scene):
    place = button(
        "Place",
        the("Ace"),
        the("Cell", name="cell"),
        PlaceAsCaptured("them", "cell"),
        NOTHING,
        side="light",
    )
    watch = objective(
        "Cell",
        side="dark",
        text=(
            "reaction: {when: {captured: any, cards: {at_least: 1}}, "
            "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    game = scene(
        active="light",
        dark=Side(objectives=[watch]),
        light=Side(units=light_units("Ace"), objectives=[place]),
    )
    game.choose("use Place")
    game.asks("action", "light")
    assert (game.zone("Ace"), game.host("Ace")) == ("captured", "Cell")
