"""Lasting effects, events under way, effects once more, resources in effects, the end."""

import pytest
from kit.abilities import action, anything, interrupt, reaction, the
from kit.card_makers import enhancement, event, objective, unit
from kit.lab import lab, using
from kit.looking import leave_it
from kit.scenario import Side
from kit.usual_cards import salvo

from swlcg_deck.engine.atoms.tokens import add_damage, remove_damage
from swlcg_deck.engine.core.ability import Ability, Limit, Modifier, Trigger
from swlcg_deck.engine.core.constants import GRANTED, HAND
from swlcg_deck.engine.facts.characteristics import icons
from swlcg_deck.engine.texts.verbs.cards import Discard, Draw, Send
from swlcg_deck.engine.texts.verbs.effects import (
    Apply,
    Cancel,
    Instead,
    Prevent,
    ResolveAgain,
    WinGame,
)
from swlcg_deck.engine.texts.verbs.play import PutIntoPlay
from swlcg_deck.engine.texts.verbs.tokens import Deal, PlaceFocus, RemoveDamage


def light_units(*titles, **parts):
    return Side(units=[unit(title, capacity=4) for title in titles], **parts)


def gives_icon(*effect, until="phase"):
    return Ability(
        kind="action",
        effect=(*effect, Apply(0, on="them", until=until)),
        modifiers=(Modifier(what="icons", key=0, of=lambda *_: False, add=2),),
    )


def test_a_modifier_works_on_its_cards_until_the_end_of_the_phase(scene):
    game = using(scene, gives_icon(the("A")), light=light_units("A", "B"))
    assert icons(game.state, game.card("A"))[0] == 2
    assert icons(game.state, game.card("B"))[0] == 0
    game.pass_()
    game.pass_()
    leave_it(game)
    assert icons(game.state, game.card("A"))[0] == 0


@pytest.mark.rule("ABIL-22")
def test_a_lasting_effect_ends_for_the_card_that_leaves_play(scene):
    back = (Send("them", HAND), PutIntoPlay("them", under="opponent"))
    text = gives_icon(the("A", "B"))
    text = Ability(kind="action", effect=(*text.effect, the("A"), *back), modifiers=text.modifiers)
    game = using(scene, text, light=light_units("A", "B"))
    assert game.zone("A") == "in play"
    assert [icons(game.state, game.card(name))[0] for name in "AB"] == [0, 2]
    leave_it(game)


def granting(kind, *effect, limit=None, when=()):
    """An enhancement whose host gains an ability."""

    def host(state, scope, card):
        return card == state.host[scope.source]

    gained = Ability(kind=kind, zone=GRANTED, effect=effect, limit=limit, when=when)
    constant = Ability(kind="constant", modifiers=(Modifier(what="ability", key=1, of=host),))
    return enhancement("Gift", {"type": "unit"}, side="dark", abilities=(constant, gained))


def test_a_card_uses_an_action_that_it_has_gained(scene):
    gift = granting("action", Draw(1), limit=Limit(1, "turn"))
    dark = Side(units=[unit("Own", side="dark")], enhancements=[(gift, "Own")])
    game = scene(dark=dark)
    game.choose("use Own")
    assert len(game.pile("hand", "dark")) == 1
    assert "use Own" not in game.options
    assert "use Gift" not in game.options


def test_a_card_uses_a_reaction_that_it_has_gained_once_its_trigger_comes(scene):
    gift = granting("reaction", PlaceFocus("self"), when=(Trigger("drawn", anything),))
    dark = Side(units=[unit("Own", side="dark")], enhancements=[(gift, "Own")])
    game = using(scene, action(Draw(1)), dark=dark)
    game.offers("use Own", "pass")
    game.choose("use Own")
    assert game.focus("Own") == 1
    leave_it(game)


@pytest.mark.rule("ABIL-17")
def test_a_cancelled_event_was_played_and_is_discarded(scene):
    plan = event("Plan", side="dark", text="action: {do: [{draw: 3}]}")
    guard = unit("Guard", text="interrupt: {when: {played: any}, do: [{cancel: it}]}")
    dark = Side(objectives=[lab()], hand=[plan])
    game = scene(dark=dark, light=Side(units=[guard]))
    game.choose("use Plan")
    game.choose("use Guard")
    assert game.pile("hand", "dark") == []
    assert game.pile("discard", "dark") == ["Plan"]
    leave_it(game)


