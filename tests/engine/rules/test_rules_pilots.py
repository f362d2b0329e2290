"""Pilots: how they come into play and what they are there (PILOT)."""

import pytest
from kit.abilities import about_this, action, blanks, gains, interrupt, reaction, the
from kit.card_makers import objective, unit, written
from kit.lab import using, with_lab
from kit.looking import leave_it
from kit.scenario import Side
from kit.usual_cards import pilot, vehicle

from swlcg_deck.engine.core.ability import Ability, Modifier
from swlcg_deck.engine.core.constants import DARK, ENHANCEMENT, HAND, TACTICS, UNIT
from swlcg_deck.engine.facts.characteristics import edge_value, force_icons, has_keyword, icons
from swlcg_deck.engine.telling.why_not import why_not
from swlcg_deck.engine.texts.verbs.cards import Draw
from swlcg_deck.engine.texts.verbs.destroy import Destroy
from swlcg_deck.engine.texts.verbs.effects import ChangeDestination

NAVY = [objective("Yard", affiliation="Imperial Navy", resources=4)]


@pytest.mark.rule("PILOT-01")
@pytest.mark.rule("PILOT-02")
@pytest.mark.rule("PILOT-06")
def test_a_real_pilot_is_played_for_either_of_its_costs(scene):
    for choice, spent, host in (
        ("play Baron Fel enhancement", 2, "181st TIE Interceptor"),
        ("play Baron Fel unit", 4, None),
    ):
        side = Side(objectives=NAVY, hand=["Baron Fel"], units=["144-3"])
        side.focus = {"Sith affiliation": 1}
        game = scene(dark=side)
        game.offers("play Baron Fel unit", "play Baron Fel enhancement", "pass")
        game.choose(choice)
        if spent < 4:
            game.choose(f"generate Yard {spent}")
        assert game.focus("Yard") == spent
        assert game.host("Baron Fel") == host
        game.leave()


@pytest.mark.rule("PILOT-01")
@pytest.mark.rule("PILOT-11")
def test_a_pilot_needs_a_friendly_vehicle_that_takes_enhancements(scene):
    rancor = vehicle("Closed", keywords=["no_enhancements"])
    dark = Side(
        hand=[pilot(unit_cost=9), unit("Held", side="dark", cost=0)],
        units=[rancor, unit("Walker", side="dark", traits=["Character"])],
    )
    game = scene(dark=dark, light=Side(units=[vehicle("X-wing", "light")]))
    game.offers("play Held unit", "pass")


@pytest.mark.rule("PILOT-11")
def test_a_pilots_own_text_may_put_it_on_an_enemy_unit(scene):
    thief = pilot("Thief", unit_cost=9)
    onto = {"type": "unit", "trait": "Vehicle"}
    any_vehicle = {"form": {"attach_to": onto, "cost": 0, "text": []}}
    dark = Side(hand=[written(thief, any_vehicle)], units=[vehicle()])
    game = scene(dark=dark, light=Side(units=[vehicle("X-wing", "light")]), abilities=True)
    game.choose("Thief")
    game.offers("attach Fighter", "attach X-wing")
    game.choose("X-wing")
    assert (game.host("Thief"), game.controller("Thief")) == ("X-wing", "dark")
    game.leave()


def elite_units(game, player="dark"):
    units = [game.card(name) for name in game.pile("units", player)]
    return [(has_keyword(game.state, one, "elite"), edge_value(game.state, one)) for one in units]


@pytest.mark.rule("PILOT-04")
def test_pilot_text_works_only_in_pilot_form(scene):
    piloting = Side(units=["144-3"], enhancements=[("Baron Fel", "181st TIE Interceptor")])
    game = scene(dark=piloting, abilities=True)
    assert elite_units(game) == [(True, 1)]
    as_unit = scene(dark=Side(units=["144-3", "Baron Fel"]), abilities=True)
    assert elite_units(as_unit) == [(False, 0), (False, 0)]
    game.leave()
    as_unit.leave()


@pytest.mark.rule("PILOT-04")
def test_in_unit_form_pilot_text_is_not_there_at_all(scene):
    text = Ability(
        kind="constant",
        pilot=True,
        modifiers=(Modifier(what="keyword", of=lambda *_: True, key="elite"),),
    )
    ace = pilot(abilities=(text,))
    as_unit = scene(dark=Side(units=[vehicle(), ace]))
    assert elite_units(as_unit) == [(False, 0), (False, 0)]
    piloting = scene(dark=Side(units=[vehicle()], enhancements=[(ace, "Fighter")]))
    assert elite_units(piloting) == [(True, 0)]
    as_unit.leave()
    piloting.leave()


