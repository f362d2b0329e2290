"""Late arrivals, and what does or does not end an engagement (CONF-25..CONF-32)."""

import pytest
from kit.abilities import button, reaction
from kit.card_makers import enhancement, event, objective, unit
from kit.engagements import asked, chronicle
from kit.instructions import destroy, on
from kit.scenario import Side
from kit.usual_cards import clock, fighter

from swlcg_deck.engine.core.ability import Ability, Trigger
from swlcg_deck.engine.core.constants import (
    ATTACKING,
    DARK,
    HAND,
    LIGHT,
    OBJECTIVE,
    OBJECTIVE_DECK,
    UNIT,
)
from swlcg_deck.engine.rules.leave_play import send_from_play
from swlcg_deck.engine.rules.play_card import bring_into_play
from swlcg_deck.engine.texts.verbs.engagement import EndEngagement


@pytest.mark.rule("CONF-25")
def test_a_unit_that_enters_play_in_an_engagement_does_not_participate_by_itself(scene):
    def arrive(role, title):
        return on(title, lambda state, card: bring_into_play(state, card, DARK, UNIT, role=role))

    declared = reaction("declared", matches=lambda *_: True)
    game = scene(
        phase="conflict",
        dark=Side(
            units=[fighter("Walker")],
            hand=[
                fighter("Visitor"),
                fighter("Commando", keywords=["shielding"], abilities=(declared,)),
            ],
            objectives=[
                button("Gate", arrive(0, "Visitor"), side="dark"),
                button("Drop", arrive(ATTACKING, "Commando"), side="dark"),
            ],
        ),
    )
    game.pass_()
    game.choose("Objective 4")
    game.choose("Gate")
    game.asks("action", "dark")
    game.choose("Drop")
    game.asks("action", "dark")  # no Shielding, no trigger of a declaration
    assert (game.role("Visitor"), game.role("Commando")) == ("", "attacking")
    game.pass_()
    assert asked(game) == "reaction declared defenders dark"
    game.pass_()
    game.pass_(2)
    game.asks("strike", "dark")
    game.offers("strike Walker", "strike Commando")


@pytest.mark.rule("CONF-26")
@pytest.mark.rule("STRIKE-03")
def test_an_engagement_without_attackers_goes_through_all_its_steps(scene):
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("Walker"), fighter("Pal")], objectives=[clock("dark")]),
        light=Side(
            units=[unit("Guard"), unit("Spare")],
            objectives=[button("Pit", destroy("Walker")), objective("Base")],
            hand=[unit("Card")],
        ),
    )
    answers = {
        "window light": ["pass", "pass", "Pit"],
        "engage dark": ["Base"],
        "attackers dark": ["Walker"],
    }
    chronicle(game, answers, "defenders light")
    game.choose("Guard", "Spare")
    log = chronicle(game, answers, "edge light")
    assert log == ["window dark", "window light", "window dark", "window light"]
    assert game.zone("Walker") == "discard pile"
    log = chronicle(game, {}, "engage dark")
    window = ["window dark", "window light"]
    rounds = ["strike light", *window, *window, *window, *window]
    assert log == ["edge light", *window, *rounds, *window]
    assert game.focus("Guard") == game.focus("Spare") == 1, "both had to strike"
    assert game.damage("Base") == 0


@pytest.mark.rule("CONF-27")
def test_a_text_that_ends_the_engagement_leaves_nothing_of_it_to_resolve(scene):
    def lost(_state, scope, happening, _subject):
        return happening.detail[0] != scope.you

    maneuver = event(
        "Maneuver",
        abilities=(
            Ability(
                kind="reaction",
                when=(Trigger("edge_resolved", lost, per_batch=True),),
                effect=(EndEngagement(),),
                zone=HAND,
            ),
        ),
    )
    game = scene(
        phase="conflict",
        dark=Side(
            units=[fighter("Walker", icons=(2, 2, 0)), fighter("Pal")],
            hand=[fighter("Strong", force=3)],
            objectives=[
                objective(
                    "Log",
                    side="dark",
                    text=(
                        "reaction: {when: {survived: any, cards: {at_least: 1}}, "
                        "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
                    ),
                )
            ],
        ),
        light=Side(
            units=[unit("Guard")],
            hand=[maneuver, unit("Weak", force=1)],
            objectives=[objective("Base"), objective("Camp")],
        ),
    )
    game.choose("Base")
    game.choose("Walker")
    game.choose("Guard")
    game.choose("Strong")
    game.choose("Weak")
    game.skip_to("reaction")
    game.choose("Maneuver")
    game.asks("engage", "dark")
    game.offers("engage Camp", "pass")
    assert game.focus("Walker") == game.focus("Guard") == game.damage("Base") == 0
    assert game.role("Walker") == game.role("Guard") == ""
    assert game.zone("Strong") == game.zone("Weak") == "discard pile"
    assert game.zone("Maneuver") == "discard pile"
    assert game.edge is None


