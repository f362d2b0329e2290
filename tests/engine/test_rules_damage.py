"""Damage: assigned, taken, what counts as dealt (DMG)."""

import pytest
from card_makers import objective, unit
from damage_parts import (
    about,
    button,
    constant,
    each,
    engage,
    everything,
    interrupt,
    protect,
    reaction,
    salvo,
)
from scenario import Side

from swlcg_deck.engine.damage import was_dealt
from swlcg_deck.engine.verbs.meta import Apply, Prevent, Redirect
from swlcg_deck.engine.verbs.tokens import Deal, MoveDamage, RemoveDamage


def tough(title, side="light", capacity=5, **facts):
    return unit(title, side=side, capacity=capacity, **facts)


@pytest.mark.rule("DMG-01")
@pytest.mark.rule("DMG-02")
@pytest.mark.rule("DMG-03")
@pytest.mark.rule("DMG-23")
@pytest.mark.rule("TC-70")
def test_damage_is_marked_by_tokens_and_destroys_at_the_capacity(scene):
    game = scene(
        dark=Side(objectives=[salvo("dark", 3, "Ace", "Bel", "Cal")]),
        light=Side(
            units=[tough("Ace", capacity=4), tough("Bel", capacity=3), tough("Cal", capacity=1)]
        ),
    )
    game.choose("use Salvo")
    game.asks("action", "dark")
    assert game.damage("Ace") == 3
    assert game.zone("Ace") == "in play"
    assert game.pile("discard", "light") == ["Bel", "Cal"]
    assert game.damage("Bel") == game.damage("Cal") == 0


def _watched_salvo(scene, amount, **light):
    """A salvo at Ace, and a light objective that reacts to the damage it sees."""
    seen = objective("Medic", side="light", abilities=(reaction("damaged"),))
    return scene(
        dark=Side(objectives=[salvo("dark", amount, "Ace")]),
        light=Side(objectives=[seen], **light),
    )


@pytest.mark.rule("DMG-06")
@pytest.mark.rule("DMG-10")
@pytest.mark.rule("TC-74")
@pytest.mark.rule("CHG-16")
def test_no_more_tokens_are_placed_than_the_card_can_take(scene):
    game = _watched_salvo(scene, 3, units=[tough("Ace", capacity=3)], damage={"Ace": 2})
    game.choose("use Salvo")
    game.asks("reaction", "light")
    assert game.state.stack[-1].event.amounts == (1,)


@pytest.mark.rule("DMG-06")
@pytest.mark.rule("TC-74")
def test_damage_that_cannot_be_placed_was_not_dealt(scene):
    stands = constant("cannot", key="left_play")
    ace = tough("Ace", capacity=3, abilities=(stands,))
    game = _watched_salvo(scene, 3, units=[ace], damage={"Ace": 3})
    game.choose("use Salvo")
    game.asks("action", "dark")
    assert game.damage("Ace") == 3


@pytest.mark.rule("DMG-06")
@pytest.mark.rule("DMG-10")
def test_prevented_damage_was_not_dealt(scene):
    medic = objective(
        "Medic",
        side="light",
        abilities=(interrupt("damaged", Prevent(on="it")), reaction("damaged")),
    )
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Ace")]),
        light=Side(objectives=[medic], units=[tough("Ace")]),
    )
    game.choose("use Salvo")
    game.asks("interrupt", "light")
    game.choose("use Medic")
    game.asks("action", "dark")
    assert game.damage("Ace") == 0


@pytest.mark.rule("DMG-07")
@pytest.mark.rule("DMG-08")
@pytest.mark.rule("TC-73")
@pytest.mark.rule("CHG-32")
@pytest.mark.rule("CHG-40")
def test_interrupts_to_damage_come_after_protect_and_shields(scene):
    guard = tough("Guard", keywords=(protect(),))
    deflect = objective("Deflection", side="light", abilities=(interrupt("damaged"),))
    game = scene(
        dark=Side(objectives=[salvo("dark", 3, "Ace")]),
        light=Side(
            objectives=[deflect],
            units=[tough("Ace", traits=("Rebel",)), guard],
            shields={"Ace": 1, "Guard": 1},
        ),
    )
    game.choose("use Salvo")
    game.asks("protect", "light")
    game.choose("protect Guard 1 of Ace")
    game.choose("done")
    game.asks("shield", "light")
    game.choose("shield Ace")
    game.asks("shield", "light")
    game.choose("take Guard")
    game.asks("interrupt", "light")
    assert game.state.stack[-1].event.amounts == (1, 1)
    assert game.damage("Ace") == game.damage("Guard") == 0
    game.pass_()
    assert (game.damage("Ace"), game.damage("Guard")) == (1, 1)
    game.asks("action")


