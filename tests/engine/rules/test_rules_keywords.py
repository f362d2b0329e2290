"""Keywords: Edge, Elite, Limited, Shielding, Targeted Strike and what is common to them (KEY)."""

import pytest
from kit.abilities import gains, this
from kit.card_makers import enhancement, event, objective, unit
from kit.engagements import engage
from kit.scenario import Side

from swlcg_deck.engine.core.constants import DARK

LIMITED = ("limited",)
SHIELDING = ("shielding",)


def _edge_battle(scene, keywords, *, joins=True, abilities=(), force=1):
    """Dark attackers against a defender whose player puts one card of so many icons in."""
    chief = unit("Chief", side="dark", keywords=keywords, abilities=abilities)
    game = scene(
        phase="conflict",
        dark=Side(units=[unit("Raider", side="dark"), unit("Second", side="dark"), chief]),
        light=Side(
            units=[unit("Ace", side="light")], hand=[unit("Card", side="light", force=force)]
        ),
    )
    others = ("Chief",) if joins else ()
    engage(game, "Objective 4", "Raider", "Second", *others, defenders=("Ace",))
    game.asks("edge", "light")
    game.choose("place Card")
    game.skip_to("strike", "dark")
    return game


@pytest.mark.rule("KEY-02")
@pytest.mark.parametrize(
    ("edge", "joins", "holder"), [(1, True, "light"), (2, True, "dark"), (5, False, "light")]
)
def test_edge_adds_force_icons_while_the_card_participates(scene, edge, joins, holder):
    assert _edge_battle(scene, ({"edge": edge},), joins=joins).edge == holder


@pytest.mark.rule("KEY-14")
@pytest.mark.parametrize(("force", "holder"), [(2, "dark"), (3, "light")])
def test_edge_values_add_up(scene, force, holder):
    gained = gains("edge", this, add=2)
    game = _edge_battle(scene, ({"edge": 1},), abilities=(gained,), force=force)
    assert game.edge == holder


@pytest.mark.rule("KEY-03")
@pytest.mark.rule("KEY-01")
@pytest.mark.parametrize(("tokens", "left"), [(1, 0), (2, 0), (3, 1)])
def test_elite_loses_one_more_focus_token_at_the_refresh(scene, tokens, left):
    game = scene(
        phase="refresh",
        dark=Side(
            units=[unit("Elite", side="dark", keywords=("elite",)), unit("Plain", side="dark")],
            focus={"Elite": tokens, "Plain": 3},
        ),
    )
    game.skip_to("action", "dark")
    assert (game.focus("Elite"), game.focus("Plain")) == (left, 2)


@pytest.mark.rule("KEY-13")
def test_elite_twice_is_the_same_as_once(scene):
    twice = unit(
        "Twice",
        side="dark",
        keywords=("elite",),
        text=(
            "constant: {modifiers: {gain: {keyword: elite}}}",
            "constant: {modifiers: {gain: {keyword: elite}}}",
        ),
    )
    game = scene(phase="refresh", dark=Side(units=[twice], focus={"Twice": 3}))
    game.skip_to("action", "dark")
    assert game.focus("Twice") == 1


@pytest.mark.rule("KEY-19")
@pytest.mark.parametrize("title", ["The Spice Trade", "Massassi Temple War Room"])
def test_objectives_and_enhancements_may_be_elite(scene, title):
    objectives = [title] if title == "The Spice Trade" else [objective("Base", side="light")]
    side = "dark" if title == "The Spice Trade" else "light"
    enhancements = [] if side == "dark" else [(title, None)]
    half = Side(objectives=objectives, enhancements=enhancements, focus={title: 2})
    game = scene(phase="refresh", active=side, **{side: half})
    game.skip_to("action", side)
    assert game.focus(title) == 0


@pytest.mark.rule("KEY-19")
@pytest.mark.rule("KEY-16")
def test_an_enhancement_may_have_influence(scene):
    sith = unit("Acolyte", side="light", affiliation="Rebel Alliance", cost=1)
    game = scene(
        active="light",
        light=Side(
            objectives=[],
            hand=[sith],
            enhancements=[("Necessary Alliances", None)],
            focus={"Jedi affiliation": 1},
        ),
    )
    game.choose("play Acolyte")
    assert game.focus("Necessary Alliances") == 1
    game.skip_to("commit")


@pytest.mark.rule("KEY-16")
def test_a_pilot_may_be_played_as_an_enhancement(scene):
    fighter = unit("Fighter", side="dark", traits=("Vehicle",))
    game = scene(
        dark=Side(units=[fighter], hand=["Academy Pilot"], affiliation="Imperial Navy"),
    )
    game.offers("play Academy Pilot unit", "play Academy Pilot enhancement", "pass")


@pytest.mark.rule("KEY-04")
def test_a_player_plays_one_limited_card_a_turn(scene):
    other = enhancement("Other", side="dark", keywords=LIMITED, cost=0)
    payday = event(
        "Payday",
        side="dark",
        keywords=LIMITED,
        text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
    )
    plain = enhancement("Plain", side="dark", cost=0)
    game = scene(dark=Side(hand=["Sith Library", other, payday, plain]))
    game.offers(
        "play Sith Library enhancement",
        "play Other enhancement",
        "use Payday",
        "play Plain enhancement",
        "pass",
    )
    game.choose("play Sith Library")
    game.choose("generate Objective 1 1")
    game.asks("action", "dark")
    game.offers("play Plain enhancement", "pass")


