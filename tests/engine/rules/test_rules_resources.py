"""Resources: what generates them and how many (RES-01..RES-09, RES-14..RES-21)."""

import pytest
from kit.abilities import action, gains
from kit.card_makers import affiliation_card, enhancement, event, objective, unit
from kit.scenario import Side
from kit.usual_cards import chronicler

from swlcg_deck.cards.base import CardType
from swlcg_deck.engine.atoms.moving import change_control
from swlcg_deck.engine.core.ability import Ability
from swlcg_deck.engine.core.constants import DARK, HAND, LIGHT


def rich(value: int, title: str = "Mine"):
    return objective(title, side="dark", resources=value)


def paying(scene, *, cost: int, objectives, extra=(), **parts):
    """The dark side plays "Bought"; its affiliation card is exhausted."""
    bought = unit("Bought", side="dark", cost=cost)
    return scene(
        phase="deployment",
        active="dark",
        dark=Side(
            objectives=objectives,
            hand=[bought, *extra],
            focus={"Sith affiliation": 1},
            **parts,
        ),
    )


@pytest.mark.rule("RES-01")
@pytest.mark.rule("TC-65")
def test_a_card_is_shown_then_paid_for_then_played(scene):
    game = paying(scene, cost=1, objectives=[rich(1, "One"), rich(1, "Two")])
    game.choose("Bought")
    game.asks("pay", "dark")
    assert game.zone("Bought") == "aside"
    game.offers("generate One 1", "generate Two 1")
    game.choose("Two")
    assert game.zone("Bought") == "in play"
    assert (game.focus("One"), game.focus("Two")) == (0, 1)
    game.leave()


@pytest.mark.rule("RES-02")
@pytest.mark.rule("RES-04")
def test_affiliation_card_objectives_units_and_enhancements_pay_by_their_value(scene):
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(
            objectives=[rich(2), rich(0, "Ruin")],
            units=[unit("Worker", side="dark", resources=1), unit("Idler", side="dark")],
            enhancements=[(enhancement("Refinery", side="dark", resources=1), None)],
            hand=[unit("Giant", side="dark", cost=5), unit("Titan", side="dark", cost=6)],
        ),
    )
    # 1 + 2 + 1 + 1: exactly the cost of the Giant.
    game.offers("play Giant unit", "pass")
    game.choose("Giant")
    tokens = {n: game.focus(n) for n in ("Sith affiliation", "Mine", "Worker", "Refinery")}
    assert tokens == {"Sith affiliation": 1, "Mine": 2, "Worker": 1, "Refinery": 1}
    assert (game.focus("Ruin"), game.focus("Idler")) == (0, 0)
    game.leave()


@pytest.mark.rule("RES-03")
@pytest.mark.rule("RES-04")
@pytest.mark.rule("RES-19")
@pytest.mark.rule("RB-36")
def test_a_card_gives_one_resource_a_token_up_to_its_value(scene):
    objectives = [rich(2), rich(2, "Other")]
    game = paying(scene, cost=3, objectives=objectives)
    game.choose("Bought")
    # Three are needed: each of them gives one or two, never three.
    game.offers("generate Mine 1", "generate Mine 2", "generate Other 1", "generate Other 2")
    game.choose("generate Mine 1")
    assert (game.focus("Mine"), game.focus("Other")) == (1, 2)
    assert game.zone("Bought") == "in play"
    game.leave()


@pytest.mark.rule("RES-05")
@pytest.mark.rule("RES-06")
def test_a_card_used_for_less_than_its_value_gives_nothing_more(scene):
    extra = [unit("Next", side="dark", cost=1)]
    game = paying(scene, cost=1, objectives=[rich(3)], extra=extra)
    game.offers("play Bought unit", "play Next unit", "pass")
    game.choose("Bought")
    game.choose("generate Mine 1")
    assert game.focus("Mine") == 1
    # Nothing can be paid for any more, so the window has closed.
    assert game.zone("Next") == "hand"
    assert game.phase > 3
    game.leave()


@pytest.mark.rule("RES-07")
@pytest.mark.rule("RES-08")
@pytest.mark.rule("RES-19")
@pytest.mark.rule("RB-36")
def test_what_is_generated_beyond_the_cost_is_lost(scene):
    extra = [unit("Next", side="dark", cost=1), unit("Third", side="dark", cost=2)]
    game = paying(scene, cost=1, objectives=[rich(2), rich(1, "Other")], extra=extra)
    game.choose("Bought")
    game.offers("generate Mine 1", "generate Mine 2", "generate Other 1")
    game.choose("generate Mine 2")
    assert (game.focus("Mine"), game.focus("Other")) == (2, 0)
    game.offers("play Next unit", "pass")
    game.choose("Next")
    assert game.focus("Other") == 1
    game.leave()


@pytest.mark.rule("RES-19")
@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_more_than_the_cost_may_be_put_on_the_only_source(scene, tokens):
    game = paying(scene, cost=1, objectives=[rich(3)])
    game.choose("Bought")
    game.offers("generate Mine 1", "generate Mine 2", "generate Mine 3")
    game.choose(f"generate Mine {tokens}")
    assert (game.focus("Mine"), game.zone("Bought")) == (tokens, "in play")
    game.leave()


