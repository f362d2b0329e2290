"""Ground rules: sides, "cannot", card against rule, two players (GEN)."""

from typing import get_args

import pytest
from kit.abilities import action, by_you, gains, reaction
from kit.card_makers import affiliation_card, enhancement, mission, objective, unit
from kit.scenario import Side

from swlcg_deck.cards.abilities.nodes import Player
from swlcg_deck.cards.base import Affiliation
from swlcg_deck.cards.base import Side as CardSide
from swlcg_deck.engine.core.ability import Ability
from swlcg_deck.engine.core.constants import DARK, LIGHT, UNIT
from swlcg_deck.engine.facts.board import cards_of
from swlcg_deck.engine.new_game import DeckChoice, DeckError, deck_to_play
from swlcg_deck.engine.rules.leave_play import send_from_play
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.engine.texts.references import player_named
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.tokens import Deal, PlaceFocus

SIDES = {
    "light": ("Jedi", "Rebel Alliance", "Smugglers and Spies"),
    "dark": ("Sith", "Imperial Navy", "Scum and Villainy"),
}


def is_unit(state, scope, card):
    return state.kind[card] == UNIT


@pytest.mark.rule("GEN-01")
@pytest.mark.rule("GEN-02")
def test_each_side_is_played_with_an_affiliation_and_sets_of_its_own(pool):
    for player, side, other in ((DARK, "dark", "light"), (LIGHT, "light", "dark")):
        sets = [entry.number for entry in pool.sets if entry.side is CardSide(side)][:10]
        for affiliation in SIDES[side]:
            assert deck_to_play(pool, DeckChoice(affiliation, sets), player)
        for affiliation in SIDES[other]:
            with pytest.raises(DeckError):
                deck_to_play(pool, DeckChoice(affiliation, sets), player)


@pytest.mark.rule("GEN-02")
def test_a_card_of_no_affiliation_is_neutral(pool):
    book = FaceBook()
    for entry in pool.sets:
        for card in entry.cards:
            neutral = card.affiliation is Affiliation.NEUTRAL
            assert (book.face(card).affiliation == 0) is neutral


def cannot_be_damaged(state, scope, card):
    return card == scope.source


@pytest.mark.rule("GEN-03")
def test_a_unit_that_cannot_be_damaged_takes_none_of_the_damage_to_each_unit(scene):
    ghost = unit("Ghost", abilities=(gains("cannot", of=cannot_be_damaged, key="damaged"),))
    storm = objective(
        "Storm",
        side="dark",
        abilities=(
            Ability(kind="action", effect=(Select("all", is_unit, every=True), Deal("all", 1))),
        ),
    )
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(objectives=[storm], units=[unit("Guard", side="dark")]),
        light=Side(units=[ghost, unit("Rebel")]),
    )
    game.choose("use Storm")
    assert [game.damage(name) for name in ("Guard", "Ghost", "Rebel")] == [1, 0, 1]
    game.leave()


@pytest.mark.rule("GEN-03")
@pytest.mark.rule("FOCUS-03")
def test_a_cannot_of_the_rules_beats_a_text(scene):
    """A text that focuses a card cannot focus an exhausted one."""
    ability = "action: {cost: [{focus: self}], do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
    works = objective("Works", side="dark", text=ability)
    busy = objective(
        "Busy", side="dark", text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
    )
    side = Side(objectives=[works, busy], focus={"Works": 1})
    game = scene(phase="deployment", active="dark", dark=side)
    game.offers("use Busy", "pass")


@pytest.mark.rule("GEN-04")
def test_where_a_text_contradicts_a_rule_the_text_wins(scene):
    """By rule a reserve is six and an affiliation card gives one resource."""
    rumors = objective(
        "Rumors",
        side="light",
        abilities=(
            gains("reserve", of=lambda s, scope, player: player == scope.you, fixed=2),
            gains("resources", of=lambda s, scope, card: card == scope.source, fixed=3),
        ),
    )
    costly = unit("Costly", cost=4)
    game = scene(
        phase="draw",
        active="light",
        light=Side(objectives=[rumors], deck=[costly, unit("Second")], bare_deck=True),
    )
    game.asks("action", "light")
    assert game.pile("hand", "light") == ["Costly", "Second"]
    game.offers("play Costly unit", "play Second unit", "pass")


@pytest.mark.rule("GEN-06")
def test_there_is_no_end_to_the_tokens_of_the_pool(scene):
    flood = objective(
        "Flood",
        side="dark",
        abilities=(
            Ability(
                kind="action",
                effect=(
                    Select("all", is_unit, every=True),
                    PlaceFocus("all", 40),
                    Deal("all", 40),
                ),
            ),
        ),
    )
    giants = [unit(f"Giant {n}", capacity=90) for n in range(3)]
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(objectives=[flood]),
        light=Side(units=giants, damage={"Giant 1": 45}),
    )
    game.choose("use Flood")
    assert [game.focus(f"Giant {n}") for n in range(3)] == [40, 40, 40]
    assert [game.damage(f"Giant {n}") for n in range(3)] == [40, 85, 40]
    game.leave()


