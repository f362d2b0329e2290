"""Who strikes when, and for how long (STRIKE-01..STRIKE-05, STRIKE-12..STRIKE-25)."""

import pytest
from kit.abilities import about_this, button, constant, interrupt, reaction, this, you
from kit.card_makers import enhancement, objective, unit
from kit.engagements import BOTH, asked, chronicle, edge_battle
from kit.instructions import on, ready
from kit.scenario import Side
from kit.usual_cards import fighter

from swlcg_deck.engine.core.ability import Modifier
from swlcg_deck.engine.core.constants import LIGHT
from swlcg_deck.engine.rules.strike import Strike, outside_strikers, ready_participants


@pytest.mark.rule("STRIKE-01")
@pytest.mark.rule("STRIKE-03")
@pytest.mark.rule("STRIKE-04")
@pytest.mark.rule("TC-39")
@pytest.mark.rule("TC-41")
def test_strikes_alternate_from_the_edge_and_one_side_goes_on_alone(scene):
    game = edge_battle(
        scene,
        attack=("Walker", "Pal", "Third", "Fourth"),
        defend=("Guard", "Spare"),
        dark_too={"units": [fighter(name) for name in ("Walker", "Pal", "Third", "Fourth")]},
    )
    game.asks("strike", "light")
    game.offers("strike Guard", "strike Spare")  # passing is not offered
    game.choose("Spare")
    game.asks("strike", "dark")
    game.offers("strike Walker", "strike Pal", "strike Third", "strike Fourth")
    game.choose("Third")  # then Guard, the only one left, strikes without a question
    game.asks("strike", "dark")
    assert [game.focus(name) for name in ("Guard", "Spare", "Third")] == [1, 1, 1]
    game.offers("strike Walker", "strike Pal", "strike Fourth")
    game.choose("Walker")
    game.asks("strike", "dark")  # light has no ready unit: dark strikes on, one at a time
    game.offers("strike Pal", "strike Fourth")
    game.choose("Pal")
    game.asks("commit")
    assert game.focus("Fourth") == 1


@pytest.mark.rule("STRIKE-02")
@pytest.mark.rule("QS-07")
@pytest.mark.rule("TC-57")
def test_a_strike_is_resolved_with_its_damage_and_reactions_before_the_next(scene):
    watch = objective(
        "Watch",
        text=(
            (
                "reaction: {when: {strike_resolved: any}, "
                "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
            ),
            (
                "reaction: {when: {left_play: any, cards: {at_least: 1}}, "
                "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
            ),
        ),
    )
    game = edge_battle(
        scene,
        **BOTH,
        dark_too={"units": [fighter("Walker", capacity=1), fighter("Pal")]},
        light_too={
            "units": [unit("Guard", icons=(1, 0, 0)), unit("Spare")],
            "objectives": [watch, objective("Base")],
        },
        at="Base",
    )
    game.choose("Guard")
    game.asks("unit damage", "light")
    game.choose("Walker")
    log = chronicle(game, {}, "reaction strike_resolved light")
    assert log == ["reaction left_play destroyed light"]
    assert game.zone("Walker") == "discard pile", "damage is part of the strike"
    assert game.focus("Pal") == 0
    game.pass_()
    assert asked(game) == "reaction strike_resolved light"
    assert game.focus("Pal") == 1, "Walker never struck: Pal was the next"


@pytest.mark.rule("STRIKE-05")
@pytest.mark.rule("RB-17")
@pytest.mark.rule("TC-43")
def test_the_strikes_end_when_every_participant_is_exhausted_however_it_came(scene):
    game = edge_battle(
        scene,
        **BOTH,
        light_too={"units": [unit("Guard", icons=(0, 0, 2)), unit("Spare")]},
    )
    game.choose("Guard")
    game.choose("Walker")
    game.choose("Pal")  # both attackers are exhausted by tactics; Spare strikes, and that is all
    game.asks("commit")
    assert [game.focus(name) for name in ("Walker", "Pal", "Guard", "Spare")] == [1, 1, 1, 1]


@pytest.mark.rule("STRIKE-12")
@pytest.mark.rule("TC-55")
def test_a_committed_unit_takes_two_tokens_attacking_or_defending(scene):
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("Walker"), fighter("Pal")], committed=["Walker"]),
        light=Side(units=[unit("Guard"), unit("Spare")], committed=["Guard"]),
    )
    game.choose("Objective 4")
    game.choose("Walker", "Pal")
    game.choose("Guard", "Spare")
    game.skip_to("commit")
    assert [game.focus(name) for name in ("Walker", "Pal", "Guard", "Spare")] == [2, 1, 2, 1]


@pytest.mark.rule("STRIKE-15")
@pytest.mark.rule("STRIKE-03")
@pytest.mark.rule("TC-43")
def test_a_participant_readied_in_this_step_must_strike_again(scene):
    drill = button("Drill", ready("Walker"), side="dark")
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("Walker", icons=(0, 1, 0))], objectives=[drill]),
    )
    game.pass_()
    game.choose("Objective 4")
    game.pass_(3)  # after attackers, defenders and the edge battle
    assert (game.focus("Walker"), game.damage("Objective 4")) == (1, 1)
    game.choose("Drill")
    assert game.focus("Walker") == 0
    game.pass_()
    game.pass_()
    assert game.damage("Objective 4") == 2
    game.skip_to("commit")
    assert game.damage("Objective 4") == 3, "two strikes and the bonus"


