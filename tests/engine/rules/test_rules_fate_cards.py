"""Fate cards of the edge stacks (EDGE-11..EDGE-13, EDGE-23, EDGE-30, EDGE-31, AFATE)."""

import pytest
from kit.abilities import Do, Pick, interrupt, nothing, reaction
from kit.card_makers import fate, objective, unit
from kit.engagements import asked, chronicle, edge_battle
from kit.instructions import destroy, hurt
from kit.usual_cards import fighter

from swlcg_deck.engine.atoms.moving import move
from swlcg_deck.engine.core.ability import Ability
from swlcg_deck.engine.core.constants import DARK, DEFENDING, DISCARD, LIGHT, UNIT, opponent
from swlcg_deck.engine.core.event import EFFECT
from swlcg_deck.engine.core.printed_card import AFFILIATION_BITS
from swlcg_deck.engine.facts.board import participants
from swlcg_deck.engine.facts.characteristics import affiliations, capacity
from swlcg_deck.engine.facts.contests import seen_edge_cards
from swlcg_deck.engine.rules.damage import Damage
from swlcg_deck.engine.rules.edge_battle import cancel_battle
from swlcg_deck.engine.rules.play_card import bring_into_play


def line(*verbs, **parts):
    return Ability(kind="fate", effect=tuple(Do(verb) for verb in verbs), **parts)


def luck(title, priority, run=nothing, side="dark", **facts):
    return fate(title, priority=priority, side=side, abilities=(line(run),), **facts)


