"""Damage that goes elsewhere or nowhere: moved, redirected, forbidden (DMG-13, DMG-14)."""

import pytest
from kit.abilities import anything, button, gains, the
from kit.card_makers import mission, objective, unit
from kit.scenario import Side
from kit.texts import idle
from kit.usual_cards import protect, salvo, tough

from swlcg_deck.engine.texts.verbs.effects import Apply
from swlcg_deck.engine.texts.verbs.tokens import Deal, MoveDamage

BY_ENEMIES = gains(
    "cannot", key="damaged", against=lambda _, scope, event, __: event.by != scope.you
)


def _apply_capacity(title, add):
    """An action that changes the capacity of Ace for the phase."""
    return button(
        title,
        the("Ace"),
        Apply(0, on="them", until="phase"),
        side="dark",
        modifiers=gains("capacity", anything, add=add).modifiers,
    )


@pytest.mark.rule("DMG-13")
def test_moved_damage_is_taken_and_may_be_protected_but_is_not_dealt(scene):
    guard = tough("Guard", keywords=(protect(),))
    surgeon = objective(
        "Surgeon",
        side="dark",
        text=(
            "action: {do: [{move: damage, amount: 2, from: {each: {title: Bel}}, "
            "to: {each: {title: Ace}}}]}"
        ),
    )
    seen = objective(
        "Witness",
        side="light",
        text=(
            "reaction: {when: {damaged: any, cards: {at_least: 1}}, "
            "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
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
    assert "moved" in game.state.stack[-1].event.detail, "it was not dealt"
    assert [game.damage(name) for name in ("Ace", "Bel", "Guard")] == [1, 1, 1]


@pytest.mark.rule("DMG-13")
@pytest.mark.parametrize("what", ["place", "move"])
@pytest.mark.parametrize("dealt", [True, False])
@pytest.mark.parametrize("line", ["reaction", "interrupt"])
def test_a_text_on_damage_that_is_dealt_hears_nothing_of_damage_that_is_moved(
    scene, line, dealt, what
):
    when = "{damaged: {title: Ace}, dealt: true}" if dealt else "{damaged: {title: Ace}}"
    there = ", from: {each: {title: Bel}}" if what == "move" else ""
    crane = f"action: {{do: [{{{what}: damage{there}, to: {{each: {{title: Ace}}}}}}]}}"
    light = Side(units=[tough("Ace"), tough("Bel")], damage={"Bel": 1})
    light.objectives = [objective("Witness", text=idle(line, f"when: {when}"))]
    dark = Side(objectives=[objective("Crane", side="dark", text=crane)])
    game = scene(dark=dark, light=light)
    game.choose("use Crane")
    assert (game.decision.kind == line) is (not dealt or what == "place")
    game.leave()


@pytest.mark.rule("DMG-14")
def test_a_card_that_cannot_be_damaged_is_no_target_for_damage_of_any_kind(scene):
    hidden = objective("Hidden", side="dark", text="constant: {modifiers: {cannot: {be: damaged}}}")
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
        "Surgeon",
        the("Bel", name="giver"),
        the("Ace", name="taker"),
        MoveDamage("giver", "taker", 2),
        side="dark",
    )
    safe = tough("Ace", abilities=(BY_ENEMIES,))
    game = scene(
        dark=Side(objectives=[surgeon, button("Button", side="dark")]),
        light=Side(units=[safe, tough("Bel")], damage={"Bel": 3}),
    )
    game.offers("use Button", "pass")


@pytest.mark.rule("DMG-14")
def test_nothing_is_assigned_to_a_card_that_cannot_be_damaged_so_nothing_is_moved_on(scene):
    safe = tough("Ace", traits=("Rebel",), text="constant: {modifiers: {cannot: {be: damaged}}}")
    game = scene(
        dark=Side(objectives=[salvo("dark", 1, "Ace")]),
        light=Side(units=[safe, tough("Guard", keywords=(protect(),))]),
    )
    game.choose("use Salvo")
    game.asks("action", "dark")
    assert (game.damage("Ace"), game.damage("Guard")) == (0, 0)


@pytest.mark.rule("DMG-14")
def test_divided_damage_is_not_given_to_a_card_that_cannot_be_damaged(scene):
    names = ("Ace", "Bel", "Cal")
    shot = button("Shot", the(*names), Deal("them", 1, divided=True), side="dark")
    units = [tough("Ace", abilities=(BY_ENEMIES,)), tough("Bel"), tough("Cal")]
    game = scene(dark=Side(objectives=[shot]), light=Side(units=units))
    game.choose("use Shot")
    game.asks("divide", "dark")
    game.offers("hit Bel", "hit Cal")


@pytest.mark.rule("DMG-14")
@pytest.mark.parametrize("way", ["target", "choose"])
@pytest.mark.parametrize("what", ["place: damage", "move: damage, from: {each: {title: Hurt}}"])
def test_what_cannot_be_damaged_is_not_picked_for_damage(scene, what, way):
    safe = unit("Safe", side="light", text="constant: {modifiers: {cannot: {be: damaged}}}")
    shot = f"action: {{do: [{{{what}, to: {{{way}: {{type: unit, side: enemy}}}}}}]}}"
    dark = Side(
        objectives=[objective("Gun", side="dark", text=shot)], units=[tough("Hurt", "dark")]
    )
    dark.damage = {"Hurt": 2}
    game = scene(dark=dark, light=Side(units=[safe, tough("Ace"), tough("Bel")]))
    game.choose("use Gun")
    game.offers(f"{way} Ace", f"{way} Bel")
    game.choose("Bel")
    assert [game.damage(name) for name in ("Safe", "Ace", "Bel")] == [0, 0, 1]
    game.leave()


@pytest.mark.rule("DMG-14")
def test_a_text_without_anybody_that_can_be_damaged_cannot_be_used(scene):
    safe = unit("Safe", side="light", text="constant: {modifiers: {cannot: {be: damaged}}}")
    shot = "action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}, {draw: 1}]}"
    dark = Side(
        objectives=[objective("Gun", side="dark", text=shot)], hand=[unit("Pal", side="dark")]
    )
    game = scene(dark=dark, light=Side(units=[safe]))
    assert "use Gun" not in game.options


@pytest.mark.rule("DMG-14")
def test_a_protector_that_cannot_be_damaged_cannot_protect(scene):
    guard = tough("Guard", keywords=(protect(),), abilities=(BY_ENEMIES,))
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
    medic = objective(
        "Medic", side="light", text="action: {do: [{remove: damage, from: {each: {title: Ace}}}]}"
    )
    game = scene(
        active="light",
        light=Side(objectives=[medic], units=[tough("Ace")], damage={"Ace": 3}),
    )
    game.choose("use Medic")
    assert game.damage("Ace") == 2
    game.asks("action")


@pytest.mark.rule("DMG-27")
def test_a_capacity_that_drops_to_the_damage_destroys_at_once(scene):
    mourner = objective(
        "Mourner",
        side="light",
        text=(
            "reaction: {when: {left_play: any, cards: {at_least: 1}}, "
            "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
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
        "Mourner",
        side="light",
        text=(
            (
                "reaction: {when: {left_play: any, cards: {at_least: 1}}, "
                "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
            ),
            (
                "reaction: {when: [{ends: turn}, {ends: phase}, {ends: engagement}, "
                "{ends: edge_battle}, {ends: struggle}], do: [{apply: {unopposed: 1}, to: you, "
                "until: turn}]}"
            ),
        ),
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
        text=(
            "interrupt: {when: {damaged: {title: Ace}}, do: [{redirect: 1, "
            "to: {each: {title: Brute}}}]}"
        ),
    )
    seen = objective(
        "Witness",
        side="dark",
        text=(
            "reaction: {when: {damaged: {title: Brute}}, do: [{apply: {unopposed: 1}, "
            "to: you, until: turn}]}"
        ),
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


@pytest.mark.rule("OPEN-22")
def test_a_mission_may_take_the_damage_of_the_balance_phase(scene):
    raid = mission("Raid", side="light", capacity=5)
    game = scene(active="light", light=Side(hand=[raid]))
    game.choose("play Raid")
    game.skip_to("balance", "light")
    game.choose("damage Raid")
    assert game.damage("Raid") == 1
    game.skip_to("action")
