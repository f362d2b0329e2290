"""The cards of The Admiral's Assault (set 120)."""

import pytest
from kit.card_makers import fate, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock, salvo
from real_cards import dummy, goes_by, turned_up

from swlcg_deck.engine.seats.view import observe

BLAST = "fate: {do: [{place: damage, to: {each: {title: Bystander}}}]}"


def _piett(scene, *, attacking=True, hand=(), below=()):
    dark = Side(
        units=["120-2", dummy("Escort")],
        hand=hand,
        beneath=[(card, "Admiral Piett") for card in below],
    )
    light = Side(
        units=[dummy("Foe", "light"), dummy("Bystander", "light")],
        hand=[unit("Edge card", force=2)],
        objectives=[objective("Base", side="light"), clock("light")],
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Base", "Admiral Piett" if attacking else "Escort", defenders=("Foe",))
    return game


def _bolt(title="Bolt", **facts):
    return fate(title, side="dark", text=BLAST, **facts)


@pytest.mark.parametrize(
    ("placed", "offered"),
    [(_bolt(), True), (_bolt("Twist of Fate"), False), (dummy("Plain"), False)],
)
def test_piett_keeps_fate_cards_of_his_edge_stack(scene, placed, offered):
    title = placed.card.title
    game = _piett(scene, hand=[placed])
    game.skip_to("edge", "dark")
    game.choose(f"place {title}")
    if not offered:
        goes_by(game, "Admiral Piett", "commit", "dark")
        return
    game.skip_to("reaction", "dark")
    game.choose("use Admiral Piett")
    assert (game.zone(title), game.host(title)) == ("beneath", "Admiral Piett")
    game.leave()


def _side(player, *, hand=(), units=(), **half):
    base, watch = objective(f"Base of {player}", side=player), clock(player)
    return Side(units=units, hand=hand, objectives=[base, watch], **half)


@pytest.mark.rule("DEPLOY-09")
def test_piett_keeps_several_cards_and_they_go_with_him(scene):
    foe = Side(units=[dummy("Foe", "light")], objectives=[objective("Base"), clock("light")])
    dark = Side(
        units=["120-2"],
        beneath=[(_bolt(), "Admiral Piett"), (_bolt("Other bolt"), "Admiral Piett")],
        objectives=[salvo("dark", 3, "Admiral Piett")],
    )
    game = scene(active="dark", dark=dark, light=foe, abilities=True)
    assert [game.zone(card) for card in ("Bolt", "Other bolt")] == ["beneath"] * 2
    game.choose("use Salvo")
    assert sorted(game.pile("discard", "dark")) == ["Admiral Piett", "Bolt", "Other bolt"]
    game.leave()


@pytest.mark.rule("EDGE-16")
@pytest.mark.parametrize(("whose", "kept"), [("dark", True), ("light", False)])
def test_piett_keeps_his_own_cards_when_he_defends_too(scene, whose, kept):
    card = fate("Bolt", side=whose, text=BLAST)
    dark = _side("dark", units=["120-2"], hand=[card] if whose == "dark" else [])
    foe = [dummy("Foe", "light")]
    light = _side("light", units=foe, hand=[card] if whose == "light" else [])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Base of dark", "Foe", defenders=("Admiral Piett",))
    game.skip_to("edge", whose)
    game.choose("place Bolt")
    if kept:
        game.skip_to("reaction", "dark")
        game.choose("use Admiral Piett")
        assert game.host("Bolt") == "Admiral Piett"
        game.leave()
    else:
        goes_by(game, "Admiral Piett", "commit", "light")


def test_piett_lets_cards_be_that_are_discarded_from_the_hand(scene):
    text = "action: {do: [{discard: {choose: {in: hand, controller: you}}}]}"
    pit = objective("Pit", side="dark", text=text)
    dark = Side(units=["120-2"], hand=[_bolt()], objectives=[pit])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Pit")
    assert game.zone("Bolt") == "discard pile"
    game.leave()
    assert "use Admiral Piett" not in game.options


@pytest.mark.parametrize(("attacking", "damage"), [(True, 2), (False, 0)])
def test_kept_fate_cards_resolve_while_piett_attacks(scene, attacking, damage):
    game = _piett(scene, attacking=attacking, below=[_bolt(), _bolt("Other bolt", priority=7)])
    game.skip_to("commit", "dark")
    assert game.damage("Bystander") == damage
    # They stay where they are.
    assert (game.zone("Bolt"), game.zone("Other bolt")) == ("beneath", "beneath")
    game.leave()


@pytest.mark.rule("EDGE-14")
@pytest.mark.parametrize(("force", "holder"), [(2, "light"), (3, "dark")])
def test_the_force_icons_of_kept_cards_count_while_piett_attacks(scene, force, holder):
    game = _piett(scene, below=[_bolt(force=force)])
    game.skip_to("edge", "light")
    game.choose("place Edge card")
    while game.edge is None:
        game.decline()
    # 2 icons of the defender; a tie is his.
    assert game.edge == holder
    game.leave()


def test_kept_cards_that_are_no_fate_cards_do_not_count(scene):
    game = _piett(scene, below=[unit("Plain", side="dark", force=9)])
    game.skip_to("edge", "light")
    game.choose("place Edge card")
    while game.edge is None:
        game.decline()
    # A unit has no place among them: 0 icons against 2.
    assert game.edge == "light"
    game.leave()


@pytest.mark.rule("EDGE-11")
def test_kept_cards_take_their_turn_by_priority_among_those_of_the_stack(scene):
    hold = fate("Hold", side="dark", priority=3, text="fate: {do: [{draw: 1}]}")
    game = _piett(scene, hand=[hold], below=[_bolt(priority=3)])
    game.skip_to("edge", "dark")
    game.choose("place Hold")
    game.skip_to("fate", "dark")
    game.offers("resolve Hold", "resolve Bolt")
    game.leave()


@pytest.mark.parametrize("used", [True, False])
def test_the_admirals_assault_brings_back_the_topmost_fate_card(scene, used):
    discard = [fate("Deep", side="dark"), fate("Bolt", side="dark"), unit("Wreck", side="dark")]
    light = Side(discard=[fate("Hope", side="light")])
    mine = Side(discard=discard)
    game = turned_up(scene, "The Admiral's Assault", mine, active="dark", light=light)
    game.asks("reaction", "dark")
    game.choose("use The Admiral's Assault" if used else "pass")
    assert game.zone("Bolt") == ("hand" if used else "discard pile")
    assert game.zone("Deep") == game.zone("Wreck") == game.zone("Hope") == "discard pile"
    game.leave()


def test_the_admirals_assault_needs_a_fate_card(scene):
    mine = Side(discard=[unit("Wreck", side="dark")])
    game = turned_up(scene, "The Admiral's Assault", mine, active="dark", light=Side())
    game.leave()
    assert game.decision.kind != "reaction"


@pytest.mark.parametrize("side", ["dark", "light"])
@pytest.mark.parametrize(("card", "comes"), [("42-6", True), (_bolt(), False)])
@pytest.mark.parametrize("used", [True, False])
def test_hoth_reinforcements_come_after_a_battle_of_hoth(scene, side, card, comes, used):
    """Whoever has placed it."""
    stack = {side: [card], "light" if side == "dark" else "dark": []}
    dark = Side(units=[dummy("Raider")], hand=stack["dark"], discard=["Hoth Reinforcements"])
    light = Side(
        units=[dummy("Hero", "light"), dummy("Bystander", "light")],
        objectives=[objective("Ice", side="light", traits=["Hoth"])],
        hand=stack["light"],
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Ice", "Raider", defenders=("Hero",))
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    while game.decision.kind in ("fate", "target", "may", "either", "edge"):
        game.choose(game.options[0])
    assert (game.decision.kind == "reaction") is comes
    if comes:
        game.asks("reaction", "dark")
        game.choose("use Hoth Reinforcements" if used else "pass")
    came = comes and used
    assert game.zone("Hoth Reinforcements") == ("in play" if came else "discard pile")
    game.leave()


@pytest.mark.rule("EDGE-08")
def test_the_enemy_does_not_learn_from_the_total_what_lies_facedown_under_piett(scene):
    game = _piett(scene, hand=[dummy("Plain")], below=[_bolt(force=2)])
    game.skip_to("edge", "dark")
    totals = [observe(game.state.clone(), player).seats[0].edge_total for player in (0, 1)]
    assert totals == [2, 0]
    game.leave()