@pytest.mark.rule("CONF-27")
@pytest.mark.rule("CONF-13")
def test_an_engagement_ended_after_its_attackers_were_named_stays_declared(scene):
    leave = Trigger("declared", lambda *_: True, per_batch=True)
    doctrine = objective(
        "Doctrine",
        abilities=(
            Ability(kind="reaction", when=(leave,), effect=(EndEngagement(),)),
            reaction("engaged"),
        ),
    )
    game = scene(
        phase="conflict",
        dark=Side(
            units=[fighter("Walker"), fighter("Pal")],
            objectives=[
                objective(
                    "Eager",
                    side="dark",
                    text=(
                        "reaction: {when: {declared: any, cards: {at_least: 1}}, "
                        "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
                    ),
                )
            ],
        ),
        light=Side(objectives=[doctrine, objective("Base")], units=[unit("Guard")]),
    )
    game.choose("Base")
    game.choose("Walker")
    assert asked(game) == "reaction declared attackers dark"
    game.pass_()
    game.choose("Doctrine")
    game.asks("engage", "dark")  # Eager has no further option: nothing else is resolved
    game.offers("engage Doctrine", "pass")
    assert (game.role("Walker"), game.focus("Walker"), game.damage("Base")) == ("", 0, 0)


@pytest.mark.rule("CONF-29")
@pytest.mark.rule("CONF-26")
@pytest.mark.rule("STRIKE-14")
@pytest.mark.rule("STRIKE-19")
def test_an_engaged_objective_that_is_gone_is_not_replaced_but_strikes_go_on(scene):
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("First", icons=(0, 2, 0)), fighter("Second", icons=(0, 3, 0))]),
        light=Side(objectives=[objective("Base", capacity=2), objective("Camp")]),
    )
    game.choose("Base")
    game.choose("First", "Second")
    game.choose("strike First")
    game.asks("commit")
    assert game.zone("Base") == "victory pile"
    assert game.focus("Second") == 1
    assert game.damage("Camp") == 0


@pytest.mark.rule("CONF-32")
@pytest.mark.parametrize("texts", [1, 2])
def test_a_bonus_raised_to_two_is_two_however_many_texts_say_so(scene, texts):
    raised = "constant: {modifiers: {of: you, unopposed: 2}}"
    moraines = [enhancement(f"Moraine {n}", side="dark", text=raised) for n in range(texts)]
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("Walker")], enhancements=[(card, None) for card in moraines]),
    )
    game.choose("Objective 4")
    game.asks("commit")
    assert game.damage("Objective 4") == 2


@pytest.mark.rule("CONF-32")
def test_only_the_player_of_the_text_has_the_raised_bonus(scene):
    raised = "constant: {modifiers: {of: you, unopposed: 2}}"
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("Walker")]),
        light=Side(enhancements=[(enhancement("Moraine", text=raised), None)]),
    )
    game.choose("Objective 4")
    game.asks("commit")
    assert game.damage("Objective 4") == 1


@pytest.mark.rule("CONF-29")
def test_an_engaged_objective_that_came_back_is_not_engaged_any_more(scene):
    def away(state, card):
        send_from_play(state, (card,), "returned", to=OBJECTIVE_DECK)

    def back(state, card):
        bring_into_play(state, card, LIGHT, OBJECTIVE)

    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("Walker", icons=(0, 2, 0))]),
        light=Side(
            objectives=[
                objective("Base"),
                button("Away", on("Base", away)),
                button("Back", on("Base", back)),
            ]
        ),
    )
    game.pass_()
    game.choose("Base")
    game.choose("Away")
    game.choose("Back")
    game.skip_to("commit")
    assert (game.zone("Base"), game.damage("Base"), game.focus("Walker")) == ("in play", 0, 1)


@pytest.mark.rule("CONF-18")
@pytest.mark.rule("CONF-31")
@pytest.mark.rule("TC-44")
def test_without_a_surviving_attacker_an_engagement_is_not_unopposed(scene):
    game = scene(
        phase="conflict",
        dark=Side(units=[fighter("Walker"), fighter("Pal")]),
        light=Side(
            objectives=[
                objective(
                    "Base",
                    text=(
                        "reaction: {when: {survived: any, cards: {at_least: 1}}, "
                        "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
                    ),
                ),
                button("Pit", destroy("Walker")),
            ]
        ),
    )
    game.pass_()
    game.choose("Base")
    game.choose("Walker")
    game.choose("Pit")
    chronicle(game, {}, "engage dark")
    assert game.damage("Base") == 0
