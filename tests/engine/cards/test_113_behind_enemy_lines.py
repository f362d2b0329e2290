"""The cards of Behind Enemy Lines (set 113)."""

import pytest
from kit.card_makers import enhancement, event, objective
from kit.engagements import engage
from kit.looking import looks_at
from kit.scenario import Side
from real_cards import REBELS, dummy, pay, rebels

BASE = objective("Base", affiliation=REBELS, resources=4)


def _infiltrating(scene):
    light = rebels(
        hand=["Infiltration", "Twi'lek Loyalist", "X-Wing"],
        units=[dummy("Pal", "light"), dummy("Idle", "light")],
        objectives=[BASE],
    )
    dark = Side(units=[dummy("Guard", icons=(1, 0, 0))])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "light")
    game.choose("engage Objective 1")
    game.choose("Pal")
    game.choose("use Infiltration")
    pay(game)
    return game


def test_infiltration_puts_a_character_into_the_engagement_until_the_phase_ends(scene):
    game = _infiltrating(scene)
    # The only Character in hand; nothing is paid for it.
    assert game.role("Twi'lek Loyalist") == "attacking"
    assert game.focus("Base") + game.focus(REBELS) == 1
    game.choose()  # no defenders
    game.skip_to("engage", "light")
    assert game.zone("Twi'lek Loyalist") == "in play"
    game.skip_to("commit", "light")
    assert sorted(game.pile("hand", "light")) == ["Twi'lek Loyalist", "X-Wing"]


def test_infiltration_does_not_fetch_a_character_that_has_left_play(scene):
    game = _infiltrating(scene)
    game.choose("Guard")
    game.pass_()
    game.choose("hit Twi'lek Loyalist")
    game.skip_to("commit", "light")
    assert game.zone("Twi'lek Loyalist") == "discard pile"


def test_infiltration_joins_the_defenders_with_a_character_of_your_choice_from_hand(scene):
    """No enhancement and no Vehicle, and none that lies on the discard pile."""
    person = {"traits": ["Character"]}
    light = rebels(
        hand=[
            "Infiltration",
            dummy("Spy", "light", **person),
            dummy("Scout", "light", **person),
            dummy("Craft", "light", traits=["Vehicle"]),
            enhancement("Guide", **person),
        ],
        discard=[dummy("Ghost", "light", **person)],
        units=[dummy("Pal", "light")],
        objectives=[BASE],
    )
    dark = Side(units=[dummy("Raider")], hand=[dummy("Mole", **person)])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Base", "Raider", defenders=("Pal",))
    game.skip_to("action", "light")
    game.choose("use Infiltration")
    pay(game)
    game.offers("choose Spy", "choose Scout")
    game.choose("choose Scout")
    assert (game.role("Scout"), game.zone("Spy")) == ("defending", "hand")
    game.leave()


