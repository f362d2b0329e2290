"""The draw phase and drawing in general (DRAW, GEN-05)."""

import pytest
from kit.abilities import by_you, gains, reaction
from kit.card_makers import affiliation_card, objective, unit
from kit.scenario import Side
from kit.usual_cards import chronicler

from swlcg_deck.engine.core.ability import Ability
from swlcg_deck.engine.core.constants import HAND, LIGHT
from swlcg_deck.engine.core.event import EFFECT
from swlcg_deck.engine.rules.draw_and_discard import draw_card
from swlcg_deck.engine.texts.verbs.cards import Draw
from swlcg_deck.engine.texts.verbs.flow import ForEachPlayer


def held(count: int, side: str = "dark"):
    return [unit(f"Card {n}", side=side) for n in range(1, count + 1)]


def drawing_objective(side: str, cards: int):
    """An objective with "Action: Draw cards."."""
    draw = f"action: {{do: [{{draw: {cards}}}]}}"
    return objective("Well", side=side, text=draw)


@pytest.mark.rule("DRAW-01")
@pytest.mark.rule("TC-15")
def test_one_card_may_be_discarded_before_the_hand_is_filled(scene):
    game = scene(phase="draw", active="dark", dark=Side(hand=held(6)))
    game.asks("discard one", "dark")
    game.offers(*(f"discard Card {n}" for n in range(1, 7)), "pass")
    assert (game.decision.least, game.decision.most) == (1, 1)
    game.choose("Card 3")
    game.asks("action", "dark")
    assert game.pile("discard", "dark") == ["Card 3"]
    assert game.pile("hand", "dark") == [f"Card {n}" for n in (1, 2, 4, 5, 6)] + ["Filler"]


@pytest.mark.rule("DRAW-01")
def test_nobody_has_to_discard(scene):
    game = scene(phase="draw", active="dark", dark=Side(hand=held(6)))
    game.pass_()
    game.asks("action", "dark")
    assert game.pile("discard", "dark") == []
    assert len(game.pile("hand", "dark")) == 6


@pytest.mark.rule("DRAW-02")
@pytest.mark.rule("TC-16")
def test_a_hand_over_the_reserve_is_cut_down_to_it_by_choice(scene):
    game = scene(phase="draw", active="dark", dark=Side(hand=held(8)))
    game.pass_()
    game.asks("discard down", "dark")
    assert (game.decision.least, game.decision.most) == (2, 2)
    game.offers(*(f"discard Card {n}" for n in range(1, 9)))
    game.choose("Card 2", "Card 7")
    assert game.pile("discard", "dark") == ["Card 2", "Card 7"]
    assert len(game.pile("hand", "dark")) == 6
    game.asks("action", "dark")


@pytest.mark.rule("DRAW-02")
@pytest.mark.rule("DRAW-03")
@pytest.mark.parametrize(("reserve", "surplus"), [(5, 2), (6, 1), (7, 0)])
def test_a_hand_is_cut_down_to_the_reserve_be_it_less_than_six_or_more(scene, reserve, surplus):
    lean = affiliation_card("Sith", reserve=reserve)
    game = scene(phase="draw", active="dark", dark=Side(hand=held(7), affiliation=lean))
    game.pass_()
    if surplus:
        game.asks("discard down", "dark")
        assert (game.decision.least, game.decision.most) == (surplus, surplus)
        game.choose(*(f"Card {n}" for n in range(1, surplus + 1)))
    game.asks("action", "dark")
    assert len(game.pile("hand", "dark")) == reserve


@pytest.mark.rule("DRAW-02")
@pytest.mark.rule("TC-16")
def test_a_hand_under_the_reserve_is_filled_and_only_the_active_players(scene):
    deck = [unit("Top", side="dark"), unit("Next", side="dark")]
    game = scene(phase="draw", active="dark", dark=Side(hand=held(4), deck=deck))
    game.pass_()
    game.asks("action", "dark")
    assert game.pile("hand", "dark")[4:] == ["Top", "Next"]
    assert game.pile("hand", "light") == []


