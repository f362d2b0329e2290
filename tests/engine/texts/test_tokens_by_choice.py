"""Tokens where a text leaves open how many, or of which kind."""

from kit.card_makers import enhancement, unit
from kit.lab import using, with_lab
from kit.looking import leave_it
from kit.scenario import Side

BOTH = "{each: {title: [A, B]}}"


def units(*titles, **parts):
    return Side(units=[unit(title, capacity=6) for title in titles], **parts)


def test_up_to_a_number_is_no_more_than_that(scene):
    """104-6, 126-2: up to 2 of 4."""
    text = "action: {do: [{remove: focus, amount: 2, up_to: true, from: {target: {title: A}}}]}"
    game = using(scene, text, light=units("A", focus={"A": 4}))
    game.offers("value A 0", "value A 1", "value A 2")
    game.choose("value A 2")
    assert game.focus("A") == 2
    leave_it(game)


def test_up_to_a_number_is_asked_card_by_card(scene):
    """114-6: up to 1 damage from each."""
    text = f"action: {{do: [{{remove: damage, amount: 1, up_to: true, from: {BOTH}}}]}}"
    game = using(scene, text, light=units("A", "B", damage={"A": 3, "B": 2}))
    game.offers("value A 0", "value A 1")
    game.choose("value A 0")
    game.offers("value B 0", "value B 1")
    game.choose("value B 1")
    assert (game.damage("A"), game.damage("B")) == (3, 1)
    leave_it(game)


def test_as_a_cost_it_is_one_at_least(scene):
    text = (
        "action: {cost: [{remove: focus, amount: 2, up_to: true, from: {choose: {title: A}}}], "
        "do: [{draw: 1}]}"
    )
    game = using(scene, text, light=units("A", focus={"A": 4}))
    game.offers("value A 1", "value A 2")
    game.choose("value A 1")
    assert (game.focus("A"), len(game.pile("hand", "dark"))) == (3, 1)
    leave_it(game)
    assert "use Lab" not in with_lab(scene, text, light=units("A")).options


def test_one_token_of_any_kind_is_one_token(scene):
    """55-2, 55-3, 65-4, 232-6: the player says of which kind."""
    text = "action: {do: [{remove: any, from: {target: {title: A}}}]}"
    light = units("A", focus={"A": 2}, damage={"A": 2}, shields={"A": 1})
    game = using(scene, text, light=light)
    game.offers("value A 0", "value A 1")
    game.choose("value A 0")  # no focus token
    game.offers("value A 0", "value A 1")
    game.choose("value A 1")  # but the damage; so the shield stays
    assert (game.focus("A"), game.damage("A"), game.shields("A")) == (2, 1, 1)
    leave_it(game)


def test_nobody_is_asked_where_only_one_kind_lies(scene):
    text = "action: {do: [{remove: any, amount: 2, from: {target: {title: A}}}]}"
    game = using(scene, text, light=units("A", damage={"A": 3}))
    assert game.damage("A") == 1
    leave_it(game)


def test_a_cost_of_any_tokens_is_paid_in_full(scene):
    text = "action: {cost: [{remove: any, amount: 3, from: {each: {title: A}}}], do: [{draw: 1}]}"
    poor = with_lab(scene, text, light=units("A", focus={"A": 1}, damage={"A": 1}))
    assert "use Lab" not in poor.options
    game = using(scene, text, light=units("A", focus={"A": 1}, damage={"A": 2}))
    assert (game.focus("A"), game.damage("A")) == (0, 0)
    leave_it(game)


def test_all_tokens_of_any_kind_are_all_of_them(scene):
    text = "action: {do: [{remove: any, amount: all, from: {target: {title: A}}}]}"
    game = using(scene, text, light=units("A", focus={"A": 2}, damage={"A": 2}, shields={"A": 1}))
    assert (game.focus("A"), game.damage("A"), game.shields("A")) == (0, 0, 0)
    leave_it(game)


def test_any_number_of_tokens_is_moved(scene):
    """133-6, 180-2: as many as the player likes, not all."""
    text = "action: {do: [{move: damage, amount: any, from: {target: {title: A}}, to: self}]}"
    game = using(scene, text, light=units("A", damage={"A": 3}))
    game.offers(*(f"value A {number}" for number in range(4)))
    game.choose("value A 2")
    assert (game.damage("A"), game.damage("Lab")) == (1, 2)
    leave_it(game)


def test_several_shields_are_placed_on_a_card_that_may_have_more(scene):
    """172-4: two shields, even if there is one already."""
    text = "action: {do: [{place: shield, amount: 2, again: true, to: {target: {title: A}}}]}"
    game = using(scene, text, light=units("A", shields={"A": 1}))
    assert game.shields("A") == 3
    leave_it(game)


SHELTER = (
    "action: {cost: [{place: damage, to: self}], do: [{draw: 1}, {if: {compare: "
    "{tokens: damage, of: self}, more_than: 2}, do: [{send: self, to: hand}]}]}"
)


def test_an_enhancement_holds_damage_without_end(scene):
    """43-5: damage on an enhancement pays, piles up, and destroys nothing."""
    shelter = enhancement("Shelter", side="dark", text=SHELTER)
    dark = Side(enhancements=[(shelter, None)])
    game = with_lab(scene, dark=dark)
    for placed in (1, 2):
        game.choose("use Shelter")
        assert (game.damage("Shelter"), game.zone("Shelter")) == (placed, "in play")
        game.pass_()
    game.choose("use Shelter")
    assert game.zone("Shelter") == "hand"
    leave_it(game)


def test_damage_goes_to_an_enhancement(scene):
    """145-5, D01-48: instead of a unit it takes damage."""
    hideout = enhancement(
        "Hideout",
        side="light",
        text="interrupt: {when: {damaged: {type: unit}}, do: [{redirect: 1, to: self}]}",
    )
    light = units("A", enhancements=[(hideout, None)])
    game = using(scene, salvo_text(3), light=light)
    game.choose("use Hideout")
    assert (game.damage("A"), game.damage("Hideout")) == (2, 1)
    leave_it(game)


def salvo_text(amount):
    return f"action: {{do: [{{place: damage, amount: {amount}, to: {{each: {{title: A}}}}}}]}}"
