"""Who wins an edge battle, and what then still waits for the stacks (EDGE-22..EDGE-25)."""

import pytest
from kit.abilities import Do, constant, edge_is_lost, edge_is_won, interrupt, reaction, you
from kit.card_makers import enhancement, event, fate, objective, unit
from kit.engagements import BOTH, asked, edge_battle, fight
from kit.instructions import destroy
from kit.usual_cards import fighter

from swlcg_deck.engine.atoms.moving import hand_over, move
from swlcg_deck.engine.core.ability import Ability, Modifier
from swlcg_deck.engine.core.constants import DARK, HAND, LIGHT
from swlcg_deck.engine.rules.edge_battle import is_contested


@pytest.mark.rule("EDGE-22")
@pytest.mark.rule("OPEN-46")
def test_who_loses_his_last_unit_in_the_battle_may_still_win_it(scene):
    text = Ability(kind="fate", effect=(Do(destroy("Guard")),))
    hit = fate("Heat", force=1, side="dark", abilities=(text,))
    walker = fighter("Walker", edge_icons=(0, 2, 0))
    game = edge_battle(
        scene,
        attack=("Walker", "Pal"),
        dark=[hit],
        light=[unit("L1", force=3)],
        dark_too={"units": [walker, fighter("Pal")]},
    )
    game.choose("Heat")
    game.choose("L1")
    game.asks("strike", "dark")
    assert (game.zone("Guard"), game.edge) == ("discard pile", "light")
    game.choose("Walker")
    game.skip_to("commit")
    assert game.damage("Objective 4") == 1, "the bonus, but no edge-enabled blast"


@pytest.mark.rule("EDGE-24")
@pytest.mark.rule("TC-36")
def test_what_waited_for_the_winner_comes_before_the_reactions_and_those_before_the_discard(scene):
    win = "{edge_resolved: any, winner: you}"
    text = f"fate: {{do: [{{later: [{{destroy: {{each: {{title: Guard}}}}}}], at: {win}}}]}}"

    def take_back(state, _):
        move(state, state.edge_stack[LIGHT][0], HAND)

    wager = event(
        "Wager", abilities=(reaction("edge_resolved", take_back, matches=edge_is_lost, zone=HAND),)
    )
    game = edge_battle(
        scene,
        **BOTH,
        dark=[fate("Got You", force=2, side="dark", text=text)],
        light=[unit("L1"), wager],
    )
    game.choose("Got You")
    game.choose("L1")
    assert game.zone("Guard") == "in play"
    game.pass_()
    assert asked(game) == "reaction edge_resolved light"
    assert game.zone("Guard") == "discard pile"
    game.choose("Wager")
    game.asks("strike", "dark")
    assert game.zone("L1") == "hand"
    assert game.zone("Got You") == "discard pile"


@pytest.mark.rule("EDGE-25")
@pytest.mark.rule("EDGE-03")
@pytest.mark.parametrize(("force", "margin"), [(3, 2), (0, -1)])
def test_an_automatic_win_counts_totals_and_resolves_fate_cards_as_usual(scene, force, margin):
    gift = constant(Modifier(what="edge total", of=you, add=1))
    text = Ability(kind="fate", effect=(Do(destroy("Spare")),))
    judge = objective(
        "Judge", side="dark", abilities=(reaction("edge_resolved", matches=edge_is_won),)
    )
    game = edge_battle(
        scene,
        defend=(),
        dark=[fate("Luck", force=force, side="dark", abilities=(text,))],
        dark_too={"objectives": [judge]},
        light_too={"enhancements": [(enhancement("Gift", abilities=(gift,)), None)]},
    )
    game.choose("Luck")
    assert game.zone("Spare") == "discard pile"
    assert asked(game) == "reaction edge_resolved dark"
    _, winning, losing = game.state.stack[-1].event.detail
    assert winning - losing == margin
    assert game.edge == "dark", "whatever the totals"


@pytest.mark.rule("CONTEST-01")
@pytest.mark.rule("CONTEST-02")
@pytest.mark.parametrize(
    ("dark", "light", "contested"), [(4, 1, True), (4, 0, False), (0, 2, False), (0, 0, False)]
)
def test_a_battle_is_contested_when_both_have_an_icon(scene, dark, light, contested):
    def out_of_the_mists(_state, _scope, happening, _subject):
        return is_contested(happening)

    mists = objective("Mists", abilities=(reaction("edge_resolved", matches=out_of_the_mists),))
    game = fight(
        scene,
        [fighter("D1", force=dark)],
        [unit("L1", force=light)],
        light_too={"objectives": [mists, objective("Base")]},
        at="Base",
    )
    assert game.decision.kind == ("reaction" if contested else "strike")
    assert game.options


@pytest.mark.rule("EDGE-14")
@pytest.mark.rule("EDGE-16")
@pytest.mark.rule("TC-33")
def test_stacks_that_are_switched_count_for_the_other_player_and_go_home(scene):
    def switch(state, _):
        stacks = state.edge_stack[DARK], state.edge_stack[LIGHT]
        for player, cards in zip((LIGHT, DARK), stacks, strict=True):
            for card in cards:
                hand_over(state, card, player)

    text = Ability(kind="fate", effect=(Do(destroy("Guard")),))
    reversal = objective("Reversal", abilities=(interrupt("edge_placing_done", switch),))
    game = fight(
        scene,
        [fighter("Strong", force=5)],
        [fate("Weak", force=1, abilities=(text,))],
        light_too={"objectives": [reversal, objective("Base")]},
        at="Base",
    )
    game.choose("Reversal")
    game.asks("strike", "dark")
    assert game.edge == "light"
    assert (game.zone("Guard"), game.controller("Weak")) == ("discard pile", "light")
    assert game.pile("discard", "dark") == ["Strong"]
    assert game.pile("discard", "light") == ["Guard", "Weak"]