@pytest.mark.rule("GEN-10")
@pytest.mark.rule("GEN-12")
def test_the_opponent_of_each_player_is_the_other_one(scene):
    seen = {}

    def look(state, effect):
        seen[effect.scope.you] = player_named(state, effect.scope, "opponent")

    spies = {
        side: Side(objectives=[objective(f"Spy {side}", side=side, abilities=(action(look),))])
        for side in ("dark", "light")
    }
    game = scene(phase="draw", active="dark", **spies)
    game.choose("use Spy dark")
    game.choose("use Spy light")
    assert seen == {DARK: LIGHT, LIGHT: DARK}
    # The language of the texts has no word for several opponents or for friends.
    assert set(get_args(Player)).isdisjoint({"each_opponent", "friendly_player"})
    assert len(game.state.hand) == len(game.state.deck) == 2
    game.leave()


@pytest.mark.rule("GEN-11")
def test_pilots_missions_and_influence_are_played_by_their_own_rules(scene):
    pilot = unit("Ace", affiliation="Sith", cost=2, keywords=[{"pilot": 1}], traits=["Pilot"])
    tie = unit("Fighter", side="dark", traits=["Vehicle"])
    raid = mission("Raid", side="dark")
    secrets = objective("Secrets", side="dark", keywords=["influence"])
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(
            affiliation=affiliation_card("Imperial Navy"),
            objectives=[secrets, objective("Second", side="dark")],
            units=[tie],
            hand=[pilot, raid],
        ),
    )
    # Without the Influence of the objective nothing here would match a Sith card.
    game.offers("play Ace unit", "play Ace enhancement", "play Raid mission", "pass")
    game.choose("play Ace enhancement")
    assert game.host("Ace") == "Fighter"
    assert game.focus("Secrets") == 1
    game.choose("Raid")
    assert game.controller("Raid") == "light"
    assert "Raid" in game.pile("objectives", "light")
    game.leave()


@pytest.mark.rule("RB-06")
@pytest.mark.rule("SETUP-02")
def test_the_affiliation_card_never_leaves_play(scene):
    def sweep(state, effect):
        send_from_play(state, cards_of(state, DARK), "discarded", by=effect.scope.you)

    bomb = objective("Bomb", side="light", abilities=(action(sweep),))
    game = scene(
        phase="deployment",
        active="light",
        dark=Side(
            units=[unit("Guard", side="dark")],
            enhancements=[(enhancement("Base", side="dark"), None)],
        ),
        light=Side(objectives=[bomb]),
    )
    game.choose("use Bomb")
    assert game.zone("Sith affiliation") == "in play"
    assert game.zone("Guard") == game.zone("Base") == "discard pile"
    game.leave()


@pytest.mark.rule("SETUP-02")
def test_texts_can_speak_of_the_affiliation_card(scene):
    """It can be focused by a text, gain an ability of its own, and pay."""

    def is_head(state, scope, card):
        return card in state.affiliation_card

    droid = unit(
        "Droid",
        side="dark",
        abilities=(
            Ability(
                kind="action",
                effect=(Select("head", is_head, whose="opponent"), PlaceFocus("head")),
            ),
        ),
    )
    head = affiliation_card("Jedi", abilities=(reaction("focus_placed", matches=not_mine),))
    game = scene(
        phase="deployment", active="dark", dark=Side(units=[droid]), light=Side(affiliation=head)
    )
    game.choose("use Droid")
    assert game.focus("Jedi affiliation") == 1
    game.asks("reaction", "light")
    game.offers("use Jedi affiliation", "pass")


def not_mine(state, scope, event, card):
    return not by_you(state, scope, event, card)


@pytest.mark.rule("OPEN-35")
def test_the_active_player_orders_the_forced_effects_of_both(scene):
    halves = {
        side: Side(
            objectives=[
                objective(
                    f"Omen {side}",
                    side=side,
                    text=(
                        "reaction: {when: [{begins: turn}, {begins: phase}, {begins: engagement}, "
                        "{begins: edge_battle}, {begins: struggle}], forced: true, "
                        "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
                    ),
                )
            ]
        )
        for side in ("dark", "light")
    }
    for active in ("dark", "light"):
        game = scene(phase="draw", active=active, **halves)
        game.asks("forced reaction", active)
        game.offers("use Omen dark", "use Omen light")
        game.choose("use Omen light")
        game.skip_to("forced reaction", active)