@pytest.mark.rule("PILOT-05")
@pytest.mark.rule("PILOT-13")
def test_a_pilot_keeps_its_other_text_and_is_discarded_with_its_host(scene):
    returns = interrupt("left_play", ChangeDestination(HAND), matches=about_this)
    for abilities, zone in (((returns,), "hand"), ((), "discard pile")):
        dark = Side(units=[vehicle()], enhancements=[(pilot(abilities=abilities), "Fighter")])
        game = using(scene, action(the("Fighter"), Destroy("them")), dark=dark)
        if abilities:
            game.offers("use Ace", "pass")
            game.choose("use Ace")
        assert (game.zone("Fighter"), game.zone("Ace")) == ("discard pile", zone)
        leave_it(game)


@pytest.mark.rule("PILOT-13")
@pytest.mark.rule("ENH-02")
def test_a_pilot_whose_host_becomes_an_enemy_is_discarded(scene):
    light = Side(
        units=[vehicle("X-wing", "light")], enhancements=[(pilot("Ace", side="light"), "X-wing")]
    )
    game = using(scene, "action: {do: [{control: {each: {title: X-wing}}}]}", light=light)
    assert game.controller("X-wing") == "dark"
    assert game.pile("discard", "light") == ["Ace"]
    leave_it(game)


@pytest.mark.rule("PILOT-10")
def test_a_pilot_is_no_unit(scene):
    ace = pilot(icons=(1, 1, 1), force=3)
    dark = Side(
        units=[vehicle(icons=(0, 1, 0)), vehicle("Bomber")], enhancements=[(ace, "Fighter")]
    )
    game = scene(phase="conflict", dark=dark)
    game.choose("engage Objective 4")
    game.offers("attack Fighter", "attack Bomber")
    game.choose("attack Fighter")
    assert icons(game.state, game.card("Fighter")) == (0, 1, 0, 0, 0, 0)
    assert force_icons(game.state, game.card("Fighter")) == 1
    game.skip_to("commit", "dark")
    game.offers("commit Fighter", "commit Bomber", "pass")


@pytest.mark.rule("PILOT-10")
def test_what_hits_units_passes_a_pilot_by(scene):
    dark = Side(units=[vehicle(capacity=3)], enhancements=[(pilot(), "Fighter")])
    game = using(
        scene,
        "action: {do: [{place: damage, to: {each: {type: unit, side: enemy}}}]}",
        player="light",
        dark=dark,
    )
    assert (game.damage("Fighter"), game.damage("Ace"), game.zone("Ace")) == (1, 0, "in play")
    dark = Side(units=[vehicle()], enhancements=[(pilot(), "Fighter")])
    direct = with_lab(
        scene,
        "action: {do: [{place: damage, to: {each: {type: unit, title: Ace}}}]}",
        player="light",
        dark=dark,
    )
    assert direct.options == ["use Clock", "pass"]  # the Lab could do nothing to a pilot
    leave_it(game, direct)


@pytest.mark.rule("PILOT-10")
def test_focus_on_a_pilot_is_its_own_and_goes_at_its_controllers_refresh(scene):
    dark = Side(
        units=[vehicle()], enhancements=[(pilot(), "Fighter")], focus={"Ace": 2, "Fighter": 1}
    )
    game = scene(phase="refresh", dark=dark)
    game.leave()
    assert (game.focus("Ace"), game.focus("Fighter")) == (1, 0)


@pytest.mark.rule("PILOT-12")
def test_a_pilot_cost_needs_the_match_unless_it_is_nothing(scene):
    ace = {"affiliation": "Imperial Navy", "side": "dark"}
    for cost, offered in ((1, False), (0, True)):
        hand = [pilot(cost=cost, **ace), unit("Held", side="dark", cost=0)]
        game = scene(dark=Side(hand=hand, units=[vehicle()]))
        assert ("play Ace enhancement" in game.options) is offered
        assert "play Ace unit" not in game.options


@pytest.mark.rule("PILOT-12")
def test_reductions_of_cost_and_of_pilot_cost_are_separate(scene):
    for what, as_unit, as_pilot in (("cost", 1, 2), ("pilot cost", 3, 0)):
        for form, spent in (("unit", as_unit), ("enhancement", as_pilot)):
            cheap = objective("Cheap", side="dark", resources=4, abilities=(cheaper(what),))
            side = Side(objectives=[cheap], hand=[pilot(cost=2)], units=[vehicle()])
            side.focus = {"Sith affiliation": 1}
            game = scene(dark=side)
            game.choose(f"play Ace {form}")
            if spent:
                game.choose(f"generate Cheap {spent}")
            assert game.focus("Cheap") == spent, (what, form)
            game.leave()


