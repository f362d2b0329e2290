"""Counting the icons, the winner, and the end of the stacks (EDGE-14..EDGE-29, CONTEST)."""

import pytest
from kit.abilities import constant, edge_is_lost, edge_is_won, reaction
from kit.card_makers import enhancement, fate, objective, unit
from kit.engagements import BOTH, asked, edge_battle, fight
from kit.instructions import remove
from kit.scenario import Side
from kit.usual_cards import fighter

from swlcg_deck.engine.core.ability import Modifier
from swlcg_deck.engine.core.constants import EDGE_STACK, FATE, NOBODY
from swlcg_deck.engine.core.event import RULES
from swlcg_deck.engine.facts.card_filters import in_faction


@pytest.mark.rule("EDGE-14")
@pytest.mark.rule("EDGE-15")
@pytest.mark.rule("EDGE-01")
@pytest.mark.rule("STRIKE-01")
@pytest.mark.rule("QS-06")
@pytest.mark.rule("TC-36")
@pytest.mark.parametrize(
    ("dark", "light", "winner"),
    [((2, 1), (2,), "dark"), ((1,), (2, 1), "light"), ((2,), (1, 1), "light"), ((), (), "light")],
)
def test_the_higher_total_wins_and_a_tie_goes_to_the_defender(scene, dark, light, winner):
    game = fight(
        scene,
        [fighter(f"D{n}", force=icons) for n, icons in enumerate(dark)],
        [unit(f"L{n}", force=icons) for n, icons in enumerate(light)],
    )
    assert game.edge == winner
    game.asks("strike", winner)


@pytest.mark.rule("EDGE-14")
@pytest.mark.rule("TC-36")
@pytest.mark.rule("TC-45")
def test_the_edge_is_held_for_the_rest_of_the_engagement_only(scene):
    game = fight(scene, [], [])
    for striker in ("Guard", "Walker"):
        assert game.edge == "light"
        game.choose(striker)
    game.skip_to("commit")
    assert game.edge is None


@pytest.mark.rule("EDGE-16")
@pytest.mark.rule("EDGE-24")
@pytest.mark.rule("TC-37")
def test_both_stacks_go_to_their_owners_piles_together_after_the_reactions(scene):
    spy = objective(
        "Spy",
        text=(
            (
                "reaction: {when: {edge_resolved: any}, do: [{apply: {unopposed: 1}, to: you, "
                "until: turn}]}"
            ),
            (
                "reaction: {when: {discarded: any, cards: {at_least: 1}}, "
                "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
            ),
        ),
    )
    game = fight(
        scene,
        [fighter("D1")],
        [unit("L1")],
        light_too={"objectives": [spy, objective("Base")]},
        at="Base",
    )
    assert asked(game) == "reaction edge_resolved light"
    assert game.zone("D1") == game.zone("L1") == "edge stack"
    game.pass_()
    assert asked(game) == "reaction discarded edge stack light"
    assert game.names(game.state.stack[-1].event.cards) == ["D1", "L1"]
    assert (game.pile("discard", "dark"), game.pile("discard", "light")) == (["D1"], ["L1"])
    game.pass_()
    game.asks("strike")


@pytest.mark.rule("EDGE-16")
def test_the_owner_orders_his_discarded_edge_cards(scene):
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("Walker"), fighter("Pal")], hand=[fighter("D1"), fighter("D2")]),
        options={"discard_order": True},
    )
    game.choose("Objective 4")
    game.choose("Walker", "Pal")
    game.choose("D1")
    game.choose("D2")
    game.asks("order", "dark")
    game.offers("order D1", "order D2")
    game.choose("D2")
    game.asks("strike", "dark")
    assert game.pile("discard", "dark") == ["D2", "D1"]


@pytest.mark.rule("EDGE-17")
@pytest.mark.rule("EDGE-29")
def test_edge_of_participants_counts_with_empty_stacks(scene):
    sharp = [fighter("Walker", keywords=[{"edge": 1}]), fighter("Pal")]
    game = edge_battle(scene, **BOTH, dark_too={"units": sharp})
    game.asks("strike", "dark")
    assert game.edge == "dark", "1 against 0"


@pytest.mark.rule("EDGE-17")
@pytest.mark.rule("EDGE-29")
@pytest.mark.parametrize("leaves", [False, True])
def test_only_who_participates_when_icons_are_counted_gives_its_edge(scene, leaves):
    sharp = [fighter("Walker", keywords=[{"edge": 2}]), fighter("Pal"), fighter("Third")]
    idle = [unit("Guard"), unit("Spare"), unit("Idle", keywords=[{"edge": 9}])]
    hook = objective("Hook", abilities=(reaction("edge_revealed", remove("Walker")),))
    game = edge_battle(
        scene,
        attack=("Walker", "Pal", "Third"),
        defend=("Guard", "Spare"),
        dark_too={"units": sharp},
        light_too={"units": idle, "objectives": [hook, objective("Base")]},
        at="Base",
    )
    assert asked(game) == "reaction edge_revealed light"
    game.choose("Hook" if leaves else "pass")
    game.asks("strike")
    assert game.edge == ("light" if leaves else "dark"), "Idle does not participate"


@pytest.mark.rule("EDGE-18")
@pytest.mark.rule("EDGE-03")
def test_an_automatic_win_is_a_win(scene):
    victor = objective(
        "Victor", side="dark", abilities=(reaction("edge_resolved", matches=edge_is_won),)
    )
    loser = objective("Loser", abilities=(reaction("edge_resolved", matches=edge_is_lost),))
    game = edge_battle(
        scene,
        defend=(),
        dark_too={"objectives": [victor]},
        light_too={"objectives": [loser, objective("Base")]},
        at="Base",
    )
    game.asks("reaction", "dark")
    game.offers("use Victor", "pass")
    game.pass_()
    game.asks("reaction", "light")
    game.offers("use Loser", "pass")


@pytest.mark.rule("EDGE-20")
def test_counting_and_comparing_is_the_work_of_the_rules_not_of_a_card(scene):
    kinds = ("edge_revealed", "edge_resolved", "discarded")
    spy = objective("Spy", abilities=tuple(reaction(kind) for kind in kinds))
    game = fight(
        scene,
        [fighter("D1")],
        [unit("L1")],
        light_too={"objectives": [spy, objective("Base")]},
        at="Base",
    )
    for kind in kinds:
        happening = game.state.stack[-1].event
        assert (happening.kind, happening.cause, happening.source) == (kind, RULES, NOBODY)
        game.pass_()
    game.asks("strike")


@pytest.mark.rule("EDGE-21")
@pytest.mark.parametrize(
    ("title", "affiliation", "winner"),
    [("Trooper", "Imperial Navy", "light"), ("Adept", "Sith", "dark")],
)
def test_a_text_about_edge_cards_reads_their_printed_features(scene, title, affiliation, winner):
    def stranger(state, scope, card):
        in_stack = state.zone[card] == EDGE_STACK and state.faces[card].kind != FATE
        return in_stack and not in_faction(state, scope, card)

    ambush = constant(Modifier(what="force", of=stranger, add=-1))
    game = fight(
        scene,
        [fighter(title, force=3, affiliation=affiliation)],
        [fate("Luck", force=1), unit("Padawan", force=1, affiliation="Jedi")],
        dark_too={"affiliation": "Sith"},
        light_too={
            "affiliation": "Jedi",
            "enhancements": [(enhancement("Ambush", abilities=(ambush,)), None)],
        },
    )
    game.asks("strike", winner)
    assert game.edge == winner
