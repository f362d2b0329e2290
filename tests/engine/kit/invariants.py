"""What holds in every game at every decision, whatever was played before."""

from swlcg_deck.engine.core.constants import (
    AFFILIATION,
    ASIDE,
    BENEATH,
    CAPTURED,
    DARK,
    DECK,
    DIAL,
    DIAL_END,
    DISCARD,
    EDGE_STACK,
    ENHANCEMENT,
    FORCE_CARDS,
    HAND,
    IN_PLAY,
    LIGHT,
    MISSION,
    NOBODY,
    OBJECTIVE,
    OBJECTIVE_DECK,
    OBJECTIVES,
    OBJECTIVES_TO_WIN,
    PLAYERS,
    SETUP,
    UNIT,
    VICTORY,
    opponent,
)
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import capacity, dial_targets
from swlcg_deck.engine.rules.engagement import DefendersFirst
from swlcg_deck.engine.rules.play_card import Playing
from swlcg_deck.engine.texts.verbs.tokens import PlaceShield
from swlcg_deck.engine.timing.frames import Initiation, Occurrence, Settling

MOST_TURNS = 60
MOST_FOCUS = 60
OWN_PILES = {
    "hand": HAND,
    "deck": DECK,
    "objective_deck": OBJECTIVE_DECK,
    "discard": DISCARD,
    "edge_stack": EDGE_STACK,
    "facedown": SETUP,
}
TAKEN_OUT = frozenset({"The Spice Trade"})
"""Cards whose own text takes them out of the game."""
AREAS = {"units": (UNIT,), "objectives": (OBJECTIVE, MISSION), "enhancements": (ENHANCEMENT,)}


def check_decision(state: State, decision: Decision) -> None:
    """Something to choose from, and the game in order."""
    options = decision.options
    assert options, decision
    assert len(dict.fromkeys(options)) == len(options), decision
    assert 0 <= decision.least <= decision.most <= len(options), decision
    assert decision.player in PLAYERS, decision
    assert decision.kind, decision
    assert decision.why, decision
    check_table(state)


def check_table(state: State) -> None:
    assert state.turn <= MOST_TURNS, f"turn {state.turn}"
    in_play = cards_in_their_places(state)
    tokens_only_in_play(state, in_play)
    hosts_are_in_play(state)
    force_cards_are_three(state)
    engagement_is_in_order(state)
    unique_titles_are_single(state, in_play)
    nobody_has_won(state)


def cards_in_their_places(state: State) -> list[int]:
    """Every card lies in one place, the one its zone says; those in play are returned."""
    places: list[int] = list(state.captured)
    assert all(state.zone[card] == CAPTURED for card in state.captured)
    in_play = list(state.affiliation_card)
    for player in PLAYERS:
        for name, zone in OWN_PILES.items():
            for card in getattr(state, name)[player]:
                assert state.zone[card] == zone, (name, card)
                assert state.controller[card] == player, (name, card)
                # Only an edge stack may hold cards of the other player: a text has laid them there.
                assert state.owner[card] == player or zone == EDGE_STACK, (name, card)
                assert state.kind[card] == state.faces[card].kind, (name, card)
                places.append(card)
        for card in state.beneath[player]:
            assert (state.zone[card], state.owner[card]) == (BENEATH, player), card
            if state.zone[state.host[card]] == IN_PLAY or is_settled(state):
                assert state.controller[card] == state.controller[state.host[card]], card
            places.append(card)
        for card in state.victory[player]:
            assert state.zone[card] == VICTORY, card
            assert state.controller[card] == player, card
            places.append(card)
        for name, kinds in AREAS.items():
            for card in getattr(state, name)[player]:
                assert state.kind[card] in kinds, (name, card)
                assert state.controller[card] == player, (name, card)
                in_play.append(card)
        missions = [card for card in state.objectives[player] if state.kind[card] == MISSION]
        assert len(missions) <= 1
        # What is on its way out may already have been replaced.
        going = [card for card in state.objectives[player] if is_leaving(state, card)]
        assert len(state.objectives[player]) - len({*missions, *going}) <= OBJECTIVES
        assert state.kind[state.affiliation_card[player]] == AFFILIATION
    assert all(state.zone[card] == IN_PLAY for card in in_play)
    places += in_play + cards_being_played(state)
    assert sorted(places) == list(range(len(state.faces))), "a card is lost or in two places"
    return in_play


def cards_being_played(state: State) -> list[int]:
    """Cards in no zone: only one that is being played (ABIL-27)."""
    away = [card for card, zone in enumerate(state.zone) if zone == ASIDE]
    aside = [card for card in away if not state.faces[card].is_force_card]
    played = [frame.card for frame in state.stack if isinstance(frame, Playing)]
    played += [frame.scope.source for frame in state.stack if isinstance(frame, Initiation)]
    taken_out = [card for card in aside if state.faces[card].title in TAKEN_OUT]
    assert all(card in played for card in aside if card not in taken_out), aside
    return away


