"""What is done as soon as something is so: at once, by nobody's choice."""

import pytest
from kit.card_makers import objective, unit
from kit.lab import lab, using, with_lab
from kit.looking import leave_it, told_of
from kit.scenario import Side
from kit.texts import lines
from kit.usual_cards import chronicler
from pydantic import ValidationError

from swlcg_deck.cards.abilities.english.lines import in_english
from swlcg_deck.cards.abilities.names import misused
from swlcg_deck.cards.abilities.reading import read_line

TIRED = "whenever: {if: {ref: self, matches: {focus: {at_least: 2}}}, do: [{sacrifice: self}]}"
TIRE = "action: {do: [{place: focus, amount: %d, to: {each: {title: [A, B]}}}]}"


def line(text):
    (one,) = lines(text)
    return read_line(one)


def both(**facts):
    return Side(units=[unit(name, text=TIRED, **facts) for name in ("A", "B")])


@pytest.mark.rule("TC-60")
@pytest.mark.parametrize(("tokens", "zone"), [(1, "in play"), (2, "discard pile")])
def test_it_is_done_as_soon_as_it_is_so(scene, tokens, zone):
    game = using(scene, TIRE % tokens, light=both())
    assert (game.zone("A"), game.zone("B")) == (zone, zone)
    leave_it(game)


def test_the_log_says_why(scene):
    game = with_lab(scene, TIRE % 2, light=Side(units=[unit("A", text=TIRED)]))
    assert told_of(game, "use Lab")[-2:] == (
        "What the text of A waits for has come.",
        "A is sacrificed.",
    )
    leave_it(game)


@pytest.mark.rule("TC-60")
def test_it_is_done_before_any_reaction(scene):
    watcher = chronicler("dark", "focus_placed")
    game = using(scene, TIRE % 2, light=both(), dark=Side(objectives=[watcher]))
    game.asks("reaction", "dark")
    assert game.zone("A") == "discard pile"
    leave_it(game)


@pytest.mark.rule("ABIL-24")
def test_nobody_uses_it_so_nobody_reacts_to_it(scene):
    watcher = chronicler("dark", "initiated", "effect_resolved")
    heard = using(scene, TIRE % 1, light=both(), dark=Side(objectives=[watcher]))
    count = 0
    while "use Chronicler" in heard.options:
        count += 1
        heard.pass_()
    leave_it(heard)
    game = using(scene, TIRE % 2, light=both(), dark=Side(objectives=[watcher]))
    for _ in range(count):
        assert "use Chronicler" in game.options
        game.pass_()
    assert "use Chronicler" not in game.options
    leave_it(game)


def test_a_blank_card_waits_for_nothing(scene):
    text = "constant: {modifiers: {of: {title: A}, blank: true}}"
    damp = objective("Damp", side="dark", text=text)
    game = using(scene, TIRE % 2, light=both(), dark=Side(objectives=[damp]))
    assert (game.zone("A"), game.zone("B")) == ("in play", "discard pile")
    leave_it(game)


@pytest.mark.rule("GEN-03")
def test_what_cannot_be_done_is_not_tried_again_and_again(scene):
    text = "constant: {modifiers: {of: {title: A}, cannot: {be: destroyed}}}"
    ward = objective("Ward", side="dark", text=text)
    doom = TIRED.replace("sacrifice", "destroy")
    light = Side(units=[unit("A", text=doom), unit("B", text=doom)])
    game = using(scene, TIRE % 2, light=light, dark=Side(objectives=[ward]))
    assert (game.zone("A"), game.zone("B")) == ("in play", "discard pile")
    leave_it(game)


def test_an_interrupt_may_put_something_else_in_its_place_each_time(scene):
    text = (
        "interrupt: {when: {left_play: self}, do: [{instead: [{remove: focus, from: self}]}], "
        "limit: {per: turn}}"
    )
    light = Side(units=[unit("A", text=[TIRED, text])])
    game = using(scene, TIRE % 3, light=light)
    game.choose("use A")
    # One token fewer, and it is still so: after whatever comes next nothing saves it.
    assert (game.zone("A"), game.focus("A")) == ("in play", 2)
    game.choose("use Clock")
    assert game.zone("A") == "discard pile"
    leave_it(game)


def test_a_text_may_give_it_for_a_time(scene):
    text = (
        "action: {do: [{apply: {gain: {ability: [{whenever: "
        "{if: {ref: self, matches: {focus: {at_least: 2}}}, do: [{sacrifice: self}]}}]}}, "
        "to: {each: {title: A}}, until: phase}]}"
    )
    more = lab(TIRE % 2, title="Tirer")
    light = Side(units=[unit("A"), unit("B")])
    game = using(scene, text, light=light, dark=Side(objectives=[more]))
    game.pass_()
    game.choose("use Tirer")
    assert (game.zone("A"), game.zone("B")) == ("discard pile", "in play")
    leave_it(game)


def test_it_may_be_about_anything_that_changes(scene):
    text = "whenever: {if: {balance: dark}, do: [{discard: {each: {title: A}}}]}"
    light = Side(units=[unit("A"), unit("B", text=text)])
    game = using(scene, "action: {do: [{balance: dark}]}", light=light)
    assert (game.zone("A"), game.zone("B")) == ("discard pile", "in play")
    leave_it(game)


@pytest.mark.parametrize(
    "verb",
    [
        "{sacrifice: {choose: {type: unit, controller: you}}}",
        "{destroy: {target: {type: unit}}}",
        "{draw: 1}",
        "{may: [{destroy: self}]}",
        "{place: damage, to: self}",
    ],
)
def test_it_asks_nobody(verb):
    with pytest.raises(ValidationError, match="asks nobody"):
        line(f"whenever: {{if: {{balance: dark}}, do: [{verb}]}}")


@pytest.mark.parametrize(
    ("test", "why"),
    [
        ("{ref: it, matches: {type: unit}}", "no event is about a card"),
        ("{compare: {event: amount}, at_least: 2}", "no event here"),
    ],
)
def test_no_event_is_under_way(test, why):
    said = line(f"whenever: {{if: {test}, do: [{{destroy: self}}]}}")
    assert why in " ".join(what for _, what in misused(said, may_be_attached=True))


def test_it_reads_as_something_that_happens_at_once():
    assert in_english(line(TIRED)) == (
        "As soon as this card has at least 2 focus tokens, sacrifice it."
    )
