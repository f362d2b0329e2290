"""The two table models: what they say, how they sort, how they follow the deck."""

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.cards.badges import BadgeKind
from swlcg_deck.gui.finder.card_rows import CardModel
from swlcg_deck.gui.finder.finder_columns import Look
from swlcg_deck.gui.finder.pool_rows import MIME_TYPE, RowModel
from swlcg_deck.gui.finder.set_rows import SetModel

UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


@pytest.fixture
def sets(pool: CardPool) -> SetModel:
    model = SetModel(pool)
    model.show_sets(pool.sets)
    return model


@pytest.fixture
def cards(pool: CardPool) -> CardModel:
    model = CardModel(pool)
    model.show_cards(pool.cards)
    return model


def row_of(model: RowModel, code: str) -> int:
    return next(at for at, row in enumerate(model.rows()) if row.code == code)


def spoken(model: RowModel, code: str, key: str = "title") -> str:
    index = model.index(row_of(model, code), model.column(key))
    return index.data(Qt.ItemDataRole.AccessibleTextRole)


def texts(model: RowModel, key: str) -> list[str]:
    return [model.cell_text(row, model.column(key)) for row in model.rows()]


def test_the_set_model_keeps_the_rules_of_models(qtmodeltester, sets):
    qtmodeltester.check(sets, force_py=True)


def test_the_card_model_keeps_the_rules_of_models(qtmodeltester, cards, pool):
    cards.show_cards(pool.cards[:40])
    qtmodeltester.check(cards, force_py=True)


def test_a_row_is_told_as_a_sentence(sets):
    sets.set_copies({112: 1})
    assert spoken(sets, "112") == (
        "Set 112, May the Force Be With You, Jedi, 1 resource, capacity 5, Join Us or Die, "
        "restricted RL-LS-2 and RL-LS-5, errata, 1 copy in deck"
    )
    assert spoken(sets, "1").endswith("Core Set, not in deck")


def test_too_many_copies_are_told(sets):
    sets.set_copies({109: 2})
    sets.set_limits(lambda _number: 1)
    assert spoken(sets, "109").endswith("2 copies in deck, 1 allowed")


def test_a_cell_is_told_with_the_name_of_its_column(sets):
    assert spoken(sets, "112", "capacity") == "Damage capacity: 5"
    assert spoken(sets, "1", "notes") == "Notes: none"
    assert spoken(sets, "195", "notes") == "Notes: limit 1, restricted RL-DS-2, errata"


def test_a_card_is_told_as_a_sentence(cards):
    assert spoken(cards, "1-2").startswith("Card 1-2, Luke Skywalker, Jedi, unique unit, cost 4")
    assert spoken(cards, "1-2", "blast") == "Blast damage: 1, with the edge 1 more"


@pytest.mark.rule("DECK-13")
def test_a_limit_by_errata_has_a_badge_only_where_the_edition_has_the_erratum(sets, pool):
    gamor = row_of(sets, "109")
    assert BadgeKind.LIMIT in [badge.kind for badge in sets.row(gamor).badges]
    sets.set_edition(pool.edition("rulebook-2012") or pool.editions[0])
    assert BadgeKind.LIMIT not in [badge.kind for badge in sets.row(gamor).badges]


@pytest.mark.rule("RL-05")
def test_a_set_of_two_restricted_groups_names_the_members_of_both(sets):
    badges = sets.row(row_of(sets, "112")).badges
    restricted = next(badge for badge in badges if badge.kind is BadgeKind.RESTRICTED)
    assert len(restricted.sentence.splitlines()) == 2
    assert "The Master's Domain (128)" in restricted.sentence


@pytest.mark.rule("DECK-08")
def test_an_affiliation_only_set_says_which_deck_may_hold_it(sets):
    (badge,) = sets.row(row_of(sets, "71")).badges
    assert badge.kind is BadgeKind.AFFILIATION_ONLY
    name = sets.row(row_of(sets, "71")).affiliation.value
    assert badge.sentence == f"Only a deck whose affiliation card is {name} may hold this set."


