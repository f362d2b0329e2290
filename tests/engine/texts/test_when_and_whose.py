"""When and whose: moments inside an engagement, cards used from a pile, whose phase, whose card."""

import pytest
from kit.card_makers import event, unit
from kit.engagements import engage
from kit.lab import lab, using, with_lab
from kit.looking import leave_it
from kit.scenario import Side
from kit.texts import IDLE
from kit.usual_cards import pilot, vehicle

RECALL = (
    f"action: {{do: [{{{IDLE}}}]}}",
    "reaction: {when: {left_play: {type: unit}}, usable_from: discard, "
    "do: [{send: self, to: hand}]}",
)
KILL = "action: {do: [{destroy: {each: {title: A}}}]}"


def test_an_event_is_used_where_its_line_says(scene):
    """163-5, 238-5, 256-4: its reaction waits in the discard pile, its action is played."""
    dark = Side(
        discard=[event("Recall", side="dark", text=RECALL)],
        hand=[event("Other", side="dark", text=RECALL)],
    )
    game = using(scene, KILL, dark=dark, light=Side(units=[unit("A")]))
    game.offers("use Recall", "pass")
    game.choose("use Recall")
    assert game.pile("hand", "dark") == ["Other", "Recall"]
    assert game.options
    game.pass_()
    assert {"use Other", "use Recall"} <= set(game.options)
    leave_it(game)


def test_a_pilot_is_played_as_one_by_a_text(scene):
    """150-2: for its pilot cost, onto a Vehicle; not as a unit."""
    ace = pilot(
        cost=0,
        unit_cost=3,
        text="action: {usable_from: hand, do: [{play: self, as: pilot}]}",
    )
    dark = Side(hand=[ace], units=[vehicle()])
    game = with_lab(scene, dark=dark, phase="conflict")
    game.choose("use Ace")
    assert (game.zone("Ace"), game.host("Ace")) == ("in play", "Fighter")
    leave_it(game)


@pytest.mark.parametrize("side", ["dark", "light"])
def test_a_pilot_is_played_only_on_what_the_text_names(scene, side):
    """150-2: on one that fits, though he could be played on others; on none, not at all."""
    onto = "{title: Chosen, controller: you}"
    text = f"action: {{usable_from: hand, do: [{{play: self, as: pilot, attach_to: {onto}}}]}}"
    halves = {"dark": Side(units=[vehicle("Other")]), "light": Side()}
    halves["dark"].hand = [pilot(cost=0, text=text)]
    halves[side].units = [*halves[side].units, vehicle("Chosen", side)]
    game = with_lab(scene, phase="conflict", **halves)
    if side == "light":
        assert "use Ace" not in game.options
    else:
        game.choose("use Ace")
        assert game.host("Ace") == "Chosen"
    leave_it(game)


WATCHER = "reaction: {{when: {{left_play: {{type: unit}}, during: {during}}}, do: [{{draw: 1}}]}}"


def test_during_a_strike_is_not_during_an_engagement(scene):
    """233-1: destroyed while a strike is carried out, not merely in the engagement."""
    for during, reacts in (("strike", False), ("engagement", True)):
        dark = Side(
            objectives=[lab(KILL, WATCHER.format(during=during))],
            units=[unit("Hero", side="dark", icons=(1, 0, 0))],
        )
        game = scene(phase="conflict", dark=dark, light=Side(units=[unit("A"), unit("B")]))
        engage(game, "Objective 4", "Hero")
        game.skip_to("action", "dark")
        game.choose("use Lab")
        assert (game.decision.kind == "reaction") is reacts
        leave_it(game)


def test_a_unit_that_a_strike_destroys_leaves_play_during_it(scene):
    dark = Side(
        objectives=[lab(WATCHER.format(during="strike"))],
        units=[unit("Hero", side="dark", icons=(3, 0, 0))],
    )
    game = scene(phase="conflict", dark=dark, light=Side(units=[unit("A", capacity=1)]))
    engage(game, "Objective 4", "Hero", defenders=("A",))
    game.skip_to("reaction")
    game.offers("use Lab", "pass")
    game.leave()


