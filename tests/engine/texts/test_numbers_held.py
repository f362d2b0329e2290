"""Numbers that a text holds or reads of a player: how much was done, his reserve, his supply."""

import pytest
from kit.card_makers import unit
from kit.lab import using, with_lab
from kit.looking import leave_it
from kit.scenario import Side
from kit.texts import lines
from pydantic import ValidationError

from swlcg_deck.cards.abilities.english.lines import in_english
from swlcg_deck.cards.abilities.names import misused
from swlcg_deck.cards.abilities.reading import read_line


def line(text):
    (one,) = lines(text)
    return read_line(one)


def faults(text):
    return [what for _, what in misused(line(text), may_be_attached=True)]


def units(*titles, **parts):
    return Side(units=[unit(title, capacity=6) for title in titles], **parts)


@pytest.mark.parametrize(
    ("taken", "drawn"),
    [
        ("remove: focus, amount: all", 3),  # 2 of A and 1 of B
        ("remove: focus, amount: 2", 3),  # really taken off, not asked for
        ("remove: any, amount: all", 4),  # of all kinds together
        ("remove: shield", 0),
    ],
)
def test_a_name_holds_how_many_tokens_were_taken_off(scene, taken, drawn):
    text = (
        f"action: {{do: [{{{taken}, from: {{each: {{title: [A, B]}}}}, bind: taken}}, "
        "{draw: {size: taken}}]}"
    )
    light = units("A", "B", focus={"A": 2, "B": 1}, damage={"B": 1})
    if not drawn:
        light.shields = {"A": 1}
        text = text.replace("[A, B]", "[B]").replace("{draw", "{dial: 1}, {draw")
    game = using(scene, text, light=light)
    assert len(game.pile("hand", "dark")) == drawn
    leave_it(game)


def test_a_held_number_reads_as_that_many():
    text = "action: {do: [{remove: focus, amount: all, from: self, bind: taken}, {draw: @}]}"
    said = in_english(line(text.replace("@", "{size: taken, times: 2}")))
    assert said == ("Action: Remove all focus tokens from this card. Draw twice that many cards.")
    assert "draw that many cards" in in_english(line(text.replace("@", "{size: taken}"))).lower()


def test_a_held_number_is_no_card():
    text = "action: {do: [{remove: focus, from: self, bind: taken}, {destroy: taken}]}"
    assert faults(text) == ["'taken' is a number and no card: `size` reads it"]


@pytest.mark.parametrize(("up_to", "offered"), [("2", (0, 1, 2)), ("9", (0, 1, 2, 3))])
def test_up_to_a_number_is_moved(scene, up_to, offered):
    text = (
        f"action: {{do: [{{move: damage, amount: {up_to}, up_to: true, "
        "from: {choose: {title: A}}, to: {target: {title: B}}}]}"
    )
    game = using(scene, text, light=units("A", "B", damage={"A": 3}))
    game.offers(*(f"value A {number}" for number in offered))
    game.choose(f"value A {offered[-1]}")
    assert game.damage("B") == offered[-1]
    leave_it(game)


def test_as_a_cost_one_at_least_is_moved(scene):
    text = (
        "action: {cost: [{move: damage, amount: 2, up_to: true, from: {choose: {title: A}}, "
        "to: {choose: {title: B}}}], do: [{draw: 1}]}"
    )
    game = using(scene, text, light=units("A", "B", damage={"A": 3}))
    game.offers("value A 1", "value A 2")
    leave_it(game)
    assert "use Lab" not in with_lab(scene, text, light=units("A", "B")).options


@pytest.mark.parametrize(
    ("number", "drawn"),
    [
        ("{size: force_supply}", 2),
        ("{size: force_supply, of: opponent}", 3),
        ("{size: reserve}", 6),
        ("{size: reserve, of: opponent, minus: {size: hand, of: opponent}, at_least: 0}", 5),
    ],
)
def test_what_a_player_has_so_many_of(scene, number, drawn):
    dark = Side(units=[unit("Own", side="dark")], committed=["Own"])
    light = Side(hand=[unit("Card")])
    game = using(scene, f"action: {{do: [{{draw: {number}}}]}}", dark=dark, light=light)
    assert len(game.pile("hand", "dark")) == drawn
    leave_it(game)


@pytest.mark.parametrize(
    ("verb", "why"),
    [
        ("{draw: {size: that, of: opponent}}", "means something only with hand"),
        ("{move: focus, amount: all, up_to: true, from: self, to: self}", "limits a number"),
        ("{move: force_card, amount: 2, from: self, to: self}", "one Force card at most"),
        ("{move: force_card, up_to: true, from: self, to: self}", "one Force card at most"),
    ],
)
def test_numbers_that_nothing_plays_are_refused(verb, why):
    with pytest.raises(ValidationError, match=why):
        line(f"action: {{do: [{verb}]}}")


@pytest.mark.parametrize("to", ["self", "{choose: {type: unit}}"])
def test_only_among_several_cards_damage_is_divided(to):
    with pytest.raises(ValidationError, match="among several cards"):
        line(
            "interrupt: {when: {damaged: self}, "
            f"do: [{{redirect: all, to: {to}, divide: true}}]}}"
        )


def test_part_of_the_damage_is_divided_and_the_rest_goes_on(scene):
    text = (
        "interrupt: {when: {damaged: self}, do: [{redirect: 2, "
        "to: {choose: {title: [A, B]}, pick: 2}, divide: true}], limit: {per: turn}}"
    )
    own = unit("Own", side="dark", capacity=6, text=text)
    blow = "action: {do: [{place: damage, amount: 3, to: {each: {title: Own}}}]}"
    game = using(scene, blow, dark=Side(units=[own]), light=units("A", "B"))
    game.choose("use Own")
    for at in ("A", "B"):
        game.choose(f"hit {at}")
    assert [game.damage(name) for name in ("Own", "A", "B")] == [1, 1, 1]
    leave_it(game)


def test_a_force_card_comes_from_a_card_and_not_from_a_text(scene):
    """What is only considered committed has none to give (FORCE-18)."""
    text = (
        "action: {do: [{move: force_card, from: {choose: {type: unit, controller: you}}, "
        "to: {choose: {type: unit}}}]}"
    )
    lit = "constant: {modifiers: {of: self, considered: committed}}"
    dark = Side(units=[unit("Own", side="dark"), unit("Lit", side="dark", text=lit)])
    assert "use Lab" not in with_lab(scene, text, dark=dark).options
    dark.committed = ["Own"]
    assert "use Lab" not in with_lab(scene, text, dark=dark, light=units("A")).options
    dark.units = [*dark.units, unit("Pal", side="dark")]
    game = using(scene, text, dark=dark, light=units("A"))
    game.choose("choose Pal")
    assert (game.is_committed("Own"), game.is_committed("Pal")) == (False, True)
    leave_it(game)