@pytest.mark.rule("DRAW-02")
@pytest.mark.rule("TC-16")
def test_what_a_discard_brings_back_is_looked_at_again(scene):
    def draw(state, effect):
        scope = effect.scope
        draw_card(state, scope.you, source=scope.source, cause=EFFECT)

    hoard = objective(
        "Hoard", side="dark", abilities=(reaction("discarded", draw, matches=by_you),)
    )
    game = scene(phase="draw", active="dark", dark=Side(objectives=[hoard], hand=held(7)))
    game.pass_()
    game.asks("discard down", "dark")
    game.choose("Card 1")
    game.choose("use Hoard")
    game.asks("discard down", "dark")
    game.choose("Card 2")
    game.pass_()
    assert len(game.pile("hand", "dark")) == 6
    game.asks("action", "dark")


@pytest.mark.rule("DRAW-03")
@pytest.mark.rule("QS-04")
@pytest.mark.rule("SETUP-15")
@pytest.mark.rule("RB-33")
def test_the_reserve_is_what_the_affiliation_card_says_changed_by_texts(scene):
    def reserve(add):
        return gains("reserve", of=lambda state, scope, player: player == scope.you, add=add)

    plan, loss = (
        objective(f"Plan {add}", side="dark", abilities=(reserve(add),)) for add in (1, -2)
    )
    for objectives, head, hand in (
        ([], 6, 6),
        ([plan], 6, 7),
        ([plan, plan], 6, 8),
        ([loss], 6, 4),
        ([plan], 7, 8),
    ):
        side = Side(objectives=objectives, affiliation=affiliation_card("Sith", reserve=head))
        game = scene(phase="draw", active="dark", dark=side)
        game.asks("action", "dark")
        assert len(game.pile("hand", "dark")) == hand


@pytest.mark.rule("DRAW-04")
def test_cards_drawn_by_one_rule_are_drawn_one_at_a_time(scene):
    watch = chronicler("dark", "drawn")
    game = scene(phase="draw", active="dark", dark=Side(objectives=[watch], hand=held(4)))
    game.pass_()
    for size in (5, 6):
        game.asks("reaction", "dark")
        assert len(game.pile("hand", "dark")) == size
        game.choose("use Chronicler")
    game.asks("action", "dark")
    assert game.phase == 3


@pytest.mark.rule("DRAW-05")
@pytest.mark.rule("TC-16")
@pytest.mark.rule("QS-09")
def test_who_must_draw_from_an_empty_deck_loses_at_that_draw(scene):
    for side, other in (("dark", "light"), ("light", "dark")):
        half = Side(hand=held(4, side), deck=[unit("Last", side=side)], bare_deck=True)
        game = scene(phase="draw", active=side, **{side: half})
        game.pass_()
        assert game.winner == (other, "DRAW-05")
        assert game.pile("hand", side)[-1] == "Last"


@pytest.mark.rule("OPEN-10")
@pytest.mark.rule("QS-09")
def test_an_empty_deck_without_a_draw_changes_nothing_and_is_not_refilled(scene):
    thrown = [unit("Thrown", side="dark")] * 3
    game = scene(
        phase="draw",
        active="dark",
        dark=Side(hand=held(6), deck=[], bare_deck=True, discard=thrown),
    )
    game.pass_()
    assert game.winner is None
    game.asks("action", "dark")
    assert game.pile("deck", "dark") == []
    assert len(game.pile("discard", "dark")) == 3


@pytest.mark.rule("OPEN-10")
def test_the_last_card_of_the_deck_may_be_drawn(scene):
    last = [unit("Last", side="dark")]
    game = scene(phase="draw", active="dark", dark=Side(hand=held(5), deck=last, bare_deck=True))
    game.pass_()
    assert game.winner is None
    assert game.pile("deck", "dark") == []
    game.asks("action", "dark")


@pytest.mark.rule("OPEN-09")
def test_when_both_must_draw_from_empty_decks_the_player_of_the_effect_loses(scene):
    draw = Ability(kind="action", effect=(ForEachPlayer(1), Draw(1, "that_player")))
    well = objective("Well", side="light", abilities=(draw,))
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(bare_deck=True),
        light=Side(objectives=[well], bare_deck=True),
    )
    game.asks("action", "light")
    game.choose("use Well")
    assert game.winner == ("dark", "DRAW-05")


