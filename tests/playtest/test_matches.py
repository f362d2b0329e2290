"""One game between bots, and its record."""

import pytest
from kit.starter_decks import JEDI, NAVY, REBELS, SITH
from starter_games import BOOK

from swlcg_deck.decks.deck import Deck, DeckSet, new_deck
from swlcg_deck.engine.game import DARK, LIGHT, DeckChoice, DeckError
from swlcg_deck.playtest.bots import GreedyBot, RandomBot
from swlcg_deck.playtest.decks_in_play import choice_of, unwritten_cards, unwritten_note
from swlcg_deck.playtest.matches import play_match

GREEDY = (GreedyBot(), GreedyBot())


@pytest.fixture(scope="module")
def record(pool):
    return play_match(pool, (SITH, JEDI), GREEDY, 3, book=BOOK)


def test_the_same_seed_is_the_same_game(pool, record):
    assert play_match(pool, (SITH, JEDI), GREEDY, 3) == record
    assert play_match(pool, (SITH, JEDI), GREEDY, 4, book=BOOK) != record


def test_a_record_tells_the_course_of_the_game(record):
    assert record.winner in (DARK, LIGHT)
    assert record.ending in ("objectives", "dial", "decked", "card")
    assert len(record.dial) == record.turns
    assert record.dial[0] == 1
    assert record.decisions > 50
    assert abs(record.sides[DARK].turns - record.sides[LIGHT].turns) <= 1


def test_a_record_counts_cards_drawn_played_and_placed(pool, record):
    for side, choice in zip(record.sides, (SITH, JEDI), strict=True):
        codes = {card.code for number in choice.sets for card in pool.set(number).cards}
        assert sum(side.drawn.values()) >= 6 + side.turns
        assert set(side.drawn) <= codes
        assert 0 < sum(side.played.values()) + sum(side.placed.values()) <= sum(side.drawn.values())
        assert set(side.unpaid) <= set(side.drawn)
        assert side.screwed <= side.turns


def test_nobody_draws_more_copies_than_the_deck_has(pool):
    """A mulligan puts its cards back; twenty games of random play meet some."""
    mulligans = 0
    for seed in range(20):
        found = play_match(pool, (NAVY, REBELS), (RandomBot(), RandomBot()), seed, book=BOOK)
        for side in found.sides:
            mulligans += side.mulligan
            assert sum(side.drawn.values()) >= 6
            assert max(side.drawn.values()) <= 3
    assert mulligans > 5


def test_a_match_can_be_stopped(pool):
    calls = iter(range(100))
    stopped = play_match(pool, (SITH, JEDI), GREEDY, 3, book=BOOK, stopped=lambda: next(calls) > 5)
    assert stopped is None


def test_cards_without_written_text_are_named(pool):
    assert unwritten_cards(pool, SITH, DARK) == ()
    unwritten = next(
        entry.number
        for entry in pool.sets
        if entry.side.value == "dark" and entry.objective.abilities == "unwritten"
    )
    found = unwritten_cards(pool, DeckChoice("Sith", (*SITH.sets, unwritten, unwritten)), DARK)
    assert pool.set(unwritten).objective in found
    assert len({card.code for card in found}) == len(found)
    note = unwritten_note("My deck", [("1-2", "Luke"), ("1-3", "Twi'lek")])
    assert "2 different cards of My deck are played without text" in note
    assert unwritten_note("My deck", []) == ""


def test_a_deck_gives_its_sets_with_their_copies():
    deck = Deck(
        id="0" * 32,
        name="Mine",
        affiliation="Jedi",
        sets=(DeckSet(number=1, title="A", copies=2), DeckSet(number=4, title="B")),
    )
    assert choice_of(deck) == DeckChoice("Jedi", (1, 1, 4))


def test_a_deck_that_cannot_be_played_says_why():
    with pytest.raises(DeckError, match="Mine has no affiliation card"):
        choice_of(new_deck("Mine"))
    deck = Deck(id="0" * 32, name="Mine", affiliation="Jedi", sets=(DeckSet(title="Nonsense"),))
    with pytest.raises(DeckError, match="nobody knows: Nonsense"):
        choice_of(deck)
