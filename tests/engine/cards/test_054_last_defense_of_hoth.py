"""The cards of Last Defense of Hoth (set 54)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock, salvo
from real_cards import dummy, icons_of, pay, rebels

DEFENSE = "Last Defense of Hoth"

SMUGGLER = {"affiliation": "Smugglers and Spies", "traits": ["Character"]}


def _insult(scene, dark):
    """The Rogue attacks and insults the Guard."""
    light = Side(
        affiliation="Smugglers and Spies",
        units=[unit("Rogue", capacity=5, **SMUGGLER)],
        hand=["A Stinging Insult"],
        objectives=[clock("light")],
    )
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 1")
    game.choose("use A Stinging Insult")
    pay(game)
    if game.decision.kind == "target":
        game.choose("target Guard")
    return game


@pytest.mark.rule("TC-28")
def test_the_insulted_unit_defends_and_others_may(scene):
    game = _insult(scene, Side(units=[dummy("Guard"), dummy("Spare"), dummy("Third")]))
    game.skip_to("defenders")
    game.offers("defend Spare", "defend Third")
    assert (game.decision.least, game.decision.most) == (0, 2)
    game.choose("defend Third")
    assert [game.role(name) for name in ("Guard", "Spare", "Third")] == [
        *("defending", "", "defending"),
    ]
    game.leave()


def test_the_insulted_unit_alone_defends_without_a_choice(scene):
    game = _insult(scene, Side(units=[dummy("Guard")]))
    while game.role("Guard") == "":
        game.pass_()
    assert game.state.engagement
    game.leave()
    assert game.role("Guard") == "defending"


def test_what_is_exhausted_need_not_defend(scene):
    dark = Side(units=[dummy("Guard"), dummy("Spare")], focus={"Guard": 1})
    game = _insult(scene, dark)
    game.skip_to("defenders")
    game.offers("defend Spare")
    game.choose()
    assert game.role("Guard") == ""
    game.leave()


@pytest.mark.rule("GEN-03")
def test_what_cannot_defend_does_not(scene):
    text = "constant: {modifiers: [{of: self, cannot: {be: defender}}]}"
    game = _insult(scene, Side(units=[dummy("Guard", text=text), dummy("Spare")]))
    game.skip_to("defenders")
    game.offers("defend Spare")
    game.choose()
    assert game.role("Guard") == ""
    game.leave()


@pytest.mark.parametrize(
    "facts",
    [
        {"affiliation": "Smugglers and Spies", "traits": ["Droid"]},
        {"affiliation": "Jedi", "traits": ["Character"]},
    ],
    ids=["droid", "jedi"],
)
def test_only_a_character_of_the_smugglers_insults(scene, facts):
    light = Side(units=[unit("Rogue", capacity=5, **facts), unit("Rest", **SMUGGLER)])
    light.hand = ["A Stinging Insult"]
    light.objectives = [objective("Den of thieves", affiliation="Smugglers and Spies")]
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(units=[dummy("Guard")]),
        light=light,
        abilities=True,
    )
    game.skip_to("engage")
    game.choose("engage Objective 1")
    game.choose("attack Rogue")
    game.asks("defenders", "dark")


def test_an_insult_needs_an_attack_of_ones_own(scene):
    """Neither the attackers of the enemy, Smugglers or not, nor a defender of one's own."""
    light = Side(units=[unit("Rogue", capacity=5, **SMUGGLER)], hand=["A Stinging Insult"])
    light.objectives = [objective("Hideout", affiliation="Smugglers and Spies")]
    thief = dummy("Thief", affiliation="Smugglers and Spies", traits=["Character"])
    game = scene(
        phase="conflict", active="dark", dark=Side(units=[thief]), light=light, abilities=True
    )
    game.skip_to("engage")
    game.choose("engage Hideout")
    game.asks("defenders", "light")
    game.choose("defend Rogue")
    assert game.decision.kind != "reaction"
    game.leave()


def test_an_insult_is_for_an_enemy_unit_alone(scene):
    light = Side(
        units=[unit("Rogue", capacity=5, **SMUGGLER), unit("Second", capacity=5, **SMUGGLER)],
        hand=["A Stinging Insult"],
        objectives=[objective("Hideout", affiliation="Smugglers and Spies")],
    )
    dark = Side(units=[dummy("Guard"), dummy("Spare")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 1")
    game.choose("attack Rogue")
    game.choose("use A Stinging Insult")
    pay(game)
    game.offers("target Guard", "target Spare")
    game.choose("target Guard")
    game.skip_to("defenders")
    game.offers("defend Spare")
    game.leave()


def _edge_battle(scene, *, hand=(), damage=0):
    dark = Side(units=[dummy("Walker")], hand=[dummy("Bluff")])
    light = Side(
        objectives=[DEFENSE],
        units=[dummy("Guard", "light")],
        damage={DEFENSE: damage},
        hand=hand,
        deck=[dummy("Top", "light"), dummy("Next", "light")],
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, DEFENSE, "Walker", defenders=("Guard",))
    game.choose("place Bluff")
    return game


@pytest.mark.rule("FAQ-17")
@pytest.mark.parametrize("hand", [[], ["Col Serra"]])
def test_last_defense_of_hoth_places_the_top_card_of_the_deck_with_or_without_a_hand(scene, hand):
    game = _edge_battle(scene, hand=hand)
    game.asks("interrupt", "light")
    game.offers(f"use {DEFENSE}", "pass")
    game.choose(f"use {DEFENSE}")
    # Once in an edge battle: the next card can only come from hand.
    while game.decision.kind == "edge":
        game.pass_()
    assert game.pile("discard", "light") == ["Top"]
    assert (game.zone("Next"), game.pile("hand", "light")) == ("deck", hand)
    game.leave()


def test_last_defense_of_hoth_need_not_be_used(scene):
    game = _edge_battle(scene)
    game.pass_()
    game.leave()
    assert game.zone("Top") == "deck"


def test_last_defense_of_hoth_is_of_no_use_once_it_is_damaged(scene):
    game = _edge_battle(scene, damage=1)
    game.leave()
    assert game.decision.kind != "interrupt"
    assert game.zone("Top") == "deck"


def _col_serra(scene, dark=()):
    """Col Serra defends; all that is in hand is placed."""
    text = "action: {do: [{place: focus, to: {each: {title: Col Serra}}}, {draw: 1}]}"
    stunner = objective("Stunner", side="dark", text=text)
    foe = unit("Foe", side="dark", icons=(1, 0, 1), capacity=9)
    gun, own = (salvo(side, 1, "Col Serra", title=f"{side} gun") for side in ("dark", "light"))
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[foe, dummy("Spare")], hand=dark, objectives=[gun, stunner]),
        light=Side(units=["Col Serra"], objectives=[own, objective("Drill", text=text)]),
        abilities=True,
    )
    game.skip_to("engage")
    game.choose("engage light gun")
    game.choose("attack Foe")
    game.skip_to("defenders")
    game.choose("defend Col Serra")
    while game.decision.kind != "edge" and game.edge is None:
        game.pass_()
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    return game