def is_settled(state: State) -> bool:
    """Whether the check of the table (TC-60) is over; in its middle a card may be due to go."""
    return not any(isinstance(frame, Settling) for frame in state.stack)


def is_leaving(state: State, card: int) -> bool:
    """Whether a card is on its way out of play anyhow, and so does not die once more (DMG-28)."""
    return any(
        isinstance(frame, Occurrence)
        and frame.event.kind == "left_play"
        and card in frame.event.cards
        for frame in state.stack
    )


def tokens_only_in_play(state: State, in_play: list[int]) -> None:
    for name in ("focus", "damage", "shield"):
        tokens = getattr(state, name)
        assert sum(tokens) == sum(tokens[card] for card in in_play), f"{name} out of play"
    for card in in_play:
        assert state.focus[card] <= MOST_FOCUS, card
        assert state.shield[card] <= 1 or some_text_shields_again(state), card
        if state.damage[card]:
            # Damage to the dial lies on the card through which it is engaged (WIN-08).
            dial = state.host[card] == DIAL
            assert state.kind[card] in (UNIT, OBJECTIVE, MISSION, ENHANCEMENT) or dial, card
            if state.kind[card] == ENHANCEMENT and not capacity(state, card):
                continue  # damage lies there without end
            room = capacity(state, card) - state.damage[card]
            assert room > 0 or not is_settled(state) or is_leaving(state, card), card


def some_text_shields_again(state: State) -> bool:
    """Whether a card of the decks puts a shield on what has one (SHIELD-11)."""
    return any(
        isinstance(verb, PlaceShield) and verb.again
        for face in state.faces
        for ability in face.abilities
        for verb in ability.effect
    )


def hosts_are_in_play(state: State) -> None:
    attached = (*state.enhancements[DARK], *state.enhancements[LIGHT])
    below = (*state.beneath[DARK], *state.beneath[LIGHT])
    bound = dict.fromkeys((*attached, *state.captured, *below))
    for card, host in enumerate(state.host):
        if card not in bound:
            assert host == NOBODY, card
        elif host >= 0:
            assert host != card, card
            assert state.zone[host] == IN_PLAY or not is_settled(state), card
        else:
            assert host in (NOBODY, DIAL), card
    assert all(state.host[card] >= 0 for card in (*state.captured, *below))


def force_cards_are_three(state: State) -> None:
    """Each Force card is in the supply or under a unit (FORCE-04)."""
    for player in PLAYERS:
        committed = sum(state.committed[unit] for unit in state.units[player])
        taken = [card for card in state.captured if state.faces[card].is_force_card]
        captured = sum(state.owner[card] == player for card in taken)
        assert state.force_supply[player] + committed + captured == FORCE_CARDS, player
        assert state.force_supply[player] >= 0, player
    everyone = (*state.units[DARK], *state.units[LIGHT])
    assert sum(state.committed) == sum(state.committed[unit] for unit in everyone)


def engagement_is_in_order(state: State) -> None:
    """Units have a role only in an engagement, and on their own side of it (CONF-07, CONF-08)."""
    everyone = (*state.units[DARK], *state.units[LIGHT])
    taking_part = [unit for unit in everyone if state.role[unit]]
    assert sum(1 for role in state.role if role) == len(taking_part), "a role without a unit"
    if not state.engagement and any(isinstance(frame, DefendersFirst) for frame in state.stack):
        return  # they are declared already, and there will be an engagement if anybody attacks
    if not state.engagement:
        assert not taking_part, taking_part
        assert state.engaged == state.edge_holder == NOBODY
        assert state.edge_stack == [(), ()]
        return
    for unit in taking_part:
        attacks = state.controller[unit] == state.active
        assert state.role[unit] == (1 if attacks else 2), unit
    if state.engaged != NOBODY:
        dials = dial_targets(state, state.active)
        assert state.engaged in (*state.objectives[opponent(state.active)], *dials), state.engaged


def unique_titles_are_single(state: State, in_play: list[int]) -> None:
    """At most one unique card of a title, under either player (UNIQ-02)."""
    titles = [state.faces[card].title_id for card in in_play if state.faces[card].unique]
    assert len(dict.fromkeys(titles)) == len(titles), titles
    assert sorted(titles) == sorted(state.unique_in_play)


def nobody_has_won(state: State) -> None:
    """Whoever is asked something plays a game that is not over (WIN-01, WIN-03)."""
    assert 0 <= state.dial < DIAL_END, state.dial
    assert state.result is None
    assert len(state.victory[LIGHT]) < OBJECTIVES_TO_WIN or state.unscored
