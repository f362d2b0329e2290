"""Discarding (DISC, CHG-43, RB-31)."""

import pytest
from kit.abilities import action, reaction
from kit.card_makers import enhancement, event, fate, objective, unit
from kit.scenario import Side

from swlcg_deck.engine.atoms.moving import change_control
from swlcg_deck.engine.core.constants import DARK, LIGHT
from swlcg_deck.engine.core.driver import answer
from swlcg_deck.engine.rules.draw_and_discard import discard
from swlcg_deck.engine.rules.leave_play import as_it_was, send_from_play
from swlcg_deck.engine.seats.view import observe

ORDER = {"discard_order": True}


def held(count: int, side: str = "dark"):
    return [unit(f"Card {n}", side=side) for n in range(1, count + 1)]


def destroy_all_units(state, effect):
    units = (*state.units[DARK], *state.units[LIGHT])
    send_from_play(state, units, "destroyed", by=effect.scope.you)


def bomb(change=destroy_all_units, **parts):
    return objective("Bomb", side="dark", abilities=(action(change, **parts),))


@pytest.mark.rule("DISC-01")
def test_discards_from_hand_deck_and_play_go_on_top_of_the_owners_pile(scene):
    def discard_from_everywhere(state, effect):
        you = effect.scope.you
        discard(state, state.deck[LIGHT][-1:], "deck", by=you)
        send_from_play(state, state.units[LIGHT], "discarded", by=you)
        discard(state, state.hand[LIGHT], "hand", by=you)

    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(objectives=[bomb(discard_from_everywhere)]),
        light=Side(
            units=[unit("Rebel")],
            hand=[unit("Held")],
            deck=[unit("Top")],
            discard=[unit("Old")],
        ),
    )
    game.choose("use Bomb")
    pile = game.pile("discard", "light")
    assert pile[0] == "Old"
    assert sorted(pile[1:]) == ["Held", "Rebel", "Top"]
    assert [game.zone(name) for name in pile] == ["discard pile"] * 4
    assert game.pile("discard", "dark") == []
    game.leave()


@pytest.mark.rule("DISC-02")
@pytest.mark.rule("RB-31")
@pytest.mark.rule("CHG-43")
def test_the_owner_orders_what_is_discarded_together(scene):
    game = scene(phase="draw", active="dark", dark=Side(hand=held(9)), options=ORDER)
    game.pass_()
    game.choose("Card 1", "Card 2", "Card 3")
    game.asks("order", "dark")
    game.offers("order Card 1", "order Card 2", "order Card 3")
    game.choose("Card 2")
    game.offers("order Card 1", "order Card 3")
    game.choose("Card 3")
    assert game.pile("discard", "dark") == ["Card 2", "Card 3", "Card 1"]
    game.asks("action", "dark")


@pytest.mark.rule("DISC-02")
@pytest.mark.rule("RB-31")
@pytest.mark.rule("CHG-43")
def test_each_owner_orders_his_own_cards_whoever_discards_them(scene):
    """Also among cards destroyed together, one of which is under the enemy's control."""
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(objectives=[bomb()], units=[unit(f"Guard {n}", side="dark") for n in (1, 2)]),
        light=Side(units=[unit(f"Rebel {n}") for n in (1, 2, 3)]),
        options=ORDER,
    )
    change_control(game.state, game.card("Rebel 3"), DARK)
    game.choose("use Bomb")
    game.asks("order", "dark")
    game.offers("order Guard 1", "order Guard 2")
    game.choose("Guard 2")
    game.asks("order", "light")
    game.offers("order Rebel 1", "order Rebel 2", "order Rebel 3")
    game.choose("Rebel 3")
    game.choose("Rebel 1")
    assert game.pile("discard", "dark") == ["Guard 2", "Guard 1"]
    assert game.pile("discard", "light") == ["Rebel 3", "Rebel 1", "Rebel 2"]
    game.leave()


@pytest.mark.rule("DISC-02")
def test_without_a_reason_to_ask_they_lie_as_they_lay(scene):
    game = scene(phase="draw", active="dark", dark=Side(hand=held(8)))
    game.pass_()
    game.asks("discard down")
    answer(game.state, [3, 1])
    game.asks("action", "dark")
    assert game.pile("discard", "dark") == ["Card 2", "Card 4"]


