"""Open, derived and hidden information, and what is shown for a while (INFO, DEF-12)."""

import pytest
from kit.abilities import action
from kit.card_makers import event, objective, unit
from kit.engagements import BOTH, edge_battle
from kit.looking import asked, goes_on
from kit.scenario import Side

from swlcg_deck.engine.core.constants import DARK, DECK, HAND, LIGHT, PLAYERS
from swlcg_deck.engine.core.driver import advance, answer
from swlcg_deck.engine.seats.view import observe
from swlcg_deck.engine.telling.log import transcript
from swlcg_deck.engine.texts.verbs.captives import Capture
from swlcg_deck.engine.texts.verbs.cards import Reveal, Search, Send, TopCards
from swlcg_deck.engine.texts.verbs.choosing import Select


def seen_in_play(game, player, title):
    """A card in play as a player's view shows it."""
    seats = observe(game.state, player).seats
    return next(card for seat in seats for card in seat.in_play if card.title == title)


def log_of(game, choice):
    """The log that both may read of what an option would bring about."""
    return "\n".join(transcript(after(game, choice)))


def after(game, choice):
    """The game as it would be after a choice, with its journal; this game stays where it is."""
    twin = game.state.clone()
    twin.journal = []
    answer(twin, [game.options.index(choice)])
    advance(twin)
    return twin


@pytest.mark.rule("INFO-01")
@pytest.mark.rule("INFO-02")
def test_open_information_is_in_both_views_in_full(scene):
    game = scene(
        dark=Side(
            hand=[event("A", side="dark")] * 2,
            discard=[unit("Lost", side="dark"), unit("Gone", side="dark")],
        ),
        light=Side(
            victory=["19-1"],
            captured=[(unit("Held", side="light"), "Objective 2")],
            discard=["1-2"],
        ),
        dial=7,
    )
    goes_on(game)
    for player in PLAYERS:
        view = observe(game.state, player)
        dark, light = view.seats
        assert [card.title for card in dark.discard] == ["Lost", "Gone"]
        assert (dark.hand_size, light.hand_size) == (2, 0)
        assert (dark.deck_size, light.deck_size) == (12, 12)
        assert len(light.victory) == 1
        assert view.dial == 7
        assert seen_in_play(game, player, "Objective 2").captured == 1


@pytest.mark.rule("INFO-03")
@pytest.mark.rule("INFO-04")
def test_tokens_and_commitments_are_shown_to_both_as_they_are(scene):
    game = scene(
        phase="force",
        light=Side(
            units=[unit("Knight", side="light", capacity=4)],
            damage={"Knight": 3},
            focus={"Knight": 2},
            shields={"Knight": 1},
            committed=["Knight"],
        ),
    )
    goes_on(game)
    for player in PLAYERS:
        card = seen_in_play(game, player, "Knight")
        assert (card.damage, card.focus, card.shield, card.committed) == (3, 2, 1, True)


@pytest.mark.rule("INFO-05")
@pytest.mark.rule("INFO-03")
def test_the_opponent_can_see_which_units_were_chosen_earlier(scene):
    above = event(
        "Above",
        side="dark",
        text=(
            "action: {do: [{apply: {gain: {blast_damage: 1}}, to: {target: {type: unit}, "
            "pick: 2, up_to: true}, until: turn}]}"
        ),
    )
    game = scene(
        phase="draw", dark=Side(hand=[above], units=[unit(title, side="dark") for title in "ABC"])
    )
    game.skip_to("action", "dark")
    game.choose("use Above")
    game.choose("A", "C")
    views = [observe(game.state, player).lasting for player in PLAYERS]
    assert views[0] == views[1]
    assert [game.names(effect.cards) for effect in views[LIGHT]] == [["A"], ["C"]]
    assert {(game.names([effect.source])[0], effect.until) for effect in views[LIGHT]} == {
        ("Above", "turn")
    }
    assert seen_in_play(game, LIGHT, "A").icons[1] == 1
    goes_on(game)


def kyle(state, scope, card):
    return state.faces[card].title == "Kyle"