@pytest.mark.rule("KEY-04")
@pytest.mark.rule("KEY-17")
def test_a_limited_event_uses_up_the_turn_and_the_next_turn_counts_anew(scene):
    def payday(title):
        return event(
            title,
            side="dark",
            keywords=LIMITED,
            text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
        )

    other = enhancement("Other", side="dark", keywords=LIMITED, cost=0)
    game = scene(
        phase="deployment",
        dark=Side(hand=[payday("Payday"), payday("Second"), other]),
        light=Side(
            objectives=[
                objective(
                    "Button",
                    side="light",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                )
            ]
        ),
    )
    game.choose("use Payday")
    offered = []
    while game.state.active == DARK:
        offered += game.options
        game.decline()
    assert set(offered) == {"use Button", "pass"}
    game.skip_to("action", "dark")
    game.offers("use Second", "pass")


@pytest.mark.rule("KEY-17")
def test_the_limit_is_each_players_own(scene):
    def payday(side):
        return event(
            f"{side} day",
            side=side,
            keywords=LIMITED,
            text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
        )

    game = scene(dark=Side(hand=[payday("dark")]), light=Side(hand=[payday("light")]))
    game.choose("use dark day")
    game.asks("action", "light")
    game.offers("use light day", "pass")


@pytest.mark.rule("KEY-17")
def test_a_limited_card_put_into_play_neither_needs_nor_uses_up_the_permission(scene):
    first, second, third = (
        enhancement(name, side="dark", keywords=LIMITED, cost=0) for name in ("One", "Two", "Three")
    )
    put = objective(
        "Put",
        side="dark",
        text=(
            "action: {do: [{put_into_play: {each: {title: Two, in: hand}}}, "
            "{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    game = scene(dark=Side(objectives=[put], hand=[first, second, third]))
    game.choose("use Put")
    assert game.zone("Two") == "in play"
    game.offers("use Put", "play One enhancement", "play Three enhancement", "pass")
    game.choose("play One")
    game.offers("use Put", "pass")


@pytest.mark.rule("KEY-05")
def test_a_limited_card_in_an_edge_stack_does_not_use_up_the_limit(scene):
    payday = event(
        "Payday",
        side="dark",
        keywords=LIMITED,
        text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
    )
    library = enhancement("Library", side="dark", keywords=LIMITED)
    game = scene(
        phase="conflict",
        dark=Side(units=[unit("Raider", side="dark")], hand=[library, payday]),
        light=Side(units=[unit("Ace", side="light")]),
    )
    engage(game, "Objective 4", defenders=("Ace",))
    game.skip_to("edge", "dark")
    game.choose("place Library")
    game.asks("edge", "dark")
    game.pass_()
    assert game.state.engagement
    game.asks("action", "dark")
    game.offers("use Payday", "pass")


@pytest.mark.rule("KEY-12")
def test_targeted_strike_lets_an_attacker_hit_a_unit_outside_the_engagement(scene):
    sniper = unit("Sniper", side="dark", icons=(1, 0, 0), keywords=("targeted_strike",))
    game = scene(
        phase="conflict",
        dark=Side(units=[sniper]),
        light=Side(units=[unit("Ace", side="light"), unit("Away", side="light", capacity=3)]),
    )
    engage(game, "Objective 4", defenders=("Ace",))
    game.asks("unit damage", "dark")
    game.offers("hit Ace", "hit Away")
    game.choose("hit Away")
    assert game.damage("Away") == 1
    game.skip_to("balance", "light")


@pytest.mark.rule("KEY-12")
def test_targeted_strike_does_nothing_for_a_defender(scene):
    sniper = unit("Sniper", side="light", icons=(1, 0, 0), keywords=("targeted_strike",))
    game = scene(
        phase="conflict",
        dark=Side(units=[unit("Raider", side="dark"), unit("Away", side="dark")]),
        light=Side(units=[sniper]),
    )
    engage(game, "Objective 4", "Raider", defenders=("Sniper",))
    assert (game.damage("Raider"), game.damage("Away")) == (1, 0)
    game.skip_to("engage")


@pytest.mark.rule("KEY-12")
@pytest.mark.rule("STRIKE-18")
@pytest.mark.parametrize("choice", ["done", "hit Away"])
def test_targeted_strike_may_come_to_nothing_if_no_enemy_takes_part(scene, choice):
    sniper = unit("Sniper", side="dark", icons=(1, 0, 0), keywords=("targeted_strike",))
    light = Side(units=[unit("Away", side="light", capacity=3)])
    game = scene(phase="conflict", dark=Side(units=[sniper]), light=light)
    engage(game, "Objective 4")
    game.asks("unit damage", "dark")
    game.offers("hit Away", "done")
    game.choose(choice)
    assert game.damage("Away") == (0 if choice == "done" else 1)
    game.skip_to("balance", "light")


@pytest.mark.rule("KEY-12")
@pytest.mark.rule("DMG-14")
@pytest.mark.parametrize("choice", ["done", "hit Away"])
def test_targeted_strike_may_come_to_nothing_if_no_participant_can_be_damaged(scene, choice):
    """Who cannot be damaged cannot be picked: nobody inside takes it, so nobody outside has to."""
    ward = "constant: {modifiers: {of: self, cannot: {be: damaged}}}"
    sniper = unit("Sniper", side="dark", icons=(1, 0, 0), keywords=("targeted_strike",))
    light = Side(units=[unit("Ghost", text=ward), unit("Away", side="light", capacity=3)])
    game = scene(phase="conflict", dark=Side(units=[sniper]), light=light)
    engage(game, "Objective 4", defenders=("Ghost",))
    game.asks("unit damage", "dark")
    game.offers("hit Away", "done")
    game.choose(choice)
    assert (game.damage("Ghost"), game.damage("Away")) == (0, int(choice == "hit Away"))
    game.skip_to("balance", "light")