@pytest.mark.rule("DISC-02")
def test_the_order_is_asked_when_a_card_of_either_deck_looks_at_it(scene):
    seer = event("Seer", text="action: {do: [{send: {top: 1, of: discard}, to: hand}]}")
    game = scene(phase="draw", active="dark", dark=Side(hand=held(8)), light=Side(deck=[seer]))
    game.pass_()
    game.choose("Card 2", "Card 4")
    game.asks("order", "dark")


@pytest.mark.rule("DISC-02")
@pytest.mark.rule("EDGE-16")
def test_both_owners_order_their_edge_stacks(scene):
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[unit("Lord", side="dark")], hand=[fate("Fate 1"), fate("Fate 2")]),
        light=Side(units=[unit("Rebel")], hand=[fate("Fate 3"), fate("Fate 4")]),
        options=ORDER,
    )
    game.choose("Objective 4")
    game.choose("Rebel")
    for name in ("Fate 1", "Fate 3", "Fate 2", "Fate 4"):
        game.choose(name)
    game.skip_to("order", "dark")
    game.choose("Fate 2")
    game.asks("order", "light")
    game.choose("Fate 4")
    assert game.pile("discard", "dark") == ["Fate 2", "Fate 1"]
    assert game.pile("discard", "light") == ["Fate 4", "Fate 3"]
    game.leave()


@pytest.mark.rule("DISC-03")
@pytest.mark.rule("DISC-04")
@pytest.mark.rule("GEN-06")
def test_force_card_and_tokens_go_back_when_a_unit_is_discarded(scene):
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(objectives=[bomb()]),
        light=Side(
            units=[unit("Rebel", capacity=9)],
            committed=["Rebel"],
            focus={"Rebel": 2},
            damage={"Rebel": 3},
            shields={"Rebel": 1},
        ),
    )
    assert game.state.force_supply == [3, 2]
    game.choose("use Bomb")
    assert game.state.force_supply == [3, 3]
    assert not game.is_committed("Rebel")
    assert (game.focus("Rebel"), game.damage("Rebel"), game.shields("Rebel")) == (0, 0, 0)
    assert game.zone("Rebel") == "discard pile"
    game.leave()


@pytest.mark.rule("DISC-05")
def test_a_discard_pile_keeps_its_order_and_lies_open(scene):
    old = [unit(f"Old {n}", side="dark") for n in (3, 1, 2)]
    game = scene(phase="draw", active="dark", dark=Side(hand=held(6), discard=old))
    game.choose("Card 5")
    assert game.pile("discard", "dark") == ["Old 3", "Old 1", "Old 2", "Card 5"]
    game.skip_to("discard one", "dark")
    assert game.pile("discard", "dark") == ["Old 3", "Old 1", "Old 2", "Card 5"]
    for player in (DARK, LIGHT):
        pile = observe(game.state, player).seats[DARK].discard
        assert [card.title for card in pile] == ["Old 3", "Old 1", "Old 2", "Card 5"]


@pytest.mark.rule("DISC-06")
def test_a_card_goes_to_its_owners_pile_but_counts_for_its_controllers(scene):
    def into_my_pile(state, scope, event, card):
        return as_it_was(event, card)[1] == scope.you

    keepers = {
        side: objective(
            f"Keeper {side}", side=side, abilities=(reaction("left_play", matches=into_my_pile),)
        )
        for side in ("dark", "light")
    }
    bug = enhancement("Bug", {"type": "unit"}, side="light")
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(objectives=[bomb(), keepers["dark"]]),
        light=Side(
            objectives=[keepers["light"]], units=[unit("Rebel")], enhancements=[(bug, "Rebel")]
        ),
    )
    change_control(game.state, game.card("Rebel"), DARK)
    game.choose("use Bomb")
    assert game.zone("Rebel") == "discard pile"
    assert game.pile("discard", "light") == ["Rebel", "Bug"]
    assert game.pile("discard", "dark") == []
    # The enhancement fell off first: it was of the light side's control.
    game.asks("reaction", "light")
    game.pass_()
    game.asks("reaction", "dark")
    game.offers("use Keeper dark", "pass")
