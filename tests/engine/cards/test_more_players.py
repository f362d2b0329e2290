"""The cards of Balance of the Force that speak of more players than two (sets 91 to 95)."""

import pytest
from kit.lab import using
from kit.looking import leave_it
from kit.scenario import Side
from kit.texts import lines
from pydantic import ValidationError
from real_cards import dummy

from swlcg_deck.cards.abilities.english.lines import in_english
from swlcg_deck.cards.abilities.reading import read_line

RARER_BOARD = {
    "91-1": "nobody has a common reserve in a game of two",
    "94-1": "nobody has a common reserve in a game of two",
}
pytestmark = pytest.mark.rule("GEN-12")


@pytest.mark.parametrize(
    ("side", "title"),
    [("light", "Watchers in the Wasteland"), ("dark", "The Emperor's Hand")],
)
def test_no_common_reserve_adds_a_force_icon(scene, side, title):
    units = {name: dummy(name.title(), name, force=2) for name in ("dark", "light")}
    halves = {
        name: Side(units=[one], committed=[name.title()], hand=[dummy("Card", name)])
        for name, one in units.items()
    }
    halves[side].objectives = [title]
    other = "light" if side == "dark" else "dark"
    game = scene(phase="force", active=side, balance=other, **halves, abilities=True)
    while game.decision.kind == "commit":
        game.decline()
    game.leave()
    assert game.balance == other  # 2 to 2 is a tie: one more would have turned it


@pytest.mark.parametrize("who", ["light", "dark", "opponent"])
def test_each_side_is_one_player(scene, who):
    text = f"action: {{do: [{{draw: {{players: {who}, times: 2}}}}]}}"
    game = using(scene, text)
    assert len(game.pile("hand", "dark")) == 2
    leave_it(game)


@pytest.mark.parametrize(
    "verb",
    ["{draw: 1, by: partner}", "{control: {each: {title: Foe}}, to: partner}"],
)
def test_what_needs_a_partner_does_nothing_and_what_else_there_is_is_done(scene, verb):
    light = Side(units=[dummy("Foe", "light")])
    game = using(scene, f"action: {{do: [{verb}, {{dial: 1}}]}}", light=light)
    assert (game.dial, game.controller("Foe")) == (2, "light")
    assert game.pile("hand", "dark") == game.pile("hand", "light") == []
    leave_it(game)


def test_it_reads_as_it_is_printed():
    said = {
        "{draw: {players: light, times: 2}}": (
            "Draw cards equal to twice the number of light side players that started the game."
        ),
        "{draw: {players: opponent}}": "Draw 1 card for each opponent in the game.",
        "{draw: 1, by: partner}": "Each other friendly player draws 1 card.",
        "{control: self, to: partner}": "Give control of this card to another friendly player.",
    }
    for verb, words in said.items():
        (line,) = lines(f"action: {{do: [{verb}]}}")
        assert in_english(read_line(line)) == f"Action: {words}"


@pytest.mark.parametrize(
    ("printed", "says"),
    [("", "Action: If you are attacking, draw"), (", unlabelled: true", "{}you may draw")],
)
def test_an_action_without_its_bold_word_reads_as_what_you_may_do(printed, says):
    (line,) = lines(f"action: {{if: {{role: attacker}}, do: [{{draw: 2}}]{printed}}}")
    assert in_english(read_line(line)) == f"{says.format('If you are attacking, ')} 2 cards."


@pytest.mark.parametrize(
    "verb", ["{discard: {top: 1, whose: partner}}", "{may: [{draw: 1}], by: partner}"]
)
def test_a_partner_stands_only_where_something_is_for_him(verb):
    with pytest.raises(ValidationError, match="partner"):
        read_line(lines(f"action: {{do: [{verb}]}}")[0])


def test_a_fate_card_has_no_bold_word_to_leave_out():
    with pytest.raises(ValidationError, match="leave `unlabelled` out"):
        read_line(lines("fate: {do: [{draw: 1}], unlabelled: true}")[0])