@pytest.mark.rule("INFO-06")
@pytest.mark.rule("INFO-08")
@pytest.mark.rule("DEF-12")
def test_a_card_found_and_revealed_is_told_once_and_hidden_again_in_the_hand(scene):
    guide = action(Search("found", kyle, top=5), Reveal("found"), Send("found", HAND))
    game = scene(
        active="light",
        light=Side(
            objectives=[objective("Guide", side="light", abilities=(guide,))],
            deck=[unit("Kyle", side="light")],
        ),
    )
    game.choose("use Guide")
    # While it is being found only the searcher knows; when it is revealed both read its name.
    assert observe(game.state, DARK).decision is None
    log = log_of(game, "find Kyle")
    assert "Kyle" in log
    game.choose("find Kyle")
    assert game.pile("hand", "light") == ["Kyle"]
    enemy = observe(game.state, DARK).seats[LIGHT]
    assert (enemy.hand_size, enemy.hand) == (1, ())
    goes_on(game)


@pytest.mark.rule("INFO-09")
@pytest.mark.rule("INFO-07")
def test_looking_tells_the_one_who_looks_and_the_log_names_nothing(scene):
    peek = "action: {do: [{look: {top: 1, whose: opponent}}]}"
    game = scene(
        dark=Side(objectives=[objective("Peek", side="dark", text=peek)]),
        light=Side(deck=[unit("Secret", side="light")]),
    )
    assert game.options
    before = observe(game.state, DARK)
    assert "Secret" not in repr(before)
    twin = after(game, "use Peek")
    assert ("looked", DARK, (game.card("Secret"),)) in twin.journal
    assert "Secret" not in "\n".join(transcript(twin))
    goes_on(game)


@pytest.mark.rule("INFO-10")
@pytest.mark.rule("INFO-07")
@pytest.mark.parametrize("zone", [HAND, DECK])
def test_a_capture_from_hand_or_deck_tells_where_but_not_which(scene, zone):
    if zone == HAND:
        first = Select("victim", lambda *_: True, HAND, "opponent", random=True)
    else:
        first = TopCards("victim", who="opponent")
    jail = objective(
        "Jail", side="dark", abilities=(action(first, Capture("victim", at="self", zones=(zone,))),)
    )
    prey = [unit("Prey", side="light")]
    game = scene(
        dark=Side(objectives=[jail]),
        light=Side(**({"hand": prey} if zone == HAND else {"deck": prey})),
    )
    log = log_of(game, "use Jail")
    assert "captured" in log
    assert "Jail" in log
    assert "Prey" not in log
    game.choose("use Jail")
    assert (game.zone("Prey"), game.host("Prey")) == ("captured", "Jail")
    assert seen_in_play(game, LIGHT, "Jail").captured == 1
    assert "Prey" not in repr(observe(game.state, LIGHT))
    assert [card.title for card in seen_in_play(game, DARK, "Jail").captured_cards] == ["Prey"]
    goes_on(game)


@pytest.mark.rule("DEF-12")
@pytest.mark.rule("INFO-07")
@pytest.mark.rule("INFO-08")
def test_edge_stacks_are_hidden_until_they_are_revealed(scene):
    pause = objective(
        "Pause",
        side="dark",
        text="reaction: {when: {edge_revealed: any}, do: [{place: shield, to: self}]}",
    )
    game = edge_battle(
        scene,
        **BOTH,
        dark=[event("Bluff", side="dark")],
        light=[event("Trick")],
        dark_too={
            "units": [unit("Walker", side="dark"), unit("Pal", side="dark")],
            "objectives": [pause],
        },
    )
    while asked(game).startswith("edge"):
        assert "Bluff" not in repr(observe(game.state, LIGHT).seats[DARK])
        game.choose(game.options[0])
    assert asked(game) == "reaction dark on edge_revealed"
    assert [card.title for card in observe(game.state, LIGHT).seats[DARK].edge_stack] == ["Bluff"]
    assert [card.title for card in observe(game.state, DARK).seats[LIGHT].edge_stack] == ["Trick"]
