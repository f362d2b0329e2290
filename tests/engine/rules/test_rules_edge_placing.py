"""Cards go into the edge stacks (EDGE-02..EDGE-10, EDGE-26..EDGE-28)."""

import pytest
from kit.abilities import action, button, interrupt, reaction, triggered
from kit.card_makers import enhancement, event, fate, objective, unit
from kit.engagements import asked, chronicle, edge_battle
from kit.instructions import destroy
from kit.scenario import Side
from kit.usual_cards import fighter

from swlcg_deck.engine.core.constants import DARK, HAND, LIGHT
from swlcg_deck.engine.facts.contests import seen_edge_cards
from swlcg_deck.engine.rules.edge_battle import put_in_stack
from swlcg_deck.engine.timing.frames import Occurrence
from swlcg_deck.engine.timing.occur import cancel


@pytest.mark.rule("EDGE-04")
@pytest.mark.rule("EDGE-05")
@pytest.mark.rule("TC-31")
@pytest.mark.rule("TC-32")
def test_they_alternate_from_the_attacker_until_two_passes_in_a_row(scene):
    game = edge_battle(
        scene,
        dark=[fighter("D1"), fighter("D2"), fighter("D3")],
        light=[unit("L1"), unit("L2"), unit("L3")],
    )
    game.asks("edge", "dark")
    game.offers("place D1", "place D2", "place D3", "pass")
    game.pass_()
    game.asks("edge", "light")
    game.choose("L1")
    game.asks("edge", "dark")  # a single pass is not final
    game.choose("D2")
    game.asks("edge", "light")
    game.offers("place L2", "place L3", "pass")
    game.pass_()
    game.asks("edge", "dark")
    assert game.pile("edge_stack", "dark") == ["D2"]
    assert game.pile("edge_stack", "light") == ["L1"]
    game.pass_()
    game.asks("engage", "dark")
    assert game.pile("hand", "dark") == ["D1", "D3"]


@pytest.mark.rule("EDGE-02")
@pytest.mark.rule("EDGE-03")
@pytest.mark.rule("RB-35")
@pytest.mark.rule("QS-06")
def test_a_defender_without_a_unit_places_nothing_and_the_attacker_wins(scene):
    game = edge_battle(
        scene,
        attack=("Walker", "Pal"),
        defend=(),
        dark=[fighter("D1")],
        light=[unit("L1", force=5)],
    )
    game.asks("edge", "dark")  # the attacker may still place
    game.pass_()
    game.asks("strike", "dark")
    assert game.edge == "dark"
    assert game.pile("hand", "light") == ["L1"]


@pytest.mark.rule("EDGE-06")
def test_any_card_of_the_hand_may_be_placed(scene):
    hand = [
        "Darth Vader",
        event("Talk", side="dark", cost=9),
        enhancement("Sword", {"type": "objective"}, side="dark", cost=9),
        fate("Luck", side="dark"),
        fighter("Navy", affiliation="Imperial Navy", cost=9),
    ]
    game = edge_battle(scene, dark=hand)
    game.offers(
        "place Darth Vader", "place Talk", "place Sword", "place Luck", "place Navy", "pass"
    )
    for card in ("Darth Vader", "Talk", "Sword", "Luck"):
        game.choose(card)
    assert len(game.pile("edge_stack", "dark")) == 4
    game.offers("place Navy", "pass")


@pytest.mark.rule("EDGE-07")
@pytest.mark.rule("EDGE-19")
def test_a_fate_card_is_never_offered_outside_an_edge_stack(scene):
    line = triggered("fate", "never")
    game = scene(
        phase="deployment",
        dark=Side(
            units=[fighter("Walker"), fighter("Pal")],
            hand=[fate("Luck", side="dark", abilities=(line,)), fighter("Recruit", cost=0)],
        ),
    )
    game.offers("play Recruit unit", "pass")
    game.pass_()
    game.choose("Objective 4")
    game.choose("Walker")
    game.asks("edge", "dark")
    game.offers("place Luck", "place Recruit", "pass")