@pytest.mark.rule("DMG-09")
@pytest.mark.rule("CHG-39")
def test_the_card_whose_text_or_icon_deals_damage_is_its_source(scene):
    seen = objective("Witness", side="light", abilities=(reaction("damaged"),))
    game = scene(
        phase="conflict",
        dark=Side(
            units=[unit("Brute", side="dark", icons=(1, 0, 0))],
            objectives=[salvo("dark", 1, "Ace")],
        ),
        light=Side(objectives=[seen, objective("Base", side="light")], units=[tough("Ace")]),
    )
    game.choose("use Salvo")
    game.asks("reaction")
    assert game.state.stack[-1].event.source == game.card("Salvo")
    game.pass_()
    game.pass_()
    engage(game, "Base", defenders=("Ace",))
    game.skip_to("reaction")
    assert game.state.stack[-1].event.source == game.card("Brute")
    assert game.damage("Ace") == 2


@pytest.mark.rule("DMG-12")
@pytest.mark.rule("CHG-39")
@pytest.mark.parametrize(("capacity", "paid"), [(3, True), (2, True), (1, False)])
def test_damage_as_a_cost_has_to_be_dealt_in_full(scene, capacity, paid):
    deal = button(
        "dark", each("Target", name="hit"), Deal("hit", 1), cost=(each("Ace"), Deal("each", 2))
    )
    game = scene(
        dark=Side(
            objectives=[deal, button("dark", title="Spare")],
            units=[tough("Ace", side="dark", capacity=capacity)],
        ),
        light=Side(units=[tough("Target")]),
    )
    game.choose("use Button")
    game.asks("action", "dark")
    assert game.damage("Target") == int(paid)


@pytest.mark.rule("DMG-13")
def test_moved_damage_is_taken_and_may_be_protected_but_is_not_dealt(scene):
    guard = tough("Guard", keywords=(protect(),))
    surgeon = button(
        "dark",
        each("Bel", name="giver"),
        each("Ace", name="taker"),
        MoveDamage("giver", "taker", 2),
        title="Surgeon",
    )
    seen = objective("Witness", side="light", abilities=(reaction("damaged"),))
    game = scene(
        dark=Side(objectives=[surgeon]),
        light=Side(
            objectives=[seen],
            units=[tough("Ace", traits=("Rebel",)), tough("Bel"), guard],
            damage={"Bel": 3},
        ),
    )
    game.choose("use Surgeon")
    game.asks("protect", "light")
    game.choose("protect Guard 1 of Ace")
    game.choose("done")
    game.asks("reaction", "light")
    assert not was_dealt(game.state.stack[-1].event)
    assert [game.damage(name) for name in ("Ace", "Bel", "Guard")] == [1, 1, 1]


@pytest.mark.rule("DMG-14")
def test_a_card_that_cannot_be_damaged_is_no_target_for_damage_of_any_kind(scene):
    hidden = objective("Hidden", side="dark", abilities=(constant("cannot", key="damaged"),))
    game = scene(
        phase="balance",
        active="light",
        dark=Side(objectives=[hidden, objective("Open", side="dark")], damage={"Hidden": 1}),
    )
    game.offers("damage Open", "pass")
    assert game.damage("Hidden") == 1


@pytest.mark.rule("DMG-14")
def test_damage_is_not_moved_to_a_card_that_cannot_be_damaged(scene):
    surgeon = button(
        "dark",
        each("Bel", name="giver"),
        each("Ace", name="taker"),
        MoveDamage("giver", "taker", 2),
        title="Surgeon",
    )
    safe = tough("Ace", abilities=(constant("cannot", key="damaged"),))
    game = scene(
        dark=Side(objectives=[surgeon, button("dark")]),
        light=Side(units=[safe, tough("Bel")], damage={"Bel": 3}),
    )
    game.offers("use Button", "pass")


