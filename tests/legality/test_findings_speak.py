"""What a check says can be said in every language; in English it is as it always was."""

import pytest
from legality_decks import DARK, LIGHT, deck_of
from nameless_language import names_of, words_left

from swlcg_deck.cards.filters import with_article
from swlcg_deck.decks.deck import DeckSet, ListedCard
from swlcg_deck.language import tr
from swlcg_deck.legality.check_words import check_sections, headline, progress_words, result_text
from swlcg_deck.legality.deck_check import check_table, slots_of
from swlcg_deck.legality.host_words import host_words
from swlcg_deck.legality.hosts import wanted_host
from swlcg_deck.legality.judge import Judge
from swlcg_deck.legality.table_reading import read_table

GUARDIANS = "Guardians of Justice"
HOSTLESS = (37, 76, 145)
"""Sets with enhancements or a pilot, and nothing to put them on."""


def listed(code: str | None, title: str) -> ListedCard:
    return ListedCard(code=code, title=title, copies=1)


def a_list_of_single_cards(pool):
    """One card is missing, one is of another set, two are strangers."""
    known = [card for number in (1, 112) for card in pool.set(number).command_cards]
    cards = [listed(card.code, card.title) for card in known[1:]]
    other = next(c for c in pool.cards_titled("Yoda") if c.set not in {None, 112})
    cards = [card for card in cards if card.title != "Yoda"]
    challenge = pool.challenge_cards[0]
    strangers = (listed("19-2", "Vader"), listed(None, "Qqq"), listed(challenge.code, "?"))
    cards += [listed(other.code, "Yoda"), *strangers]
    return deck_of("Jedi", 1, 112, listed=tuple(cards))


@pytest.fixture
def decks(pool):
    """Between them they break every rule and earn every warning."""
    unknown = deck_of("Qqq", *LIGHT).model_copy(
        update={"sets": (DeckSet(title="Qqq", copies=3), DeckSet(number=999, title="Xxx"))}
    )
    challenge = deck_of("Jedi").model_copy(
        update={"sets": (DeckSet(title=pool.challenge_cards[0].title),)}
    )
    return (
        deck_of(None, *LIGHT),
        deck_of(None, *LIGHT, 19),
        deck_of(None, *DARK, 1, 2),
        unknown,
        challenge,
        deck_of("Jedi", 1),
        deck_of("Jedi", *LIGHT, 19),
        deck_of("Sith", *DARK, 1),
        deck_of("Jedi", (1, 3), (112, 2), *((entry.number, 2) for entry in _limited(pool))),
        *(deck_of(card.title, *_locked(pool)) for card in pool.affiliation_cards),
        deck_of(GUARDIANS, *LIGHT),
        deck_of(GUARDIANS, 15, 999, *LIGHT[:3]),
        deck_of("Jedi", *LIGHT, 112, 128),
        deck_of(GUARDIANS, 1, 2, 3, 5, 6, 8, 9, 11, 112, 229),
        a_list_of_single_cards(pool),
        *(deck_of("Jedi" if pool.set(n).side == "light" else "Sith", n) for n in HOSTLESS),
        *(deck_of("Jedi", *((n, 2) for n in numbers)) for numbers in _shares(pool)),
        deck_of("Jedi", *(entry.number for entry in pool.sets if entry.side == "light")),
        deck_of("Jedi", *((n, 2) for n in (1, 2, 3, 5)), 6, 7),
    )


def _limited(pool):
    """One that is printed so, one by an erratum."""
    printed = next(entry for entry in pool.sets if entry.limit_one)
    erratum = next(e for e in pool.sets if not e.limit_one and pool.is_limit_one(e))
    return printed, erratum


def _locked(pool):
    return [entry.number for entry in pool.sets if entry.affiliation_only][:4]


def _shares(pool):
    """The five sets of the light side with the fewest fate cards, the most, the most Limited."""
    light = [entry for entry in pool.sets if entry.side == "light"]

    def fates(entry):
        return sum(card.type.value == "fate" for card in entry.cards)

    def limited(entry):
        return sum(card.has_keyword("limited") for card in entry.cards)

    by_fate, by_limited = sorted(light, key=fates), sorted(light, key=limited)
    return [
        [entry.number for entry in five] for five in (by_fate[:5], by_fate[-5:], by_limited[-5:])
    ]


def sentences(findings):
    for finding in findings:
        yield finding.rule, finding.message
        yield finding.rule, finding.citation
        for fix in finding.fixes:
            yield finding.rule, fix.label