def test_a_condition_asks_for_the_strike_too(scene):
    text = "reaction: {when: {damaged: {type: unit}}, if: {during: strike}, do: [{draw: 1}]}"
    hit = "action: {do: [{place: damage, to: {each: {title: A}}}]}"
    game = using(scene, hit, dark=Side(units=[unit("W", side="dark", text=text)]), light=units())
    assert "use W" not in game.options
    leave_it(game)


def units(**facts):
    return Side(units=[unit("A", capacity=5, **facts)])


def test_an_edge_battle_is_not_the_whole_engagement(scene):
    text = "action: {if: {during: edge_battle}, do: [{draw: 1}]}"
    dark = Side(objectives=[lab(text)], units=[unit("Hero", side="dark")])
    game = scene(phase="conflict", dark=dark, light=units())
    engage(game, "Objective 4", "Hero", defenders=("A",))
    assert "use Lab" not in game.options
    game.leave()


@pytest.mark.parametrize(("whose", "offered"), [("you", True), ("opponent", False)])
def test_a_phase_is_skipped_in_the_turn_of_the_player_who_is_named(scene, whose, offered):
    text = f"action: {{do: [{{skip: force, whose: {whose}}}]}}"
    game = with_lab(scene, text)
    assert ("use Lab" in game.options) is offered
    game.leave()


def test_only_what_a_player_controls_is_his_to_sacrifice(scene):
    text = "action: {do: [{sacrifice: {each: {type: unit}}, by: opponent}]}"
    dark = Side(units=[unit("Own", side="dark")])
    game = using(scene, text, dark=dark, light=Side(units=[unit("A")]))
    assert (game.zone("Own"), game.zone("A")) == ("in play", "discard pile")
    leave_it(game)


def test_what_was_the_takers_already_stays_his(scene):
    """Control for a time: of a card that did not change hands nothing goes back."""
    text = "action: {do: [{control: {each: {type: unit}}, until: phase}]}"
    dark = Side(units=[unit("Own", side="dark")])
    game = using(scene, text, dark=dark, light=Side(units=[unit("A")]))
    game.pass_()
    game.skip_to("engage", "dark")
    assert (game.controller("Own"), game.controller("A")) == ("dark", "light")


def test_control_is_taken_by_the_player_who_is_named(scene):
    text = "action: {do: [{control: {each: {title: Own}}, to: opponent, until: phase}]}"
    game = using(scene, text, dark=Side(units=[unit("Own", side="dark")]))
    assert game.controller("Own") == "light"
    game.pass_()
    game.skip_to("engage", "dark")
    assert game.controller("Own") == "dark"


@pytest.mark.parametrize(
    ("change", "left"), [("plus: 2", 5), ("minus: 2", 1), ("minus: 5, at_least: 2", 2)]
)
def test_the_amount_of_what_happens_is_changed(scene, change, left):
    text = f"interrupt: {{when: {{damaged: {{type: unit}}}}, do: [{{change: amount, {change}}}]}}"
    hit = "action: {do: [{place: damage, amount: 3, to: {each: {title: A}}}]}"
    light = Side(units=[unit("A", capacity=9), unit("W", text=text)])
    game = using(scene, hit, light=light)
    game.choose("use W")
    assert game.damage("A") == left
    leave_it(game)


def test_a_search_for_any_number_takes_as_many_as_one_likes(scene):
    """167-6."""
    text = "action: {do: [{search: deck, top: 3, pick: any}, {send: that, to: hand}]}"
    game = with_lab(scene, text)
    game.choose("use Lab")
    assert (game.decision.least, game.decision.most) == (0, 3)
    game.choose(*game.options)
    assert len(game.pile("hand", "dark")) == 3
    leave_it(game)


@pytest.mark.parametrize(("verb", "left"), [("{prevent: all}", 0), ("{redirect: all, to: W}", 0)])
def test_all_of_the_damage_is_prevented_or_goes_elsewhere(scene, verb, left):
    verb = verb.replace("W", "{choose: {title: W}}")
    text = f"interrupt: {{when: {{damaged: {{title: A}}}}, do: [{verb}]}}"
    hit = "action: {do: [{place: damage, amount: 3, to: {each: {title: A}}}]}"
    game = using(scene, hit, light=Side(units=[unit("A", capacity=9), unit("W", text=text)]))
    game.choose("use W")
    assert game.damage("A") == left
    leave_it(game)
