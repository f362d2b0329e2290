"""The cards of I Don't Like You, Either (set 240)."""

import pytest
from kit.card_makers import event, objective, unit
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import DEN, SCUM, dummy, icons_of, pay, spent, treasury

RARER_BOARD = {"240-2": "units with a text, which a small board has none of"}
ARMED = "constant: {modifiers: {of: self, gain: {unit_damage: 1}}}"


def _surgery(scene, own, foes):
    dark = Side(units=["Dr. Evazan"], objectives=[DEN, clock("dark")])
    dark.units = [*dark.units, *(dummy(n, cost=c, text=ARMED) for n, c in own)]
    light = Side(units=[dummy(n, "light", cost=c, text=ARMED) for n, c in foes])
    return scene(active="dark", dark=dark, light=light, abilities=True)


@pytest.mark.rule("DEF-11")
def test_dr_evazan_blanks_a_unit_of_each_side_with_the_same_printed_cost(scene):
    game = _surgery(scene, [("Pal", 1), ("Brute", 3)], [("Foe", 1), ("Twin", 1), ("Boss", 4)])
    game.choose("use Dr. Evazan")
    # Brute costs what no enemy costs: only Pal is left, and then Foe or Twin.
    game.offers("target Foe", "target Twin")
    game.choose("target Twin")
    armed = {name: bool(icons_of(game, name)) for name in ("Pal", "Twin", "Foe", "Brute", "Boss")}
    assert armed == {"Pal": False, "Twin": False, "Foe": True, "Brute": True, "Boss": True}
    game.leave()
    assert "use Dr. Evazan" not in game.options  # once per turn


def test_dr_evazan_needs_a_pair_of_the_same_cost_and_is_no_target_himself(scene):
    game = _surgery(scene, [("Pal", 1)], [("Foe", 2), ("Boss", 4)])  # he costs 2 himself
    game.leave()
    assert "use Dr. Evazan" not in game.options


OWN = "dark"
FOE = "light"
WAY = "Scum and Villainy"
AT = "Objective 4"


@pytest.mark.rule("STRIKE-08")
@pytest.mark.parametrize("used", [2, 1, 0])
def test_an_ambush_lets_unit_damage_hit_a_character_outside(scene, used):
    own = Side(
        units=[unit("Ace", side=OWN, capacity=9, icons=(2, 0, 0))],
        hand=["He Doesn't Like You"] * 2,
        objectives=[
            objective("Den", side=OWN, affiliation=WAY, resources=3),
            objective("Lair", side=OWN, affiliation=WAY, resources=3),
        ],
    )
    foe = Side(
        units=[
            unit("Guard", side=FOE, capacity=9),
            unit("Hider", side=FOE, capacity=9, traits=["Character"]),
            unit("Tank", side=FOE, capacity=9, traits=["Vehicle"]),
        ]
    )
    game = scene(phase="conflict", active=OWN, **{OWN: own, FOE: foe}, abilities=True)
    game.skip_to("engage")
    game.choose(f"engage {AT}")
    game.asks("action", OWN)
    for _ in range(used):
        game.choose("use He Doesn't Like You")
        pay(game)
        if game.decision.kind == "target":
            game.offers("target Guard", "target Hider")
            game.choose("target Hider")
    while game.decision.kind == "action":
        game.pass_()
    game.choose("defend Guard")
    if not used:
        game.skip_to("commit")
        assert (game.damage("Guard"), game.damage("Hider")) == (2, 0)
        return
    game.skip_to("unit damage")
    game.offers("hit Guard", "hit Hider")
    game.choose("hit Hider")
    game.skip_to("commit")
    assert (game.damage("Guard"), game.damage("Hider"), game.damage("Tank")) == (0, 2, 0)


PONDA = "Ponda Baba"


@pytest.mark.rule("RES-15")
@pytest.mark.parametrize(
    ("facts", "cost"),
    [
        ({"traits": ["Character"], "unique": True}, 2),
        ({"traits": ["Character"]}, 4),
        ({"traits": ["Vehicle"], "unique": True}, 4),
    ],
)
def test_ponda_baba_costs_2_less_against_a_unique_character(scene, facts, cost):
    dark = Side(
        hand=[PONDA],
        objectives=[treasury(SCUM)],
        units=[dummy("Own", traits=["Character"], unique=True)],
    )
    light = Side(units=[dummy("Foe", "light", **facts)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    assert spent(game, f"play {PONDA}") == cost
    game.leave()


@pytest.mark.rule("TC-26")
def test_ponda_baba_attacks_in_the_first_engagement_of_the_turn_only(scene):
    dark = Side(units=[PONDA, dummy("Pal"), dummy("Mate")])
    game = scene(phase="conflict", active="dark", dark=dark, abilities=True)
    game.skip_to("engage", "dark")
    game.choose("engage Objective 4")
    game.offers("attack Pal", "attack Mate")
    game.choose("Pal")
    assert (game.role(PONDA), game.role("Pal"), game.role("Mate")) == ("attacking", "attacking", "")
    game.leave()
    dark = Side(units=[PONDA, dummy("Pal"), dummy("Mate")], focus={PONDA: 1})
    game = scene(phase="conflict", active="dark", dark=dark, abilities=True)
    game.skip_to("engage", "dark")
    game.choose("engage Objective 4")
    game.offers("attack Pal", "attack Mate")  # he cannot: he is exhausted
    game.leave()


@pytest.mark.rule("TC-28")
def test_ponda_baba_defends_in_the_first_engagement(scene):
    dark = Side(units=[PONDA, dummy("Pal")])
    light = Side(units=[dummy("One", "light"), dummy("Two", "light")], objectives=[clock("light")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "light")
    game.choose("engage Objective 1")
    game.choose("One")
    game.skip_to("defenders", "dark")
    game.offers("defend Pal")
    game.choose()
    assert (game.role(PONDA), game.role("Pal")) == ("defending", "")
    game.leave()


@pytest.mark.rule("TC-26")
def test_ponda_baba_is_free_in_the_second_engagement(scene):
    rested = "action: {do: [{remove: focus, amount: all, from: {each: {type: unit}}}]}"
    dark = Side(
        units=[PONDA, dummy("Pal"), dummy("Mate")],
        focus={PONDA: 1},
        objectives=[objective("Rest", side="dark", text=rested)],
    )
    game = scene(phase="conflict", active="dark", dark=dark, abilities=True)
    game.skip_to("engage", "dark")
    game.choose("engage Objective 4")
    game.choose("Pal")  # he is exhausted, and so not able
    game.skip_to("action", "dark")
    game.choose("use Rest")
    game.skip_to("engage", "dark")
    game.choose("engage Objective 5")
    assert game.decision.least == 1
    game.offers(f"attack {PONDA}", "attack Mate")
    game.leave()


@pytest.mark.rule("ABIL-17")
def test_an_event_of_the_enemy_resolves_again_for_2_damage(scene):
    light = Side(
        hand=[event("Plan", text="action: {do: [{draw: 1}]}")],
        objectives=[clock("light")],
        units=[unit("Scout", text="action: {do: [{draw: 1}], limit: {per: turn}}")],
    )
    dark = Side(objectives=["I Don't Like You, Either"])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Scout")
    # That is no event.
    game.asks("action", "light")
    game.choose("use Plan")
    game.asks("reaction", "dark")
    game.choose("use I Don't Like You, Either")
    assert game.damage("I Don't Like You, Either") == 2
    assert len(game.pile("hand", "dark")) == 1
    game.leave()