@pytest.mark.rule("STRIKE-25")
@pytest.mark.rule("STRIKE-15")
def test_a_participant_readied_in_its_own_strike_strikes_on_and_once_more(scene):
    twice = reaction("focused_to_strike", ready("Walker"), matches=about_this)
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("Walker", icons=(0, 1, 0), abilities=(twice,))]),
    )
    game.choose("Objective 4")
    game.asks("reaction", "dark")
    game.choose("Walker")
    game.asks("reaction", "dark")  # it had to strike again
    assert game.damage("Objective 4") == 1
    game.pass_()
    game.asks("commit")
    assert game.damage("Objective 4") == 3


def wing_guard(**facts):
    may_strike = constant(Modifier(what="may strike", of=this, add=1))
    return unit("Wing Guard", icons=(1, 0, 0), abilities=(may_strike,), **facts)


@pytest.mark.rule("STRIKE-22")
def test_who_may_strike_from_outside_uses_a_slot_but_never_has_to(scene):
    game = edge_battle(
        scene,
        attack=("Walker", "Pal"),
        light_too={"units": [unit("Guard"), wing_guard()]},
    )
    game.asks("strike", "light")
    game.offers("strike Guard", "strike Wing Guard")  # someone has to strike
    game.choose("Guard")
    game.choose("Walker")
    game.asks("strike", "light")
    game.offers("strike Wing Guard", "pass")
    game.choose("Wing Guard")
    game.asks("unit damage", "light")
    game.choose("Pal")
    assert game.role("Wing Guard") == ""
    game.asks("commit")
    assert (game.damage("Pal"), game.focus("Wing Guard")) == (1, 1)


@pytest.mark.rule("STRIKE-22")
@pytest.mark.rule("TC-43")
def test_who_may_strike_from_outside_does_not_keep_the_step_open(scene):
    game = edge_battle(scene, light_too={"units": [unit("Guard"), unit("Spare"), wing_guard()]})
    game.choose("Guard")  # Walker strikes in the second slot; no participant is ready
    game.asks("engage", "dark")
    assert game.focus("Wing Guard") == 0


@pytest.mark.rule("STRIKE-23")
@pytest.mark.rule("STRIKE-17")
def test_a_strike_by_an_effect_before_the_edge_is_decided_uses_normal_icons_only(scene):
    now = on("Walker", lambda state, card: state.stack.append(Strike(card)))
    walker = fighter("Walker", icons=(0, 1, 0), edge_icons=(0, 2, 0))
    game = scene(
        phase="conflict",
        dark=Side(
            units=[walker],
            objectives=[
                button("Signal", now, side="dark"),
                objective(
                    "Log",
                    side="dark",
                    text=(
                        (
                            "reaction: {when: {focused_to_strike: any}, "
                            "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
                        ),
                        (
                            "reaction: {when: {strike_resolved: any}, "
                            "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
                        ),
                    ),
                ),
            ],
        ),
    )
    game.pass_()
    game.choose("Objective 4")
    game.choose("Signal")
    assert asked(game) == "reaction focused_to_strike dark"
    game.pass_()
    assert asked(game) == "reaction strike_resolved dark"
    assert game.damage("Objective 4") == 1
    game.pass_()
    game.skip_to("commit")
    assert game.damage("Objective 4") == 2, "it is exhausted: only the bonus is added"


@pytest.mark.rule("STRIKE-24")
@pytest.mark.rule("TC-39")
def test_who_strikes_first_by_a_text_does_not_have_the_edge(scene):
    first = constant(Modifier(what="strikes first", of=you, add=1))
    game = edge_battle(
        scene,
        **BOTH,
        dark_too={
            "units": [fighter("Walker", edge_icons=(0, 2, 0)), fighter("Pal")],
            "enhancements": [(enhancement("Ploy", side="dark", abilities=(first,)), None)],
        },
    )
    game.asks("strike", "dark")
    assert game.edge == "light"
    game.choose("Walker")
    assert game.damage("Objective 4") == 0, "no edge, no edge-enabled blast"
    game.asks("strike", "light")
    game.choose("Guard")
    game.asks("commit")


@pytest.mark.rule("TC-54")
@pytest.mark.rule("STRIKE-20")
def test_an_interrupt_to_the_choice_may_send_another_unit(scene):
    def another(state, effect):
        frame = state.stack[effect.within]
        (chosen,) = frame.event.cards
        able = (*ready_participants(state, LIGHT), *outside_strikers(state, LIGHT))
        others = tuple(card for card in able if card != chosen)
        frame.event = frame.event.changed(cards=others[:1])

    def an_enemy(_state, scope, happening, _subject):
        return happening.by != scope.you

    another_strikes = interrupt("strike_chosen", another, matches=an_enemy, per_batch=True)
    entangled = objective("Entangled", side="dark", abilities=(another_strikes,))
    game = edge_battle(
        scene,
        **BOTH,
        dark_too={"objectives": [entangled]},
        light_too={"units": [unit("Guard"), unit("Spare", icons=(0, 0, 1))]},
    )
    game.choose("Guard")
    game.asks("interrupt", "dark")
    assert game.focus("Guard") == 0, "before the focusing"
    game.choose("Entangled")
    game.asks("tactics", "light")
    assert (game.focus("Guard"), game.focus("Spare")) == (0, 1)
    game.choose("Walker")
    game.skip_to("commit")