def test_a_cancelled_ability_does_nothing(scene):
    guard = unit("Guard", abilities=(interrupt("initiated", Cancel(), matches=not_own),))
    game = using(scene, "action: {do: [{draw: 1}]}", light=Side(units=[guard]))
    game.choose("use Guard")
    assert game.pile("hand", "dark") == []
    leave_it(game)


def not_own(state, scope, event, subject):
    return state.controller[subject] != scope.you


@pytest.mark.parametrize(("amount", "taken"), [(1, 2), (None, 0)])
def test_damage_is_prevented(scene, amount, taken):
    tough = unit("A", capacity=4, abilities=(interrupt("damaged", Prevent(amount)),))
    game = using(scene, action(the("A"), Deal("them", 3)), light=Side(units=[tough]))
    game.choose("use A")
    assert game.damage("A") == taken
    leave_it(game)


@pytest.mark.parametrize("prevented", [1, 2, 3])
def test_any_amount_of_the_damage_to_it_is_prevented(scene, prevented):
    """At least 1, and no more than comes to that card."""
    guard = objective(
        "Guard",
        side="light",
        text="interrupt: {when: {damaged: {title: A}}, do: [{prevent: any}]}",
    )
    tough = [unit(title, capacity=9) for title in "AB"]
    hit = "action: {do: [{place: damage, amount: 3, to: {each: {title: [A, B]}}}]}"
    game = using(scene, hit, light=Side(units=tough, objectives=[guard]))
    game.choose("use Guard")
    game.offers(*(f"value Guard {number}" for number in (1, 2, 3)))
    game.choose(f"value Guard {prevented}")
    assert (game.damage("A"), game.damage("B")) == (3 - prevented, 3)
    leave_it(game)


@pytest.mark.rule("OPEN-49")
def test_redirected_damage_is_new_damage_of_the_redirecting_card(scene):
    bounce = (
        "interrupt: {when: {damaged: self}, do: [{redirect: 2, "
        "to: {choose: {type: unit, side: enemy}}}]}"
    )
    jedi = unit("Jedi", capacity=4, text=bounce)
    dark = Side(units=[unit("Own", side="dark", capacity=4)], shields={"Own": 1})
    game = using(
        scene,
        "action: {do: [{place: damage, amount: 3, to: {each: {title: Jedi}}}]}",
        dark=dark,
        light=Side(units=[jedi]),
    )
    game.choose("use Jedi")
    game.asks("shield", "dark")
    assert game.decision.source == game.card("Jedi")
    game.choose("shield Own")
    assert (game.damage("Jedi"), game.damage("Own")) == (1, 1)
    leave_it(game)


@pytest.mark.rule("DMG-28")
def test_instead_saves_one_card_of_several(scene):
    spirit = interrupt(
        "left_play", Instead(), Discard("self"), RemoveDamage("host", None), matches=about_host
    )
    ghost = enhancement("Ghost", {"type": "unit"}, abilities=(spirit,))
    light = Side(units=[unit("A", capacity=2), unit("B", capacity=2)], enhancements=[(ghost, "A")])
    game = using(scene, action(the("A", "B"), Deal("them", 2)), light=light)
    game.choose("use Ghost")
    assert (game.zone("A"), game.damage("A")) == ("in play", 0)
    assert sorted(game.pile("discard", "light")) == ["B", "Ghost"]
    leave_it(game)


def about_host(state, scope, event, subject):
    return subject == state.host[scope.source]


@pytest.mark.rule("DMG-28")
def test_a_changed_destination_leaves_the_unit_destroyed(scene):
    def destroyed(state, scope, event, subject):
        return event.detail[0] == "destroyed"

    home = unit(
        "A", text="interrupt: {when: {left_play: self}, do: [{change: destination, to: hand}]}"
    )
    watcher = unit(
        "Watcher", side="dark", abilities=(reaction("left_play", Draw(1), matches=destroyed),)
    )
    game = using(
        scene,
        "action: {do: [{destroy: {each: {title: A}}}]}",
        dark=Side(units=[watcher]),
        light=Side(units=[home]),
    )
    game.choose("use A")
    game.choose("use Watcher")
    assert game.pile("hand", "light") == ["A"]
    leave_it(game)


def test_an_effect_that_has_resolved_is_resolved_again_by_another_player(scene):
    copier = unit("Copier", abilities=(reaction("effect_resolved", ResolveAgain()),))
    text = (
        "action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}], "
        "limit: {per: turn}}"
    )
    dark = Side(units=[unit("D1", side="dark", capacity=4), unit("D2", side="dark", capacity=4)])
    game = using(scene, text, dark=dark, light=Side(units=[copier]))
    game.choose("use Copier")
    game.asks("target", "light")
    game.offers("target D1", "target D2")
    game.choose("D2")
    assert game.damage("D2") == 1
    leave_it(game)