def everything_said(pool, decks):
    judge = Judge(pool)
    return [pair for deck in decks for pair in sentences(judge.check(deck).findings)]


def test_the_decks_earn_every_kind_of_finding(pool, decks):
    found = {
        rule if not rule.startswith("RL-") else "RL" for rule, _ in everything_said(pool, decks)
    }
    construction = {f"DECK-{n:02}" for n in (1, 2, 3, 5, 6, 8, 10, 11, 13, 17, 18)}
    warnings = {"UNIQ-02", "PILOT-01", "DEPLOY-12", "EDGE-07", "KEY-04", "RES-10"}
    assert found == construction | warnings | {"RL"}


@pytest.mark.usefixtures("nameless")
def test_a_finding_has_no_word_that_cannot_be_translated(pool, decks):
    names = names_of(pool) | {"Qqq", "Xxx", "Set"}
    left = {(rule, tr(text)) for rule, text in everything_said(pool, decks)}
    assert [(rule, text) for rule, text in left if words_left(text, names)] == []


def test_in_english_a_finding_is_translated_to_itself(pool, decks):
    for _, text in everything_said(pool, decks):
        assert tr(text) == text


def test_the_sentences_that_are_made_of_parts_read_as_before(pool):
    judge = Judge(pool)
    (finding,) = [
        finding
        for finding in judge.check(deck_of(GUARDIANS, 15, 999, *LIGHT[:3])).findings
        if finding.rule == "DECK-17"
    ]
    assert finding.message == (
        "Guardians of Justice needs exactly 6 Jedi and exactly 6 Rebel Alliance or neutral "
        "objectives; this deck has 3 and 0, and 1 of Smugglers and Spies, which it does not allow "
        "and 1 that the card pool does not know."
    )
    (group,) = [
        finding
        for finding in judge.check(deck_of("Jedi", *LIGHT, 10, 112, 128, 131)).findings
        if finding.rule == "RL-LS-2"
    ]
    assert group.message.endswith(" are in the same restricted group; keep one.")
    assert [fix.label.split()[0] for fix in group.fixes] == ["Remove", "Remove"]


def test_what_an_enhancement_is_put_on_reads_as_the_card_does(pool):
    for host in _hosts(pool):
        assert host_words(host) == with_article(host.english())


@pytest.mark.usefixtures("nameless")
def test_what_an_enhancement_is_put_on_has_no_word_that_cannot_be_translated(pool):
    names = names_of(pool)
    told = [tr(host_words(host)) for host in _hosts(pool)]
    assert len(told) > 20
    assert [text for text in told if words_left(text, names)] == []


def _hosts(pool):
    return {wanted_host(card) for entry in pool.sets for card in entry.command_cards} - {None}


def a_messy_table(pool):
    deck = deck_of("Jedi", 1, 112).model_copy(
        update={"sets": (*deck_of("Jedi", 1, 112).sets, DeckSet(title="Qqq"))}
    )
    other = next(c for c in pool.cards_titled("Yoda") if c.set not in {None, 112})
    table = {"1-2": 3, other.code: 1, "19-2": 1}
    return deck, check_table(deck, pool, table)


@pytest.mark.usefixtures("nameless")
def test_a_deck_check_has_no_word_that_cannot_be_translated(pool):
    deck, check = a_messy_table(pool)
    sections = check_sections(check)
    assert [section.kind for section in sections] == ["wrong", "foreign", "unknown", "missing"]
    names = names_of(pool) | {"Qqq", "Test"}
    texts = [tr(line.words) for section in sections for line in section.lines]
    texts += [tr(section.title) for section in sections]
    texts += [tr(headline(check)), tr(progress_words(check)), result_text(deck.name, check)]
    assert [text for text in texts if words_left(text, names)] == []


@pytest.mark.usefixtures("nameless")
def test_what_is_typed_at_the_table_is_answered_without_untranslated_words(pool):
    slots = slots_of(deck_of("Jedi", 1, 112, 128), pool)
    text = "999\n1-9\n999-1\n1-2 Vader\n112\nYod\nqqq\n1-2 1-3 Vader\nYoda (19)\nYoda\nThe"
    reading = read_table(text, pool, slots)
    told = [wrong.reason for wrong in reading.misread] + [one.remark for one in reading.named]
    names = names_of(pool) | {"Vader"}
    assert len({text for text in told if text}) > 7
    assert [tr(text) for text in told if words_left(tr(text), names)] == []