@pytest.mark.rule("DMG-14")
def test_a_protector_that_cannot_be_damaged_cannot_protect(scene):
    by_enemies = constant(
        "cannot", key="damaged", against=lambda _, scope, event, __: event.by != scope.you
    )
    guard = tough("Guard", keywords=(protect(),), abilities=(by_enemies,))
    game = scene(
        dark=Side(objectives=[salvo("dark", 1, "Ace")]),
        light=Side(units=[tough("Ace", traits=("Rebel",)), guard]),
    )
    game.choose("use Salvo")
    game.asks("action")
    assert game.damage("Ace") == 1


@pytest.mark.rule("DMG-18")
@pytest.mark.rule("FAQ-16")
def test_removing_a_token_removes_one_damage_of_three(scene):
    medic = button("light", each("Ace"), RemoveDamage("each", 1), title="Medic")
    game = scene(
        active="light",
        light=Side(objectives=[medic], units=[tough("Ace")], damage={"Ace": 3}),
    )
    game.choose("use Medic")
    assert game.damage("Ace") == 2
    game.asks("action")


@pytest.mark.rule("DMG-19")
def test_objectives_and_missions_take_damage_like_units(scene):
    game = scene(
        active="light",
        light=Side(objectives=[salvo("light", 5, "Objective 1", "Objective 2")]),
        dark=Side(damage={"Objective 3": 1}),
    )
    game.choose("use Salvo")
    game.asks("action")
    assert game.pile("victory", "light") == ["Objective 1", "Objective 2"]


def _apply_capacity(title, add):
    """An action that changes the capacity of Ace for the phase."""
    return button(
        "dark",
        each("Ace"),
        Apply(0, on="each", until="phase"),
        title=title,
        modifiers=constant("capacity", everything, add=add).modifiers,
    )


@pytest.mark.rule("DMG-27")
def test_a_capacity_that_drops_to_the_damage_destroys_at_once(scene):
    mourner = objective("Mourner", side="light", abilities=(reaction("left_play"),))
    game = scene(
        dark=Side(objectives=[_apply_capacity("Weaken", -2)]),
        light=Side(units=[tough("Ace", capacity=5)], objectives=[mourner], damage={"Ace": 3}),
    )
    game.choose("use Weaken")
    game.asks("reaction", "light")
    assert game.pile("discard", "light") == ["Ace"]


@pytest.mark.rule("DMG-27")
def test_a_capacity_bonus_that_ends_destroys_before_reactions_to_the_end(scene):
    mourner = objective(
        "Mourner", side="light", abilities=(reaction("left_play"), reaction("ends"))
    )
    game = scene(
        dark=Side(objectives=[_apply_capacity("Toughen", 2), salvo("dark", 2, "Ace")]),
        light=Side(units=[tough("Ace", capacity=5)], objectives=[mourner], damage={"Ace": 4}),
    )
    game.choose("use Toughen")
    game.choose("use Salvo")
    game.pass_()
    game.asks("reaction", "light")
    assert game.state.stack[-1].event.kind == "left_play"
    assert game.pile("discard", "light") == ["Ace"]
    game.pass_()
    assert game.state.stack[-1].event.kind == "ends"
    game.asks("reaction", "light")


@pytest.mark.rule("OPEN-49")
def test_redirected_damage_is_new_damage_of_the_redirecting_card(scene):
    deflect = objective(
        "Deflection",
        side="light",
        abilities=(
            interrupt(
                "damaged",
                each("Brute", name="back"),
                Redirect("back", 1),
                matches=about("Ace"),
            ),
        ),
    )
    seen = objective(
        "Witness", side="dark", abilities=(reaction("damaged", matches=about("Brute")),)
    )
    bodyguard = unit("Bodyguard", side="dark", keywords=(protect("Sith"),))
    game = scene(
        dark=Side(
            objectives=[salvo("dark", 2, "Ace"), seen],
            units=[tough("Brute", side="dark", traits=("Sith",)), bodyguard],
            shields={"Brute": 1},
        ),
        light=Side(objectives=[deflect], units=[tough("Ace")]),
    )
    game.choose("use Salvo")
    game.choose("use Deflection")
    game.asks("protect", "dark")
    game.choose("done")
    game.asks("shield", "dark")
    game.choose("take Brute")
    game.asks("reaction", "dark")
    assert game.state.stack[-1].event.source == game.card("Deflection")
    assert (game.damage("Brute"), game.damage("Ace")) == (1, 0)
    game.pass_()
    assert game.damage("Ace") == 1
    game.asks("action")
