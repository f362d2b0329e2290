"""Answers of the FAQ as machinery: test-only cards that say what the cards asked about say."""

import pytest
from kit.abilities import enemy_unit, gains
from kit.card_makers import enhancement, event, objective, unit
from kit.looking import goes_on
from kit.scenario import Side

from swlcg_deck.engine.core.constants import HAND, LIGHT, UNIT
from swlcg_deck.engine.facts.costs import play_cost


@pytest.mark.rule("FAQ-20")
def test_an_absolute_cost_beats_an_increase_in_whatever_order(scene):
    blockade = objective("Blockade", side="dark", abilities=(gains("cost", of=enemy_unit, add=1),))

    def operative():
        free = gains("cost", fixed=0, zone=HAND)
        return unit("Operative", side="light", abilities=(free,), cost=2)

    game = scene(
        active="light",
        dark=Side(objectives=[blockade]),
        light=Side(hand=[operative(), unit("Plain", side="light", cost=0)], objectives=[]),
    )
    assert play_cost(game.state, game.card("Plain"), LIGHT, UNIT) == 1
    game.choose("play Operative")
    assert (game.zone("Operative"), game.focus("Jedi affiliation")) == ("in play", 0)
    goes_on(game)


@pytest.mark.rule("FAQ-25")
def test_two_texts_that_let_the_first_unit_enter_with_a_token_make_one_token(scene):
    hideout = enhancement(
        "Hideout",
        side="light",
        text="""
            constant:
              modifiers:
              - of: you
                enters_with: {of: {type: unit}, focus: 1, first_each: turn}
        """,
    )
    game = scene(
        active="light",
        light=Side(
            enhancements=[(hideout, None), (hideout, None)],
            hand=[unit("First", cost=0), unit("Second", cost=0)],
        ),
    )
    game.choose("play First")
    assert game.focus("First") == 1
    game.choose("play Second")
    assert game.focus("Second") == 0
    goes_on(game)


@pytest.mark.rule("FAQ-19")
@pytest.mark.parametrize(("suffered", "cancelled"), [(3, True), (4, False)])
def test_damage_as_a_cost_must_all_be_dealt(scene, suffered, cancelled):
    trust = (
        "interrupt: {when: {played: any}, cost: [{place: damage, amount: 2, "
        "to: self}], do: [{cancel: it}]}"
    )
    idea = event(
        "Idea",
        side="dark",
        text="action: {do: [{place: shield, to: {target: {type: unit, side: friendly}}}]}",
    )
    game = scene(
        dark=Side(hand=[idea], units=[unit("Guard", side="dark")]),
        light=Side(
            objectives=[objective("Trust", side="light", text=trust, capacity=5)],
            damage={"Trust": suffered},
        ),
    )
    game.choose("use Idea")
    game.choose("use Trust")
    assert game.zone("Trust") == "victory pile" or game.damage("Trust") == 5
    assert game.shields("Guard") == int(not cancelled)
    goes_on(game)


@pytest.mark.rule("FAQ-22")
def test_a_focus_token_turned_into_damage_still_pays_the_cost(scene):
    boss = unit(
        "Boss",
        side="dark",
        text=(
            "action: {cost: [{focus: self}], do: [{place: damage, to: {target: {title: Guard}}}]}"
        ),
        capacity=5,
    )
    visions = objective(
        "Visions",
        side="dark",
        text=(
            "interrupt: {when: {focus_placed: any}, forced: true, "
            "do: [{instead: [{place: damage, to: it}]}]}"
        ),
    )
    game = scene(
        dark=Side(units=[boss, unit("Guard", side="dark", capacity=5)], objectives=[visions])
    )
    game.choose("use Boss")
    assert (game.focus("Boss"), game.damage("Boss"), game.damage("Guard")) == (0, 1, 1)
    goes_on(game)