def _suffered(game):
    return game.damage("Col Serra"), game.focus("Col Serra")


@pytest.mark.parametrize(("dark", "hurt"), [([], 0), (["Darth Vader"], 1)])
def test_col_serra_with_the_edge_is_safe_from_enemy_effects(scene, dark, hurt):
    """Edge (1) is enough against an empty stack, not against three Force icons."""
    game = _col_serra(scene, dark)
    assert game.edge == ("dark" if hurt else "light")
    for text in ("dark gun", "Stunner"):
        game.skip_to("action", "dark")
        game.choose(f"use {text}")
    assert _suffered(game) == (hurt, hurt)
    game.leave()


def test_col_serra_is_not_safe_from_friendly_effects(scene):
    game = _col_serra(scene)
    game.skip_to("action", "light")
    game.choose("use light gun")
    game.skip_to("action", "light")
    game.choose("use Drill")
    assert _suffered(game) == (1, 1)
    game.skip_to("commit")
    # The enemy struck in vain, and Col Serra could not strike any more.
    assert (*_suffered(game), game.damage("Foe")) == (1, 1, 0)


def test_col_serra_with_the_edge_strikes_and_is_struck_in_vain(scene):
    game = _col_serra(scene)
    game.skip_to("commit")
    assert _suffered(game) == (0, 1)
    assert game.damage("Foe") == 1


def test_col_serra_is_struck_by_icons_without_the_edge(scene):
    game = _col_serra(scene, ["Darth Vader"])
    while game.decision.kind != "commit":
        fires = [one for one in game.options if one.startswith("icon")]
        game.choose(fires[0]) if fires else game.decline()
    assert game.damage("Col Serra") == 1
    game.leave()


def test_renegade_squadron_x_wing_is_sacrificed_to_return_a_cheap_unit(scene):
    foes = [unit(f"Foe {cost}", side="dark", cost=cost) for cost in (1, 2, 3)]
    light = Side(units=["Renegade Squadron X-Wing", unit("Dear", cost=3), unit("Pal")])
    game = scene(active="light", light=light, dark=Side(units=foes), abilities=True)
    game.choose("use Renegade Squadron X-Wing")
    # It costs 2 itself, but is gone before a target is chosen.
    assert game.zone("Renegade Squadron X-Wing") == "discard pile"
    game.offers("target Foe 1", "target Foe 2", "target Pal")
    game.choose("target Foe 2")
    assert (game.zone("Foe 2"), game.zone("Foe 1")) == ("hand", "in play")
    game.leave()


def _cocky(scene, *, hand, dark=()):
    light = rebels(
        units=[unit("Ace", icons=(1, 0, 0)), dummy("Pal", "light"), dummy("Home", "light")],
        hand=["Don't Get Cocky", *hand],
        objectives=[objective("Cantina", affiliation="Smugglers and Spies")],
    )
    foe = Side(units=[dummy("Foe")], hand=dark)
    game = scene(phase="conflict", active="light", light=light, dark=foe, abilities=True)
    engage(game, "Objective 1", "Ace", "Pal", defenders=("Foe",))
    while game.decision.kind == "edge":
        card = [one for one in game.options if one != "place Don't Get Cocky"]
        game.choose(card[0])
    return game


def test_dont_get_cocky_gives_two_blast_damage_to_a_participant_for_the_engagement(scene):
    game = _cocky(scene, hand=["Yoda"], dark=[])
    game.asks("reaction", "light")
    game.choose("use Don't Get Cocky")
    pay(game)
    game.asks("target", "light")
    game.offers("target Ace", "target Pal", "target Foe")
    game.choose("target Pal")
    assert icons_of(game, "Pal") == {"blast": 2}
    game.skip_to("engage")
    assert icons_of(game, "Pal") == {}
    assert game.damage("Objective 1") == 2


@pytest.mark.parametrize(("force", "used"), [(1, False), (2, True)])
def test_dont_get_cocky_needs_a_margin_of_two(scene, force, used):
    game = _cocky(scene, hand=[unit("Lead", force=force)])
    game.leave()
    assert (game.decision.kind == "reaction") is used