@pytest.mark.parametrize("order", [UP, DOWN])
def test_every_column_sorts_with_the_set_number_as_second_key(sets, cards, order):
    for model in (sets, cards):
        for at in range(len(model.columns)):
            model.sort(at, order)
            by_value: dict[str, list[int]] = {}
            for row in model.rows():
                by_value.setdefault(model.cell_text(row, at), []).append(row.place)
            if model.columns[at].look is not Look.BADGES:
                assert all(places == sorted(places) for places in by_value.values())


def test_numbers_sort_as_numbers_and_x_after_them(sets):
    sets.sort(sets.column("resources"), UP)
    assert texts(sets, "resources")[-2:] == ["X", "X"]
    sets.sort(sets.column("capacity"), DOWN)
    assert texts(sets, "capacity")[:3] == ["10", "10", "8"]


def test_what_has_no_value_comes_last_both_ways(cards):
    for order in (UP, DOWN):
        cards.sort(cards.column("cost"), order)
        found = texts(cards, "cost")
        assert found[0] == {UP: "0", DOWN: "22"}[order]
        assert found[-1] == ""


def test_titles_sort_without_regard_to_marks(sets):
    sets.sort(sets.column("title"), UP)
    titles = texts(sets, "title")
    assert titles.index("A Hero's Journey") < titles.index("A Hero's Trial")
    assert titles[-1] == "Wookiee Life Debt"


def test_the_copies_sort_by_what_the_deck_has_now(sets):
    sets.set_copies({200: 1, 5: 2})
    sets.sort(sets.column("copies"), DOWN)
    assert [row.code for row in sets.rows()[:3]] == ["5", "200", "1"]
    sets.set_copies({7: 1})
    sets.sort(sets.column("copies"), DOWN)
    assert [row.code for row in sets.rows()[:2]] == ["7", "1"]


def test_sorting_keeps_what_is_selected(sets):
    kept = QPersistentModelIndex(sets.index(row_of(sets, "112"), 1))
    sets.sort(sets.column("title"), DOWN)
    assert kept.data() == "May the Force Be With You"


def test_new_copies_change_rows_without_a_reset(sets):
    resets = []
    sets.modelReset.connect(lambda: resets.append(1))
    changed = []
    sets.dataChanged.connect(lambda first, _last: changed.append(sets.row(first.row()).code))
    sets.set_copies({112: 1, 4: 2})
    assert sorted(changed) == ["112", "4"]
    changed.clear()
    sets.set_copies({112: 1, 4: 1})
    assert changed == ["4"]
    assert not resets


def test_results_that_come_anew_stay_sorted(sets, pool):
    sets.sort(sets.column("title"), DOWN)
    sets.show_sets(pool.sets[:5])
    assert texts(sets, "title") == sorted(texts(sets, "title"), reverse=True)


def test_a_drag_carries_set_numbers_and_titles(sets, cards):
    indexes = [sets.index(row, column) for row in (1, 0) for column in (0, 1)]
    data = sets.mimeData(indexes)
    assert bytes(data.data(MIME_TYPE).data()) == b"1\n2"
    assert data.text() == "A Hero's Journey\nIn You Must Go"
    two_of_one_set = [cards.index(0, 0), cards.index(1, 0)]
    assert bytes(cards.mimeData(two_of_one_set).data(MIME_TYPE).data()) == b"1"


def test_a_card_outside_the_sets_cannot_be_dragged(cards):
    last = cards.index(cards.rowCount() - 1, 0)
    assert not last.flags() & Qt.ItemFlag.ItemIsDragEnabled
    assert cards.index(0, 0).flags() & Qt.ItemFlag.ItemIsDragEnabled


def test_heads_are_words_for_a_screen_reader(sets):
    across = Qt.Orientation.Horizontal
    names = [sets.headerData(at, across) for at in range(sets.columnCount())]
    assert names[:2] == ["Set", "Title"]
    assert "Damage capacity" in names
    assert sets.headerData(0, Qt.Orientation.Vertical) is None
