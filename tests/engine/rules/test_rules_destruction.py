"""Cards that are destroyed or sacrificed, and where they go (DMG-15..17, DMG-24..28)."""

import pytest
from kit.card_makers import enhancement, mission, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo


@pytest.mark.rule("DMG-15")
@pytest.mark.rule("CHG-17")
def test_a_destroyed_unit_goes_to_its_owners_pile_with_all_that_was_on_it(scene):
    own = enhancement("Armour", {"type": "unit"}, side="light")
    curse = enhancement("Curse", {"type": "unit"}, side="dark")
    game = scene(
        dark=Side(objectives=[salvo("dark", 5, "Ace")], enhancements=[(curse, "Ace")]),
        light=Side(
            units=[unit("Ace", side="light", capacity=5)],
            enhancements=[(own, "Ace")],
            committed=["Ace"],
            focus={"Ace": 1},
        ),
    )
    assert game.state.force_supply == [3, 2]
    game.choose("use Salvo")
    assert game.pile("discard", "light") == ["Ace", "Armour"]
    assert game.pile("discard", "dark") == ["Curse"]
    assert game.state.force_supply == [3, 3]
    assert (game.damage("Ace"), game.focus("Ace"), game.is_committed("Ace")) == (0, 0, False)
    game.asks("action")


@pytest.mark.rule("DMG-16")
@pytest.mark.rule("CHG-17")
def test_a_destroyed_objective_goes_to_the_pile_of_its_controllers_opponent(scene):
    game = scene(
        active="light",
        light=Side(
            objectives=[salvo("light", 5, "Objective 2", "Base"), objective("Base", side="light")]
        ),
        dial=4,
    )
    game.choose("use Salvo")
    assert game.pile("victory", "light") == ["Objective 2"]
    assert game.pile("victory", "dark") == ["Base"]
    assert game.dial == 5
    game.asks("action")


@pytest.mark.rule("CHG-17")
def test_a_destroyed_mission_goes_to_its_owners_pile(scene):
    raid = mission("Raid", side="light", capacity=2)
    game = scene(
        active="light",
        light=Side(
            objectives=[
                salvo("light", 2, "Raid"),
                objective(
                    "Button",
                    side="light",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                ),
            ],
            hand=[raid],
        ),
    )
    game.choose("play Raid")
    assert game.controller("Raid") == "dark"
    game.choose("use Salvo")
    assert game.pile("victory", "light") == ["Raid"]
    game.asks("action")


@pytest.mark.rule("CHG-17")
def test_a_mission_that_its_owner_controls_goes_to_his_pile_all_the_same(scene):
    raid = mission("Raid", side="light", capacity=2)
    take = objective(
        "Take",
        side="light",
        text=(
            "action: {do: [{control: {each: {title: Raid}}}, {apply: {unopposed: 1}, "
            "to: you, until: turn}]}"
        ),
    )
    game = scene(
        active="light", light=Side(objectives=[salvo("light", 2, "Raid"), take], hand=[raid])
    )
    game.choose("play Raid")
    game.choose("use Take")
    assert game.controller("Raid") == "light"
    game.choose("use Salvo")
    assert game.pile("victory", "light") == ["Raid"]
    game.asks("action")


@pytest.mark.rule("DMG-17")
@pytest.mark.rule("CAP-05")
def test_cards_captured_at_a_destroyed_objective_are_rescued(scene):
    game = scene(
        active="light",
        light=Side(
            objectives=[salvo("light", 5, "Objective 2")],
            captured=[
                (unit("Ace", side="light"), "Objective 2"),
                (unit("Bel", side="light"), "Objective 1"),
            ],
        ),
    )
    game.choose("use Salvo")
    assert game.pile("hand", "light") == ["Ace"]
    assert game.zone("Bel") == "captured"
    game.asks("action")


@pytest.mark.rule("DMG-24")
@pytest.mark.parametrize("first", ["unit damage", "blast damage"])
def test_each_icon_type_is_finished_before_the_next_begins(scene, first):
    raider = unit("Raider", side="dark", icons=(2, 2, 0), keywords=({"edge": 1},))
    watch = objective(
        "Watch",
        side="light",
        text=(
            (
                "reaction: {when: {damaged: any, cards: {at_least: 1}}, "
                "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
            ),
            (
                "reaction: {when: {left_play: any, how: destroyed}, do: [{apply: {unopposed: 1}, "
                "to: you, until: turn}]}"
            ),
        ),
    )
    game = scene(
        phase="conflict",
        dark=Side(units=[raider]),
        light=Side(
            objectives=[watch, objective("Base", side="light", capacity=2)],
            units=[unit("Ace", side="light", capacity=2)],
        ),
    )
    engage(game, "Base", defenders=("Ace",))
    game.asks("icon", "dark")
    game.choose(f"icon Raider {first}")
    game.asks("reaction", "light")
    gone, standing = ("Ace", "Base") if first == "unit damage" else ("Base", "Ace")
    assert game.zone(gone) != "in play"
    assert (game.zone(standing), game.damage(standing)) == ("in play", 0)
    assert game.state.stack[-1].event.kind == "left_play"
    game.pass_()
    assert game.state.stack[-1].event.kind == "damaged"
    assert (game.zone(standing), game.damage(standing)) == ("in play", 0)
    game.pass_()
    game.asks("reaction", "light")
    assert game.zone(standing) != "in play"