@pytest.mark.rule("RES-09")
def test_an_ability_whose_resources_are_missing_cannot_be_used(scene):
    for spend, offered in ((2, True), (3, False)):
        ability = (
            f"action: {{cost: [{{spend: {spend}}}], do: [{{apply: {{unopposed: 1}}, to: you, "
            f"until: turn}}]}}"
        )
        costly = objective("Costly", side="dark", text=ability)
        busy = objective(
            "Busy",
            side="dark",
            resources=0,
            text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
        )
        game = scene(phase="draw", active="dark", dark=Side(objectives=[costly, busy]))
        game.asks("action", "dark")
        assert ("use Costly" in game.options) is offered


@pytest.mark.rule("RES-14")
def test_only_cards_the_payer_controls_pay(scene):
    worker = unit("Worker", side="dark", resources=1)
    taken = unit("Taken", side="light", resources=1)
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(
            objectives=[rich(1)],
            units=[worker],
            hand=[unit("Bought", side="dark", cost=2)],
            focus={"Sith affiliation": 1},
        ),
        light=Side(units=[taken]),
    )
    change_control(game.state, game.card("Worker"), LIGHT)
    change_control(game.state, game.card("Taken"), DARK)
    game.choose("Bought")
    assert (game.focus("Mine"), game.focus("Taken"), game.focus("Worker")) == (1, 1, 0)
    game.leave()


def cost_change(title: str, **change):
    """An objective that changes what the dark side's cards cost."""
    return objective(
        title,
        side="dark",
        resources=0,
        abilities=(
            gains(
                "cost",
                of=lambda state, scope, card: state.owner[card] == scope.you,
                **change,
            ),
        ),
    )


@pytest.mark.rule("RES-15")
@pytest.mark.rule("RES-18")
@pytest.mark.rule("OPEN-15")
def test_the_cost_is_the_printed_one_changed_by_texts_and_never_below_nothing(scene):
    for cost, change, tokens in ((2, 1, 3), (2, -1, 1), (1, -3, 0)):
        game = paying(scene, cost=cost, objectives=[cost_change("Tax", add=change), rich(3)])
        game.choose("Bought")
        if 0 < tokens < 3:
            game.choose(f"generate Mine {tokens}")
        assert game.focus("Mine") == tokens
        assert game.zone("Bought") == "in play"
        game.leave()


@pytest.mark.rule("RES-16")
def test_a_cost_set_to_a_number_beats_what_is_added(scene):
    objectives = [cost_change("Tax", add=2), cost_change("Gift", fixed=0), rich(3)]
    game = paying(scene, cost=3, objectives=objectives)
    game.choose("Bought")
    assert game.focus("Mine") == 0
    assert game.zone("Bought") == "in play"
    game.leave()


@pytest.mark.rule("RES-15")
def test_an_event_in_hand_may_lower_its_own_cost(scene):
    cheaper = Ability(
        kind="constant",
        zone=HAND,
        modifiers=gains("cost", of=is_self, add=-2).modifiers,
    )
    trick = event("Trick", side="dark", cost=3, abilities=(action(zone=HAND), cheaper))
    game = scene(
        phase="refresh",
        active="dark",
        dark=Side(
            objectives=[rich(1)], hand=[trick], objective_deck=[rich(0, "Ruin"), rich(0, "Second")]
        ),
    )
    game.asks("action", "dark")
    game.choose("use Trick")
    game.choose("Mine")
    assert game.focus("Mine") == 1
    assert game.focus("Sith affiliation") == 0
    assert game.zone("Trick") == "discard pile"
    game.leave()


def is_self(state, scope, card):
    return card == scope.source


@pytest.mark.rule("RES-21")
@pytest.mark.rule("RB-30")
def test_only_units_enhancements_events_and_missions_have_a_cost(pool):
    costly = {CardType.UNIT, CardType.ENHANCEMENT, CardType.EVENT, CardType.MISSION}
    for entry in pool.sets:
        for card in entry.cards:
            assert (card.cost is not None) is (card.type in costly), card.title
    assert all(card.cost is None for card in pool.affiliation_cards)


def test_texts_can_notice_what_was_generated(scene):
    watch = chronicler("dark", "resources_generated")
    game = paying(scene, cost=1, objectives=[rich(1), watch], extra=())
    game.choose("Bought")
    game.choose("Mine")
    game.asks("reaction", "dark")
    assert game.focus("Mine") == 1
    assert game.zone("Bought") == "aside"
    game.pass_()
    assert game.zone("Bought") == "in play"
    game.leave()


def test_resource_values_may_be_changed_by_texts(scene):
    boost = objective(
        "Boost",
        side="dark",
        resources=0,
        text="constant: {modifiers: {of: {title: Mine}, gain: {resources: 2}}}",
    )
    head = affiliation_card("Sith")
    game = paying(scene, cost=3, objectives=[boost, rich(1)], affiliation=head)
    game.choose("Bought")
    assert game.focus("Mine") == 3
    game.leave()