@pytest.mark.rule("GEN-05")
@pytest.mark.rule("DRAW-02")
def test_drawing_is_from_the_command_deck(scene):
    well = drawing_objective("light", 2)
    deck = [unit("Top"), unit("Next"), unit("Third")]
    game = scene(
        phase="deployment", active="light", light=Side(objectives=[well], deck=deck, bare_deck=True)
    )
    before = game.pile("objective_deck", "light")
    game.choose("use Well")
    assert game.pile("hand", "light") == ["Top", "Next"]
    assert game.pile("deck", "light") == ["Third"]
    assert game.pile("objective_deck", "light") == before
    game.leave()


def of_light(state, _scope, card):
    return state.controller[card] == LIGHT


@pytest.mark.rule("GEN-03")
def test_who_cannot_draw_by_effects_draws_nothing_by_them_and_loses_nothing(scene):
    def by_effect(state, scope, event, card):
        return event.cause == EFFECT and event.source >= 0

    gift = objective(
        "Gift",
        side="light",
        text="action: {do: [{place: shield, to: self}, {draw: 3}]}",
    )
    embers = objective(
        "Embers",
        side="dark",
        abilities=(
            gains(
                "cannot",
                of=of_light,
                key="draw",
                against=by_effect,
            ),
        ),
    )
    game = scene(
        phase="draw",
        active="light",
        dark=Side(objectives=[embers]),
        light=Side(
            objectives=[drawing_objective("light", 3), gift],
            hand=held(5, "light"),
            deck=[unit("Top")],
            bare_deck=True,
        ),
    )
    game.pass_()
    assert game.pile("hand", "light")[-1] == "Top"
    # The Action could do nothing, so it is not there; a text that draws along does nothing.
    assert "use Well" not in game.options
    game.choose("use Gift")
    assert game.winner is None
    assert len(game.pile("hand", "light")) == 6
    game.leave()


@pytest.mark.rule("GEN-03")
@pytest.mark.rule("DRAW-03")
def test_a_reserve_that_cannot_be_raised_can_still_be_lowered(scene):
    def change(title, add):
        own = gains("reserve", of=lambda state, scope, player: player == LIGHT, add=add)
        return objective(title, side="light", abilities=(own,))

    gambit = gains("cannot", of=of_light, key="raise reserve")
    gambit_objective = objective("Gambit", side="dark", abilities=(gambit,))
    game = scene(
        phase="draw",
        active="light",
        dark=Side(objectives=[gambit_objective]),
        light=Side(objectives=[change("Plan", 3), change("Loss", -1)]),
    )
    game.asks("action", "light")
    assert len(game.pile("hand", "light")) == 5


@pytest.mark.rule("GEN-03")
def test_who_cannot_draw_at_all_keeps_a_small_hand(scene):
    drought = objective(
        "Drought",
        side="dark",
        abilities=(gains("cannot", of=of_light, key="draw"),),
    )
    light = Side(hand=held(2, "light"), deck=[], bare_deck=True)
    game = scene(phase="draw", active="light", dark=Side(objectives=[drought]), light=light)
    game.pass_()
    assert game.winner is None
    assert len(game.pile("hand", "light")) == 2
    game.leave()


def test_draws_of_a_phase_are_counted_for_texts_that_limit_them(scene):
    robot = objective(
        "Robot",
        side="light",
        text="""
            constant:
              while: {happened: {drawn: any, by: active}, this: phase, at_least: 5}
              modifiers: [{of: active, cannot: {do: draw}}]
        """,
    )
    game = scene(phase="draw", active="dark", light=Side(objectives=[robot]))
    game.asks("action", "dark")
    assert len(game.pile("hand", "dark")) == 5


@pytest.mark.rule("DRAW-06")
@pytest.mark.rule("TC-17")
def test_the_window_of_the_draw_phase_follows_the_hand(scene):
    busy = objective(
        "Busy", side="dark", text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
    )
    game = scene(phase="draw", active="dark", dark=Side(objectives=[busy], hand=held(3)))
    game.asks("discard one")
    game.pass_()
    game.asks("action", "dark")
    game.offers("use Busy", "pass")
    assert len(game.pile("hand", "dark")) == 6
    assert all(game.state.zone[card] == HAND for card in game.state.hand[0])