@pytest.mark.rule("DMG-25")
@pytest.mark.rule("TC-75")
def test_cards_that_die_together_leave_together(scene):
    last_words = (
        "interrupt: {when: {left_play: self}, do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
    )
    revenge = (
        "reaction: {when: {left_play: {title: Ace}}, do: [{apply: {unopposed: 1}, "
        "to: you, until: turn}]}"
    )
    game = scene(
        dark=Side(
            objectives=[
                salvo("dark", 2, "Ace", "Bel"),
                objective(
                    "Button",
                    side="dark",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                ),
            ]
        ),
        light=Side(
            units=[
                unit("Ace", side="light", text=last_words),
                unit("Bel", side="light", text=(last_words, revenge)),
            ]
        ),
    )
    game.choose("use Salvo")
    game.asks("interrupt", "light")
    game.offers("use Ace", "use Bel", "pass")
    game.choose("use Ace")
    game.offers("use Bel", "pass")
    assert game.zone("Ace") == game.zone("Bel") == "in play"
    game.choose("use Bel")
    game.asks("action", "dark")
    assert game.pile("discard", "light") == ["Ace", "Bel"]


@pytest.mark.rule("DMG-25")
def test_an_owner_orders_his_cards_that_die_together(scene):
    game = scene(
        dark=Side(objectives=[salvo("dark", 2, "Ace", "Bel")]),
        light=Side(units=[unit("Ace", side="light"), unit("Bel", side="light")]),
        options={"discard_order": True},
    )
    game.choose("use Salvo")
    game.asks("order", "light")
    game.choose("Bel")
    assert game.pile("discard", "light") == ["Bel", "Ace"]
    game.asks("action")


@pytest.mark.rule("TC-75")
def test_a_destroyed_card_does_not_react_to_its_own_damage(scene):
    hurt = unit(
        "Ace",
        side="light",
        text=(
            "reaction: {when: {damaged: self}, do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    game = scene(dark=Side(objectives=[salvo("dark", 1, "Ace")]), light=Side(units=[hurt]))
    game.choose("use Salvo")
    game.asks("reaction", "light")
    game.pass_()
    game.choose("use Salvo")
    game.asks("action", "dark")
    assert game.zone("Ace") == "discard pile"


@pytest.mark.rule("DMG-26")
def test_a_destroyed_objective_is_interrupted_emptied_counted_then_reacted_to(scene):
    decoy = objective(
        "Decoy",
        side="light",
        text="interrupt: {when: {left_play: self}, do: [{dial: -1}]}",
    )
    dial = objective(
        "Chronicle",
        side="dark",
        text=(
            (
                "reaction: {when: {dial_changed: any}, do: [{apply: {unopposed: 1}, to: you, "
                "until: turn}]}"
            ),
            (
                "reaction: {when: {left_play: {title: Decoy}}, do: [{apply: {unopposed: 1}, "
                "to: you, until: turn}]}"
            ),
        ),
    )
    bunker = enhancement("Bunker", {"type": "objective"}, side="light")
    game = scene(
        dark=Side(objectives=[salvo("dark", 5, "Decoy"), dial]),
        light=Side(objectives=[decoy], enhancements=[(bunker, "Decoy")]),
        dial=5,
    )
    game.choose("use Salvo")
    game.asks("interrupt", "light")
    game.choose("use Decoy")
    game.asks("reaction", "dark")
    assert (game.dial, game.zone("Decoy")) == (4, "in play")
    game.pass_()
    game.asks("reaction", "dark")
    assert game.state.stack[-1].event.kind == "dial_changed"
    assert (game.dial, game.zone("Decoy"), game.zone("Bunker")) == (
        5,
        "victory pile",
        "discard pile",
    )
    game.pass_()
    game.asks("reaction", "dark")
    assert game.state.stack[-1].event.kind == "left_play"


@pytest.mark.rule("DMG-26")
@pytest.mark.rule("WIN-10")
def test_the_third_destroyed_objective_wins_before_any_reaction(scene):
    spite = objective(
        "Spite",
        side="dark",
        text=(
            (
                "reaction: {when: {left_play: any, cards: {at_least: 1}}, "
                "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
            ),
            (
                "reaction: {when: {damaged: any, cards: {at_least: 1}}, "
                "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
            ),
        ),
    )
    gone = [objective(f"Gone {n}", side="dark") for n in (1, 2)]
    game = scene(
        active="light",
        dark=Side(objectives=[spite, objective("Base", side="dark")]),
        light=Side(
            objectives=[salvo("light", 5, "Base")],
            victory=gone,
            captured=[(unit("Held", side="light"), "Base")],
        ),
    )
    game.choose("use Salvo")
    assert game.winner == ("light", "WIN-01")
    assert game.pile("hand", "light") == ["Held"]


@pytest.mark.rule("DMG-02")
@pytest.mark.rule("DMG-27")
@pytest.mark.parametrize(("capacity", "zone"), [(1, "discard pile"), (2, "in play")])
def test_a_card_whose_capacity_falls_to_nothing_is_destroyed_undamaged(scene, capacity, zone):
    text = "action: {do: [{apply: {lose: {capacity: 1}}, to: {each: {title: Ace}}, until: turn}]}"
    drain = objective("Drain", side="dark", text=text)
    light = Side(units=[unit("Ace", side="light", capacity=capacity)])
    game = scene(active="dark", dark=Side(objectives=[drain]), light=light)
    game.choose("use Drain")
    assert (game.zone("Ace"), game.damage("Ace")) == (zone, 0)
    game.leave()
