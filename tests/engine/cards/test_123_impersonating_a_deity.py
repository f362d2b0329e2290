"""The cards of Impersonating a Deity (set 123)."""

import pytest
from kit.card_makers import enhancement, event, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, pay, turned_up

DEITY = "Impersonating a Deity"
LOOKOUT = "Ewok Lookout"
RASH = "Rash Action"


def _ewok(title, cost):
    return unit(title, cost=cost, traits=["Character", "Ewok"])


@pytest.mark.parametrize("used", [True, False])
def test_impersonating_a_deity_finds_an_ewok_that_is_cheap_enough(scene, used):
    deck = [_ewok("Scout", 1), _ewok("Chief", 3), _ewok("Elder", 4), unit("Han", cost=1)]
    deck += [enhancement("Trap", cost=1, traits=["Ewok"])]
    game = turned_up(scene, DEITY, Side(deck=deck), active="light", dark=Side())
    game.asks("reaction", "light")
    game.choose(f"use {DEITY}" if used else "pass")
    if used:
        game.asks("search", "light")
        assert [one for one in game.options if one != "pass"] == ["find Scout", "find Chief"]
        game.choose("find Chief")
    game.leave()
    assert (game.zone("Chief") == "in play") is used
    assert (game.focus(DEITY), game.zone("Scout") == "in play") == (int(used), False)


@pytest.mark.parametrize(("icons", "cards"), [(4, 1), (0, 0)])
def test_c_3po_draws_a_card_after_you_win_an_edge_battle(scene, icons, cards):
    """Wherever he is."""
    dark = Side(units=[dummy("Raider")], hand=[unit("Bluff", side="dark", force=2)])
    light = Side(units=[dummy("Hero", "light"), "123-2"], hand=[unit("Wits", force=icons)])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Hero", defenders=("Raider",))
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    assert (game.decision.kind == "reaction") is bool(cards)
    if cards:
        game.asks("reaction", "light")
        game.choose("use C-3PO")
    assert len(game.pile("hand", "light")) == cards
    game.leave()


def _lookout(scene, balance, active):
    dark = Side(
        units=[dummy("Raider")], hand=[event("Bluff", side="dark"), event("Ploy", side="dark")]
    )
    light = Side(units=[dummy("Hero", "light"), LOOKOUT], hand=[event("Wits", side="light")])
    game = scene(
        phase="conflict", active=active, balance=balance, dark=dark, light=light, abilities=True
    )
    if active == "dark":
        engage(game, "Objective 4", "Raider", defenders=("Hero",))
    else:
        engage(game, "Objective 1", "Hero", defenders=("Raider",))
    return game


@pytest.mark.parametrize("used", [True, False])
def test_an_ewok_lookout_catches_a_card_of_the_enemy_edge_stack(scene, used):
    game = _lookout(scene, "light", "dark")
    game.choose("place Bluff")
    game.asks("reaction", "light")
    game.choose(f"use {LOOKOUT}" if used else "pass")
    assert game.zone("Bluff") == ("discard pile" if used else "edge stack")
    assert game.focus(LOOKOUT) == int(used)
    game.choose("place Wits")
    # He is exhausted, and your own cards are none of his business.
    game.asks("edge", "dark")
    game.leave()


def test_an_ewok_lookout_sees_nothing_in_the_dark(scene):
    game = _lookout(scene, "dark", "dark")
    game.choose("place Bluff")
    game.asks("edge", "light")
    assert game.zone("Bluff") == "edge stack"


def _rash(scene, resources):
    thug = unit("Thug", side="dark", affiliation="Sith", cost=1)
    dark = Side(
        hand=[thug],
        objectives=[objective("Bank", side="dark", resources=resources)],
        units=[dummy("Old")],
    )
    game = scene(active="dark", dark=dark, light=Side(hand=[RASH]), abilities=True)
    game.choose("play Thug")
    game.choose("generate Sith affiliation 1") if game.decision.kind == "pay" else None
    game.asks("reaction", "light")
    game.choose(f"use {RASH}")
    return game


@pytest.mark.parametrize(("way", "focus", "paid"), [(0, 0, 2), (1, 1, 0)])
def test_rash_action_costs_2_more_or_a_focus_token_as_the_opponent_likes(scene, way, focus, paid):
    game = _rash(scene, 3)
    game.asks("either", "dark")
    game.choose(f"either {RASH} {way}")
    pay(game)
    assert (game.focus("Thug"), game.focus("Bank"), game.focus("Old")) == (focus, paid, 0)
    game.leave()


@pytest.mark.rule("FAQ-30")
def test_rash_action_leaves_no_choice_to_who_cannot_pay(scene):
    game = _rash(scene, 1)
    assert (game.focus("Thug"), game.focus("Bank")) == (1, 0)
    game.leave()


@pytest.mark.rule("SHIELD-03")
@pytest.mark.rule("RB-16")
def test_a_shield_takes_the_focus_token_of_rash_action(scene):
    """The opponent chooses, but the effect is an enemy one for the unit."""
    text = "reaction: {when: {entered: {title: Thug}}, do: [{place: shield, to: it}], forced: true}"
    dark = Side(
        hand=[unit("Thug", side="dark", cost=0)],
        objectives=[objective("Base", side="dark", text=text)],
    )
    game = scene(active="dark", dark=dark, light=Side(hand=[RASH]), abilities=True)
    game.choose("play Thug")
    game.asks("reaction", "light")
    game.choose(f"use {RASH}")
    game.choose(f"either {RASH} 1")
    game.asks("shield", "dark")
    game.choose("shield Thug")
    assert (game.focus("Thug"), game.shields("Thug")) == (0, 0)
    game.leave()


@pytest.mark.parametrize("side", ["light", "dark"])
def test_rash_action_is_for_units_that_the_opponent_plays(scene, side):
    """Not for your own, and not for what is put into play."""
    gate = objective(
        "Gate", side="dark", text="action: {do: [{put_into_play: {choose: {in: hand}}}]}"
    )
    light = Side(hand=[RASH, unit("Friend", cost=0)])
    dark = Side(hand=[unit("Thug", side="dark")], objectives=[gate])
    game = scene(active=side, dark=dark, light=light, abilities=True)
    game.choose("play Friend" if side == "light" else "use Gate")
    assert game.decision.kind != "reaction"
    game.leave()