def cheaper(what):
    return gains(what, lambda state, scope, card: state.faces[card].title == "Ace", add=-2)


@pytest.mark.rule("PILOT-12")
def test_a_card_that_enhances_by_its_own_text_has_no_pilot_cost(scene):
    for what, spent in (("cost", 0), ("pilot cost", 2)):

        def squadron(state, scope, card):
            return state.faces[card].title == "Black Squadron Pilot"

        cheap = objective("Cheap", side="dark", resources=4)
        cheap.abilities = (gains(what, squadron, add=-2),)
        side = Side(objectives=[cheap], hand=["21-4"], units=[vehicle()])
        side.focus = {"Sith affiliation": 1}
        game = scene(dark=side, abilities=True)
        game.choose("play Black Squadron Pilot enhancement")
        if spent:
            game.choose(f"generate Cheap {spent}")
        assert game.focus("Cheap") == spent, what
        game.leave()


@pytest.mark.rule("PILOT-11")
def test_a_card_that_enhances_by_its_own_text_is_explained_by_it(scene):
    dark = Side(hand=["21-4", unit("Held", side="dark", cost=0)], units=[vehicle(traits=["Ewok"])])
    dark.focus = {f"Objective {n}": 1 for n in (1, 2, 3)}
    game = scene(dark=dark, abilities=True)
    game.offers("play Held unit", "pass")
    why = why_not(game.state, DARK, game.card("Black Squadron Pilot"))
    assert why is not None
    assert "it needs a card of this kind: Fighter unit you control." in why


@pytest.mark.rule("PILOT-15")
def test_a_pilot_enters_play_and_an_enhancement_was_played(scene):
    for choice, seen in (("enhancement", ENHANCEMENT), ("unit", UNIT)):

        def in_form(state, scope, event, subject, kind=seen):
            return state.faces[subject].title == "Ace" and state.kind[subject] == kind

        watchers = tuple(
            unit(
                title,
                side="dark",
                abilities=(reaction(kind, Draw(1), matches=in_form),),
            )
            for title, kind in (("Doorman", "entered"), ("Usher", "played"))
        )
        before = unit(
            "Herald", side="dark", abilities=(interrupt("played", Draw(1), matches=in_form),)
        )
        text = f"""
            constant:
              while: {{happened: {{played: {{type: {choice}}}, by: you}}, this: turn, equals: 1}}
              modifiers: [{{of: self, gain: {{tactics: 1}}}}]
        """
        clerk = unit("Clerk", side="dark", text=text)
        dark = Side(hand=[pilot(unit_cost=1)], units=[vehicle(), *watchers, before, clerk])
        dark.focus = {"Objective 2": 1, "Objective 3": 1, "Sith affiliation": 1}
        game = scene(dark=dark)
        game.choose(f"play Ace {choice}")
        for name in ("Herald", "Doorman", "Usher"):
            game.offers(f"use {name}", "pass")
            game.choose(f"use {name}")
        assert icons(game.state, game.card("Clerk"))[TACTICS] == 1
        game.leave()


@pytest.mark.rule("PILOT-15")
def test_a_pilot_that_leaves_play_was_no_unit(scene):
    unit_leaves = {"reaction": {"when": {"left_play": {"type": "unit"}}, "do": [{"draw": 1}]}}
    watcher = written(objective("Watcher", side="dark"), unit_leaves)
    text = "action: {do: [{destroy: {each: {title: Ace}}}]}"
    for attached in (True, False):
        ace = pilot()
        dark = Side(
            objectives=[watcher],
            units=[vehicle(), *([] if attached else [ace])],
            enhancements=[(ace, "Fighter")] if attached else [],
        )
        game = with_lab(scene, text, dark=dark, abilities=True)
        game.choose("use Lab")
        assert game.zone("Ace") == "discard pile"
        assert (game.options == ["use Watcher", "pass"]) is not attached


@pytest.mark.rule("PILOT-11")
@pytest.mark.rule("CHG-13")
@pytest.mark.rule("FAQ-32")
def test_a_blanked_pilot_stays_where_it_is(scene):
    dark = Side(units=[vehicle()], enhancements=[(pilot(), "Fighter")])
    game = using(scene, blanks(the("Ace")), player="light", dark=dark)
    assert game.host("Ace") == "Fighter"
    leave_it(game)