def test_infiltration_lets_a_character_be_that_has_come_back_another_way(scene):
    """It is another copy then, and stays."""
    bounce = "action: {do: [{send: {each: {title: Spy}}, to: hand}], limit: {per: turn}}"
    gate = "action: {do: [{put_into_play: {choose: {title: Spy, in: hand}}}], limit: {per: turn}}"
    light = rebels(
        hand=["Infiltration", dummy("Spy", "light", traits=["Character"])],
        units=[dummy("Pal", "light")],
        objectives=[
            BASE,
            objective("Bounce", side="light", text=bounce),
            objective("Gate", side="light", text=gate),
        ],
    )
    dark = Side(units=[dummy("Raider")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Base", "Raider", defenders=("Pal",))
    for step in ("use Infiltration", "use Bounce", "use Gate"):
        game.skip_to("action", "light")
        game.choose(step)
        pay(game)
    game.skip_to("commit")
    assert game.zone("Spy") == "in play"


def test_infiltration_is_only_for_engagements(scene):
    light = rebels(hand=["Infiltration", "Rebel Trooper"], objectives=[BASE])
    game = scene(active="light", light=light, abilities=True)
    game.offers("play Rebel Trooper unit", "pass")


@pytest.mark.parametrize(("whose", "own"), [("light", True), ("dark", False)])
@pytest.mark.parametrize(
    ("words", "pile"), [("deck", "deck"), ("objective deck", "objective_deck")]
)
@pytest.mark.parametrize("sunk", [True, False])
def test_behind_enemy_lines_looks_at_the_top_of_an_enemy_deck_when_an_objective_enters(
    scene, whose, own, words, pile, sunk
):
    """Whoever's objective it is."""
    light = rebels(objectives=["Behind Enemy Lines", *[objective("Camp")] * (1 if own else 2)])
    light.objective_deck = [objective("Next")]
    light.hand = [dummy("Card", "light")] * 6
    dark = Side(
        objective_deck=[objective(f"Plan {n}", side="dark") for n in range(4)],
        hand=[dummy("Card")] * 6,
    )
    if not own:
        dark.objectives = [objective(f"Post {n}", side="dark") for n in range(2)]
    game = scene(phase="refresh", active=whose, dark=dark, light=light, abilities=True)
    game.skip_to("reaction", "light")
    game.choose("use Behind Enemy Lines")
    game.offers(
        "value Behind Enemy Lines objective deck",
        "value Behind Enemy Lines deck",
    )
    before, other = game.pile(pile, "dark"), game.pile(pile, "light")
    seen = looks_at(game, f"value Behind Enemy Lines {words}")
    assert seen == [("light", before[-1:])]
    game.choose(f"value Behind Enemy Lines {words}")
    game.asks("may", "light")
    game.choose("do" if sunk else "decline")
    game.leave()
    assert game.pile(pile, "dark") == ([before[-1], *before[:-1]] if sunk else before)
    assert game.pile(pile, "light") == other


@pytest.mark.parametrize("gone", ["light", "dark", None])
def test_observation_point_looks_at_the_top_of_both_decks_and_discards_one(scene, gone):
    decks = {
        side: [event(f"{side} {n}", side=side) for n in range(3)] for side in ("dark", "light")
    }
    light = rebels(enhancements=[("Observation Point", None)], deck=decks["light"])
    game = scene(active="light", dark=Side(deck=decks["dark"]), light=light, abilities=True)
    tops = {side: game.pile("deck", side)[-1] for side in decks}
    assert looks_at(game, "use Observation Point") == [
        ("light", [tops["light"]]),
        ("light", [tops["dark"]]),
    ]
    game.choose("use Observation Point")
    assert game.focus("Observation Point") == 1
    game.asks("may", "light")
    game.choose("decline" if gone is None else "do")
    if gone is not None:
        game.choose(f"either Observation Point {['light', 'dark'].index(gone)}")
    for side in decks:
        assert game.pile("discard", side) == ([tops[side]] if side == gone else [])
    game.leave()


@pytest.mark.rule("FORCE-14")
@pytest.mark.parametrize(
    ("enemy", "balance", "won"),
    [(1, "dark", True), (3, "light", False), (2, "light", True), (2, "dark", False)],
)
def test_winter_sends_an_enemy_enhancement_back_after_you_win_the_struggle(
    scene, enemy, balance, won
):
    """To the top of the deck of its owner, who is its controller here. A tie is won by whoever has
    the balance."""
    traps = [(enhancement(title, side="dark"), None) for title in ("Trap", "Snare")]
    dark = Side(enhancements=traps, units=[dummy("Sith", force=enemy)], committed=["Sith"])
    light = Side(
        units=["Winter"],
        committed=["Winter"],
        enhancements=[(enhancement("Camp"), None)],
    )
    game = scene(
        phase="force", active="dark", balance=balance, dark=dark, light=light, abilities=True
    )
    game.skip_to("reaction" if won else "action")
    if won:
        game.asks("reaction", "light")
        game.choose("use Winter")
        game.asks("target", "light")
        game.offers("target Trap", "target Snare")
        game.choose("Snare")
        assert game.pile("deck", "dark")[-1] == "Snare"
    assert game.zone("Snare") == ("deck" if won else "in play")
    assert game.zone("Trap") == "in play"
    game.leave()


def test_tactical_genius_readies_a_unit_committed_to_the_force(scene):
    light = Side(
        hand=["Tactical Genius"],
        units=[dummy(title, "light") for title in ("Tired", "Ready", "Absent")],
        committed=["Tired", "Ready"],
        focus={"Tired": 2, "Absent": 1},
    )
    dark = Side(units=[dummy("Sith")], committed=["Sith"], focus={"Sith": 1})
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("play Tactical Genius")
    pay(game)
    game.choose("use Tactical Genius")
    # Of either player, and ready ones as well.
    game.offers("target Tired", "target Ready", "target Sith")
    game.choose("Tired")
    assert [game.focus(card) for card in ("Tired", "Absent", "Sith")] == [1, 1, 1]
    game.leave()