def test_the_text_of_a_named_card_is_resolved(scene):
    teacher = unit(
        "Teacher", side="dark", text="action: {cost: [{place: focus, to: self}], do: [{draw: 2}]}"
    )
    text = action(the("Teacher"), ResolveAgain("them", "action"))
    game = using(scene, text, dark=Side(units=[teacher]))
    assert len(game.pile("hand", "dark")) == 2
    assert game.focus("Teacher") == 0
    leave_it(game)


def test_a_text_wins_the_game(scene):
    game = using(scene, action(WinGame("opponent", "a card")))
    assert game.winner == ("light", "a card")


LEASH = (
    "action: {do: [{apply: {gain: {unit_damage: 1}}, to: {each: {title: Own}}, "
    "while: {ref: self, matches: {is: undamaged}}, until: leaves}]}"
)


@pytest.mark.rule("ABIL-22")
@pytest.mark.parametrize(("damage", "number"), [(0, 1), (1, 0), (5, 0)])
def test_an_effect_sleeps_and_ends_with_the_card_that_says_it(scene, damage, number):
    gun = salvo("light", damage, "Lab", title="Gun")
    dark = Side(units=[unit("Own", side="dark")])
    game = using(scene, LEASH, dark=dark, light=Side(objectives=[gun]))
    game.choose("use Gun")
    assert icons(game.state, game.card("Own"))[0] == number
    assert ("leaves" in [one.until for one in game.state.lasting]) is (damage < 5)
    leave_it(game)


def test_an_effect_that_sleeps_wakes_again(scene):
    dark = Side(units=[unit("Own", side="dark")])
    game = using(scene, LEASH, dark=dark)
    lab = game.card("Lab")
    seen = []
    for change in (None, add_damage, remove_damage):
        if change is not None:
            change(game.state, lab, 1)
        seen.append(icons(game.state, game.card("Own"))[0])
    assert seen == [1, 0, 1]
    leave_it(game)


@pytest.mark.parametrize(("onto", "number"), [("Gear", 0), ("Spare", 1)])
def test_an_effect_of_an_enhancement_ends_when_it_is_taken_off_its_host(scene, onto, number):
    text = "action: {do: [{apply: {gain: {unit_damage: 1}}, to: host, until: leaves}]}"
    gear = enhancement("Gear", {"type": "unit"}, side="dark", text=text)
    spare = enhancement("Spare", {"type": "unit"}, side="dark")
    move = "action: {do: [{attach: {target: {type: enhancement}}, to: {target: {title: Other}}}]}"
    units = [unit("Own", side="dark"), unit("Other", side="dark")]
    dark = Side(objectives=[lab(move)], units=units, enhancements=[(gear, "Own"), (spare, "Own")])
    game = scene(dark=dark)
    game.choose("use Gear")
    game.choose("use Lab")
    game.choose(f"target {onto}")
    assert game.host(onto) == "Other"
    assert icons(game.state, game.card("Own"))[0] == number
    leave_it(game)


@pytest.mark.rule("GEN-03")
def test_what_is_given_to_all_that_fit_leaves_out_what_it_cannot_affect(scene):
    """Whoever fits from moment to moment, and no one the effect cannot reach."""
    ward = "constant: {modifiers: [{of: self, cannot: {be: affected, by: enemy, via: effect}}]}"
    curse = (
        "action: {do: [{apply: {of: {type: unit, side: enemy}, gain: {unit_damage: 3}}, "
        "until: phase}]}"
    )
    light = Side(units=[unit("Ghost", text=ward), unit("Plain")])
    game = using(scene, curse, light=light)
    assert [icons(game.state, game.card(name))[0] for name in ("Ghost", "Plain")] == [0, 3]
    leave_it(game)


def test_icons_are_resolved_once_more_in_engagements_only(scene):
    striker = unit("Striker", side="dark", icons=(2, 0, 0))
    text = "action: {do: [{resolve: {each: {title: Striker}}, kind: icons}], limit: {per: turn}}"
    dark = Side(units=[striker], objectives=[lab(text)])
    game = scene(active="dark", dark=dark, light=light_units("A"))
    game.leave()
    assert "use Lab" not in game.options