@pytest.mark.rule("EDGE-11")
@pytest.mark.rule("EDGE-12")
@pytest.mark.rule("TC-35")
@pytest.mark.rule("AFATE-01")
def test_fate_cards_resolve_by_priority_and_equal_ones_as_the_attacker_likes(scene):
    spy = objective(
        "Spy",
        text=(
            "reaction: {when: {fate_resolved: any}, "
            "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    game = edge_battle(
        scene,
        dark=[luck("D5", 5), luck("D3", 3)],
        light=[luck("L3", 3, side="light"), "231-5", luck("L1", 1, side="light")],
        light_too={"objectives": [spy, objective("Base")]},
        at="Base",
    )
    for card in ("D5", "L3", "D3", "Ancient Rivals", "L1"):
        game.choose(card)

    def resolved():
        assert asked(game) == "reaction fate_resolved light"
        (card,) = game.names(game.state.stack[-1].event.cards)
        game.pass_()
        return card

    assert resolved() == "L1"
    game.asks("fate", "dark")
    game.offers("resolve D3", "resolve L3", "resolve Ancient Rivals")  # a Jedi card, priority 3
    game.choose("Ancient Rivals")
    assert resolved() == "Ancient Rivals"
    game.offers("resolve D3", "resolve L3")
    game.choose("L3")
    assert [resolved() for _ in range(3)] == ["L3", "D3", "D5"]
    game.asks("engage")


@pytest.mark.rule("EDGE-13")
@pytest.mark.rule("EDGE-30")
@pytest.mark.rule("TC-35")
def test_each_fate_card_is_finished_with_its_reactions_before_the_next(scene):
    mourner = objective(
        "Mourner",
        text=(
            "reaction: {when: {left_play: any, cards: {at_least: 1}}, "
            "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    game = edge_battle(
        scene,
        defend=("Guard", "Spare"),
        dark=[luck("Second", 6, destroy("Spare")), luck("First", 2, destroy("Guard"))],
        light_too={"objectives": [mourner, objective("Base")]},
        at="Base",
    )
    game.choose("Second")
    game.choose("First")
    assert asked(game) == "reaction left_play destroyed light"
    assert (game.zone("Guard"), game.zone("Spare")) == ("discard pile", "in play")
    game.pass_()
    assert asked(game) == "reaction left_play destroyed light"
    assert game.zone("Spare") == "discard pile"
    game.pass_()
    game.asks("engage")


def _enemies(state, scope):
    return participants(state, opponent(scope.you))


def _heat(state, effect):
    target = effect.scope.named("target")
    by, source = effect.scope.you, effect.scope.source
    state.stack.append(Damage(target, (1,), by, source, EFFECT))


def heat():
    return fate(
        "Heat", priority=6, side="dark", abilities=(line(_heat, targets=(Pick(_enemies),)),)
    )


@pytest.mark.rule("EDGE-30")
def test_a_target_is_chosen_when_the_card_resolves_and_must_be(scene):
    game = edge_battle(
        scene,
        defend=("Guard", "Spare", "Third"),
        dark=[luck("First", 1, destroy("Guard")), heat()],
        light_too={"units": [unit("Guard"), unit("Spare"), unit("Third")]},
    )
    game.choose("Heat")
    game.choose("First")
    game.asks("pick", "dark")
    game.offers("pick Spare", "pick Third")  # Guard died after the reveal; passing is not offered
    game.choose("Spare")
    game.skip_to("engage")
    assert game.damage("Spare") == 1


@pytest.mark.rule("EDGE-30")
def test_a_fate_card_without_a_target_resolves_and_does_nothing(scene):
    spy = objective(
        "Spy",
        text=(
            "reaction: {when: {fate_resolved: any}, "
            "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    game = edge_battle(
        scene,
        defend=(),
        dark=[heat()],
        light_too={"objectives": [spy, objective("Base")]},
        at="Base",
    )
    game.choose("Heat")
    assert asked(game) == "reaction fate_resolved light"
    game.pass_()
    game.asks("engage")


@pytest.mark.rule("EDGE-30")
def test_what_a_fate_card_only_allows_may_be_declined(scene):
    def throw_away(state, effect):
        move(state, effect.scope.source, DISCARD)

    rivals = Ability(kind="fate", cost=(Do(throw_away),), effect=(Do(hurt("Guard")),))
    board = {
        "attack": ("Walker", "Pal"),
        "defend": ("Guard", "Spare"),
        "dark": [fate("Rivals", force=2, side="dark", abilities=(rivals,))],
    }
    game = edge_battle(scene, **board)
    game.choose("Rivals")
    game.asks("fate cost", "dark")
    game.offers("use Rivals", "pass")
    game.pass_()
    game.asks("strike", "dark")
    assert (game.edge, game.damage("Guard")) == ("dark", 0)
    game = edge_battle(scene, **board)
    game.choose("Rivals")
    game.choose("Rivals")
    game.asks("strike", "light")
    assert (game.edge, game.damage("Guard")) == ("light", 1)


def twist(side="dark", **facts):
    return luck("Twist", 1, lambda state, _: cancel_battle(state), side, **facts)


@pytest.mark.rule("EDGE-23")
@pytest.mark.rule("EDGE-31")
@pytest.mark.rule("TC-35")
def test_a_cancelled_battle_has_no_winner_and_a_new_one_starts_with_empty_stacks(scene):
    moments = tuple(reaction(kind) for kind in ("edge_resolved", "begins", "ends"))
    spy = objective("Spy", abilities=(*moments, reaction("discarded")))
    two = "{happened: {edge_card_placed: {type: fate}, by: opponent}, this: engagement, equals: 2}"
    counts = f"constant: {{while: {two}, modifiers: [{{of: self, gain: {{capacity: 1}}}}]}}"
    game = edge_battle(
        scene,
        attack=("Walker", "Pal"),
        dark=[twist(force=3), luck("Late", 4, destroy("Guard")), fighter("D1")],
        light=[unit("L1"), unit("L2")],
        light_too={"objectives": [spy, objective("Base", text=counts)]},
        at="Base",
    )
    answers = {"edge dark": ["Twist", "Late", "pass", "D1"], "edge light": ["L1", "pass", "L2"]}
    log = chronicle(game, answers, "reaction edge_resolved light")
    again = "reaction begins edge battle light"
    assert log == [
        again,
        *("edge dark", "edge light", "edge dark", "edge light", "edge dark"),
        "reaction discarded edge stack light",
        "reaction ends edge battle light",
        again,
        *("edge dark", "edge light"),
    ]
    assert game.zone("Guard") == "in play", "the other fate card had no effect"
    assert game.zone("Twist") == game.zone("Late") == game.zone("L1") == "discard pile"
    assert capacity(game.state, game.card("Base")) == 6, "they were still placed"


@pytest.mark.rule("EDGE-31")
@pytest.mark.rule("EDGE-09")
def test_the_stacks_of_the_new_battle_are_facedown_again(scene):
    game = edge_battle(scene, dark=[twist(), fighter("D1")], light=[unit("L1")])
    game.choose("Twist")
    game.pass_(2)
    game.asks("edge", "dark")
    game.choose("D1")
    game.asks("edge", "light")
    assert game.pile("edge_stack", "dark") == ["D1"]
    assert seen_edge_cards(game.state, LIGHT, DARK) == ()


@pytest.mark.rule("EDGE-31")
@pytest.mark.rule("EDGE-03")
def test_the_new_battle_looks_afresh_for_defenders(scene):
    def drop_in(state, _):
        card = next(n for n in state.hand[LIGHT] if state.faces[n].title == "Commando")
        bring_into_play(state, card, LIGHT, UNIT, role=DEFENDING)

    commando = objective("Radio", abilities=(reaction("fate_resolved", drop_in),))
    game = edge_battle(
        scene,
        attack=("Walker", "Pal"),
        defend=(),
        dark=[twist()],
        light=[unit("Commando")],
        light_too={"objectives": [commando, objective("Base")]},
        at="Base",
    )
    game.choose("Twist")
    game.choose("Radio")
    game.asks("strike", "dark")
    assert game.edge == "light", "0 against 0, and now there is a defender"


@pytest.mark.rule("OPEN-46")
def test_a_defender_gained_later_does_not_undo_the_automatic_win(scene):
    def drop_in(state, _):
        card = next(n for n in state.hand[LIGHT] if state.faces[n].title == "Commando")
        bring_into_play(state, card, LIGHT, UNIT, role=DEFENDING)

    radio = objective("Radio", abilities=(interrupt("edge_placing_done", drop_in),))
    game = edge_battle(
        scene,
        attack=("Walker", "Pal"),
        defend=(),
        light=[unit("Commando", keywords=[{"edge": 3}])],
        light_too={"objectives": [radio, objective("Base")]},
        at="Base",
    )
    game.choose("Radio")
    game.asks("strike", "dark")
    assert (game.role("Commando"), game.edge) == ("defending", "dark")


@pytest.mark.rule("AFATE-02")
def test_abilities_that_look_for_an_affiliation_see_fate_cards_of_it(scene, pool):
    jedi = AFFILIATION_BITS[pool.card(231, 5).affiliation]

    def revealed_jedi(state, scope, *_):
        mine = state.edge_stack[scope.you]
        return any(affiliations(state, card) & jedi for card in mine)

    sees = reaction("edge_revealed", matches=revealed_jedi)
    beginning = objective("Beginning", abilities=(sees,))
    at = {"light_too": {"objectives": [beginning, objective("Base")]}, "at": "Base"}
    game = edge_battle(scene, light=["231-5"], **at)
    game.choose("Ancient Rivals")
    assert asked(game) == "reaction edge_revealed light"
    game = edge_battle(scene, light=["Heat of Battle"], **at)
    game.choose("Heat of Battle")
    game.asks("engage")