@pytest.mark.rule("EDGE-19")
def test_placing_a_card_is_not_playing_it(scene):
    spy = objective(
        "Spy",
        text=(
            ("reaction: {when: {played: any}, do: [{apply: {unopposed: 1}, until: turn}]}"),
            (
                "reaction: {when: {edge_revealed: any}, do: [{apply: {unopposed: 1}, to: you, "
                "until: turn}]}"
            ),
        ),
    )
    limited = unit("Rare", keywords=["limited"])
    game = edge_battle(
        scene,
        dark=[fighter("D1")],
        light=[limited],
        light_too={"objectives": [spy, objective("Base")]},
        at="Base",
    )
    log = chronicle(game, {"edge dark": ["D1"], "edge light": ["Rare"]}, "engage dark")
    assert log == ["edge dark", "edge light", "reaction edge_revealed light"]
    assert ("turn", "limited", LIGHT) not in game.state.counts


@pytest.mark.rule("EDGE-08")
@pytest.mark.rule("EDGE-09")
@pytest.mark.rule("TC-33")
@pytest.mark.rule("TC-34")
def test_a_player_sees_his_own_stack_at_once_and_the_other_when_both_are_revealed(scene):
    eyes = (interrupt("edge_placing_done"), reaction("edge_revealed"))
    game = edge_battle(
        scene,
        dark=[fighter("D1"), fighter("D2")],
        light=[unit("L1")],
        light_too={"objectives": [objective("Eyes", abilities=eyes), objective("Base")]},
        at="Base",
    )

    def seen():
        return [
            len(seen_edge_cards(game.state, viewer, player))
            for viewer in (DARK, LIGHT)
            for player in (DARK, LIGHT)
        ]

    game.choose("D1")
    assert seen() == [1, 0, 0, 0]
    game.choose("L1")
    assert seen() == [1, 0, 0, 1]
    game.pass_()
    assert asked(game) == "interrupt edge_placing_done light"
    assert seen() == [1, 0, 0, 1]
    game.pass_()
    assert asked(game) == "reaction edge_revealed light"
    assert seen() == [1, 1, 1, 1]


@pytest.mark.rule("EDGE-10")
def test_a_revealed_card_is_blank_but_for_its_force_icons(scene):
    noisy = (
        reaction("edge_revealed"),
        reaction("edge_resolved"),
        reaction("discarded", zone=HAND),
        action(),
    )
    game = edge_battle(
        scene,
        dark=[fighter("Weak", force=1)],
        light=[
            unit("Loud", force=1, keywords=[{"edge": 3}], abilities=noisy),
            unit("Plain", force=0),
        ],
    )
    log = chronicle(game, {"edge dark": ["Weak"], "edge light": ["Loud"]}, "engage dark")
    assert log == ["edge dark", "edge light", "edge light"]


@pytest.mark.rule("EDGE-10")
def test_edge_of_a_card_in_the_stack_does_not_count(scene):
    game = edge_battle(
        scene,
        attack=("Walker", "Pal"),
        dark=[fighter("Sharp", force=1, keywords=[{"edge": 3}])],
        light=[unit("Two", force=2)],
    )
    game.choose("Sharp")
    game.choose("Two")
    game.asks("strike", "dark")  # light struck first: 2 against 1
    assert game.edge == "light"


@pytest.mark.rule("EDGE-26")
@pytest.mark.rule("EDGE-28")
@pytest.mark.rule("EDGE-02")
def test_an_attacker_without_units_places_nothing_and_loses_a_tie(scene):
    game = edge_battle(
        scene,
        defend=("Guard", "Spare"),
        dark=[fighter("D1", force=5)],
        light=[unit("L1")],
        light_too={"objectives": [button("Pit", destroy("Walker")), objective("Base")]},
        at="Base",
    )
    game.choose("Pit")
    game.pass_()
    game.asks("edge", "light")
    game.offers("place L1", "pass")
    game.pass_()
    game.pass_()
    game.asks("strike", "light")
    assert game.edge == "light"


