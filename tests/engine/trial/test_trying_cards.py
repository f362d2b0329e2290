"""Cards tried on small boards: what is found out about lines that work, and about those that do
not."""

import pytest
from kit.card_makers import enhancement, event, fate, objective, unit
from kit.texts import IDLE, action

from swlcg_deck.engine.game import DARK, LIGHT, PHASE_NAMES, Trial, try_card
from swlcg_deck.engine.trial.try_card import BOARDS

FEW = 6
"""Enough for a line that is offered in every window."""
NOTHING = "{force: {count: {type: affiliation, title: Nobody}}}"
"""An amount of Force icons that is always 0."""


def tried(make, *text: str, boards: int = BOARDS, **facts) -> Trial:
    return try_card(make("On Trial", text=text, **facts).card, boards=boards)


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (unit, "action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}]}"),
        (unit, "reaction: {when: {entered: self}, do: [{draw: 1}]}"),
        (unit, "interrupt: {when: {left_play: self, how: destroyed}, do: [{draw: 2}]}"),
        (unit, "constant: {modifiers: {of: self, gain: {unit_damage: 1}}}"),
        (unit, "constant: {modifiers: {of: self, cannot: {be: attacker}}}"),
        (objective, "reaction: {when: {entered: self}, do: [{draw: 1}]}"),
        (objective, "constant: {modifiers: {of: you, gain: {reserve: 1}}}"),
        (enhancement, "reaction: {when: {refreshed: any, by: you}, do: [{draw: 1}]}"),
        (event, "action: {if: {during: engagement}, do: [{place: focus, to: engaged}]}"),
        (event, "interrupt: {when: {played: {type: event}, by: opponent}, do: [{cancel: it}]}"),
        (fate, "fate: {if: {role: attacker}, do: [{place: damage, to: engaged}]}"),
        (event, "action: {do: [{search: deck, for: {title: Yoda}}, {put_into_play: that}]}"),
        (
            unit,
            "reaction: {when: {shield_removed: {type: unit}, by: you},"
            " do: [{place: shield, to: {target: {type: unit, other_than: it}}}]}",
        ),
        (unit, "interrupt: {when: {played: self}, do: [{change: cost, minus: 1}]}"),
    ],
)
def test_lines_of_all_kinds_have_their_say(make, text):
    trial = tried(make, text)
    assert trial.is_played
    (line,) = trial.lines
    assert line.offered
    assert line.changed
    assert line.log


def test_a_line_that_nothing_allows_is_never_offered():
    never = "if: {all: [{phase: draw}, {during: engagement}]}"
    trial = tried(unit, f"action: {{{never}, do: [{{draw: 1}}]}}", action("draw: 1"), boards=FEW)
    assert [line.is_played for line in trial.lines] == [False, True]
    assert trial.lines[0].offered == []


@pytest.mark.parametrize(
    "do",
    [
        IDLE,
        f"apply: {{gain: {NOTHING}}}, to: self, until: phase",
        f"either: [[{{shuffle: deck}}], [{{{IDLE}}}]]",
    ],
)
def test_a_line_that_is_used_and_changes_nothing_is_found_out(do):
    (line,) = tried(unit, action(do), boards=FEW).lines
    assert line.offered
    assert line.changed == ()


@pytest.mark.parametrize("condition", ["{phase: draw, whose: you}", "{edge: you}"])
def test_a_constant_is_compared_with_the_same_game_without_it(condition):
    text = f"constant: {{while: {condition}, modifiers: {{of: self, gain: {{%s}}}}}}"
    (line,) = tried(unit, text % "blast_damage: 1").lines
    assert line.changed == ("combat icons",)
    (line,) = tried(unit, text % NOTHING[1:-1], boards=FEW).lines
    assert line.changed == ()


def test_what_comes_later_has_to_come():
    later = "action: {do: [{later: [{%s}], at: {ends: phase}}]}"
    (line,) = tried(unit, later % "draw: 1").lines
    assert line.changed
    (line,) = tried(unit, later % IDLE, boards=FEW).lines
    assert line.offered
    assert line.changed == ()


def test_when_a_line_is_offered_is_told():
    text = "action: {if: {phase: conflict, whose: you}, do: [{draw: 1}]}"
    (line,) = tried(unit, text, side="dark").lines
    assert {(player, PHASE_NAMES[phase]) for player, phase, _ in line.offered} == {
        (DARK, "conflict")
    }
    (line,) = tried(unit, text, side="light").lines
    assert {player for player, _, _ in line.offered} == {LIGHT}


def test_the_same_card_is_tried_the_same_way():
    text = "reaction: {when: {left_play: {type: unit, trait: Droid}}, do: [{draw: 1}]}"
    card = unit("On Trial", text=text).card
    first, second = try_card(card), try_card(card)
    assert first.is_played
    assert (first.boards, first.lines[0].log) == (second.boards, second.lines[0].log)


def test_a_card_is_tried_with_what_its_text_speaks_of():
    text = (
        "constant: {while: {ref: host, matches: {title: Kit Fisto}},"
        " modifiers: {of: host, gain: {force: 1}}}"
    )
    card = enhancement("On Trial", {"type": "unit", "trait": "Jedi"}, text=text).card
    (line,) = try_card(card).lines
    assert "Force icons" in line.changed
