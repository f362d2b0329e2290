"""A set in a table and its objective on a face carry the same signs."""

from swlcg_deck.cards.base import CardType
from swlcg_deck.gui.cards.badges import BadgeKind, badges_of_card, badges_of_set


def test_an_objective_says_of_its_set_what_the_row_of_the_set_says(pool):
    for edition in pool.editions:
        for entry in pool.sets:
            row = badges_of_set(entry, pool, edition)
            face = badges_of_card(entry.objective, pool, edition)
            of_set = [badge for badge in row if badge.kind is not BadgeKind.ERRATA]
            assert [badge for badge in face if badge.kind is not BadgeKind.ERRATA] == of_set
            amended = any(b.kind is BadgeKind.ERRATA for b in face)
            assert not amended or any(b.kind is BadgeKind.ERRATA for b in row)


def test_a_restricted_affiliation_card_names_the_others_and_not_itself(pool):
    cards = [card for card in pool.cards if card.type is CardType.AFFILIATION]
    named = {card.title: badges_of_card(card, pool) for card in cards}
    named = {title: badges for title, badges in named.items() if badges}
    assert named
    for title, (badge,) in named.items():
        assert badge.kind is BadgeKind.RESTRICTED
        assert title not in badge.sentence