@pytest.mark.rule("EDGE-27")
def test_without_any_participant_the_attacker_wins(scene):
    game = edge_battle(
        scene,
        defend=(),
        dark=[fighter("D1")],
        light=[unit("L1")],
        light_too={"objectives": [button("Pit", destroy("Walker")), objective("Base")]},
        at="Base",
    )
    game.choose("Pit")
    game.pass_()
    game.asks("action", "light")  # nobody could place: the window after the edge battle
    assert game.edge == "dark"


def _instead(what):
    """Replace the placing of a card by something else."""

    def run(state, effect):
        frame = state.stack[effect.within]
        assert isinstance(frame, Occurrence)
        cancel(state, frame)
        what(state, effect.scope.you)

    return run


def _would(_state, scope, happening, _subject):
    return happening.detail == ("would",) and happening.by == scope.you


@pytest.mark.rule("EDGE-28")
@pytest.mark.rule("OPEN-18")
def test_who_has_no_card_passes_and_keeps_his_moment_to_place_something_else(scene):
    def from_deck(state, player):
        put_in_stack(state, state.deck[player][-1], player)

    last_defense = objective(
        "Last Defense",
        abilities=(interrupt("edge_card_placed", _instead(from_deck), matches=_would),),
    )
    game = edge_battle(
        scene,
        dark=[fighter("D1"), fighter("D2")],
        light_too={"objectives": [last_defense, objective("Base")], "deck": [unit("Top")]},
        at="Base",
    )
    game.choose("D1")
    assert asked(game) == "interrupt edge_card_placed would light"
    game.pass_()  # he passes, for want of cards
    game.asks("edge", "dark")
    game.choose("D2")
    assert asked(game) == "interrupt edge_card_placed would light"  # he was not skipped
    game.choose("Last Defense")
    assert game.pile("edge_stack", "light") == ["Top"]
    # That was no pass: dark passes for want of cards, and light has his moment again.
    assert asked(game) == "interrupt edge_card_placed would light"
    game.pass_()
    game.asks("engage")


@pytest.mark.rule("EDGE-05")
@pytest.mark.rule("EDGE-28")
def test_something_done_instead_of_placing_is_no_pass_and_gives_the_other_his_turn_again(scene):
    """Dark has passed with a card in hand; light does something else; so dark is asked again."""

    def from_deck(state, player):
        put_in_stack(state, state.deck[player][-1], player)

    last_defense = objective(
        "Last Defense",
        abilities=(interrupt("edge_card_placed", _instead(from_deck), matches=_would),),
    )
    game = edge_battle(
        scene,
        dark=[fighter("D1")],
        light_too={"objectives": [last_defense, objective("Base")], "deck": [unit("Top")]},
        at="Base",
    )
    game.asks("edge", "dark")
    game.pass_()
    assert asked(game) == "interrupt edge_card_placed would light"
    game.choose("Last Defense")
    game.asks("edge", "dark")
    game.pass_()
    # One pass after that: light has his moment again.
    assert asked(game) == "interrupt edge_card_placed would light"
    game.pass_()
    game.asks("engage")


@pytest.mark.rule("OPEN-19")
@pytest.mark.rule("EDGE-02")
@pytest.mark.rule("EDGE-22")
def test_who_loses_his_last_unit_while_placing_places_no_more_but_may_win(scene):
    def placed(_state, scope, happening, _subject):
        return happening.detail == ("placed",) and happening.by != scope.you

    sniper = objective(
        "Sniper",
        side="dark",
        abilities=(reaction("edge_card_placed", destroy("Guard"), matches=placed),),
    )
    game = edge_battle(
        scene,
        attack=("Walker", "Pal"),
        dark=[fighter("D1", force=1), fighter("D2", force=0)],
        light=[unit("L1", force=3), unit("L2", force=3)],
        dark_too={"objectives": [sniper]},
    )
    game.choose("D1")
    game.choose("L1")
    game.choose("Sniper")
    assert game.zone("Guard") == "discard pile"
    game.asks("edge", "dark")
    game.choose("D2")
    game.asks("strike", "dark")
    assert game.edge == "light", "the card already placed counts: 3 against 1"
    assert game.pile("hand", "light") == ["L2"]
