"""The collection: what boxes bring, what is only assumed, and what decks still need."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.collection import MAX_BOXES, Collection
from swlcg_deck.decks.deck import Deck, DeckSet, new_deck

JEDI_FIGHTERS = {4: 2, 6: 2, 11: 2, 8: 2, 38: 2}


@pytest.fixture
def collection(pool: CardPool) -> Collection:
    """That of somebody who has not said anything yet."""
    return Collection(pool)


def deck_of(pool: CardPool, sets: dict[int, int], name="A deck", affiliation="Jedi") -> Deck:
    entries = tuple(
        DeckSet(number=number, title=pool.set(number).title, copies=copies)
        for number, copies in sets.items()
    )
    return new_deck(name, affiliation).model_copy(update={"sets": entries})


def with_boxes(collection: Collection, **boxes: int) -> Collection:
    for name, count in boxes.items():
        product = collection.pool.product(name.replace("_", " "))
        collection = collection.with_boxes(product, count)
    return collection


def bought(shortfall) -> dict[str, int]:
    return {purchase.product.name: purchase.boxes for purchase in shortfall.purchases}


@pytest.mark.rule("RB-04")
def test_a_new_user_has_one_core_set_and_nothing_else(collection):
    assert not collection.is_stated
    assert (collection.owned_boxes(), collection.owned_sets(), collection.owned_copies()) == (
        1,
        36,
        38,
    )
    assert [n for n in range(1, 290) if collection.owned(n) == 2] == [18, 36]
    assert collection.owned(37) == 0


@pytest.mark.rule("RB-04")
def test_a_force_pack_brings_two_of_each_set_and_one_of_a_limited_one(collection):
    hoth = with_boxes(collection, The_Desolation_of_Hoth=1)
    assert [hoth.owned(number) for number in range(37, 43)] == [2, 2, 1, 2, 2, 1]
    assert with_boxes(hoth, The_Desolation_of_Hoth=2).owned(39) == 2


def test_the_first_statement_keeps_what_was_taken_for_granted(collection):
    said = with_boxes(collection, A_Dark_Time=1)
    assert said.is_stated
    assert said.stated["Core Set"] == 1
    assert with_boxes(said, Core_Set=0).owned_sets() == 5


def test_boxes_are_never_negative_or_endless(collection):
    assert with_boxes(collection, Core_Set=-3).owned_boxes() == 0
    assert with_boxes(collection, Core_Set=500).owned(1) == MAX_BOXES


def test_a_box_that_no_source_describes_is_assumed_to_hold_two_of_each_and_says_so(collection):
    edge = with_boxes(collection, Edge_of_Darkness=1)
    assert {n: edge.owned(n) for n in range(69, 91) if edge.owned(n) != 2} == {77: 1, 88: 1, 90: 1}
    assert all(edge.is_assumed(number) for number in range(69, 91))
    assert not edge.is_assumed(1)
    assert not collection.is_assumed(69), "nothing is assumed of a box that nobody has"


def test_the_user_can_correct_and_confirm_what_is_assumed(collection, pool):
    edge = with_boxes(collection, Edge_of_Darkness=1).with_copies(70, 1).with_copies(71, 2)
    assert (edge.owned(70), edge.is_assumed(70)) == (1, False)
    assert (edge.owned(71), edge.is_assumed(71)) == (2, False), "confirmed"
    assert edge.with_copies(70, None).is_assumed(70)
    assert edge.without_corrections(pool.product("Edge of Darkness")).corrections == {}


def test_a_correction_to_what_the_box_is_known_to_hold_is_none(collection):
    corrected = collection.with_copies(1, 0)
    assert (corrected.owned(1), corrected.owned_sets()) == (0, 35)
    assert corrected.with_copies(1, 1).corrections == {}


def test_single_sets_without_their_box_count_and_a_box_given_away_takes_its_corrections_along(
    collection,
):
    traded = collection.with_copies(112, 1)
    assert traded.owned(112) == 1
    assert with_boxes(traded, Join_Us_or_Die=1).owned(112) == 1
    assert with_boxes(traded, Join_Us_or_Die=0).owned(112) == 0


def test_a_set_that_does_not_exist_is_neither_owned_nor_corrected(collection):
    assert collection.owned(999) == 0
    assert collection.with_copies(999, 2).corrections == {}


def test_all_none_and_one_of_everything(collection, pool):
    assert collection.nothing().owned_copies() == 0
    one = collection.one_of_everything()
    assert (one.owned_boxes(), one.owned_sets()) == (len(pool.products), 289)
    assert one.owned(1) == 1
    everything = collection.with_copies(1, 0).everything()
    assert everything.owned_boxes() == len(pool.products) + 1
    assert {p.name: everything.boxes(p) for p in pool.products if everything.boxes(p) != 1} == {
        "Core Set": 2
    }
    wanted = {entry.number: 1 if entry.limit_one else 2 for entry in pool.sets}
    assert all(everything.owned(number) >= copies for number, copies in wanted.items())


def test_boxes_of_another_version_of_the_program_are_kept(pool):
    strange = Collection(pool, {"A Box of the Future": 3})
    assert strange.nothing().stated["A Box of the Future"] == 3
    assert strange.owned_boxes() == 1


def test_a_published_deck_needs_a_second_core_set_and_a_force_pack(collection, pool):
    deck = deck_of(pool, JEDI_FIGHTERS)
    shortfall = collection.shortfall((deck,))
    assert not collection.is_buildable(deck)
    assert {lack.entry.number: lack.missing for lack in shortfall.lacks} == {
        4: 1,
        6: 1,
        8: 1,
        11: 1,
        38: 2,
    }
    assert bought(shortfall) == {"Core Set": 1, "The Desolation of Hoth": 1}
    assert shortfall.missing_copies == 6
    assert with_boxes(collection, Core_Set=2, The_Desolation_of_Hoth=1).is_buildable(deck)


def test_the_boxes_to_buy_are_as_few_as_will_do(collection, pool):
    greedy = deck_of(pool, {1: 5, 2: 2, 18: 2})
    assert bought(collection.shortfall((greedy,))) == {"Core Set": 4}


def test_a_purchase_of_an_undescribed_box_is_marked_as_an_assumption(collection, pool):
    shortfall = collection.shortfall((deck_of(pool, {70: 2, 43: 1}),))
    assert {p.product.name: p.is_assumed for p in shortfall.purchases} == {
        "The Search for Skywalker": False,
        "Edge of Darkness": True,
    }


def test_an_affiliation_card_is_needed_too(collection, pool):
    alliance = pool.affiliation_cards[-1]
    assert alliance.product == "Allies of Necessity"
    deck = deck_of(pool, {1: 1}, affiliation=alliance.title)
    shortfall = collection.shortfall((deck,))
    assert shortfall.affiliation_cards == (alliance,)
    assert bought(shortfall) == {"Allies of Necessity": 1}
    assert with_boxes(collection, Allies_of_Necessity=1).is_buildable(deck)


def test_a_deck_without_affiliation_card_needs_none(collection, pool):
    assert collection.is_buildable(deck_of(pool, {1: 1}, affiliation=None))
    assert collection.is_buildable(deck_of(pool, {1: 1}, affiliation="Knights of the Kitchen"))


def test_a_deck_with_a_set_nobody_knows_cannot_be_called_buildable(collection):
    entries = (DeckSet(title="The Mandalorian's Way"), DeckSet(number=700, title="Far away"))
    deck = new_deck("Fan deck", "Jedi").model_copy(update={"sets": entries})
    shortfall = collection.shortfall((deck,))
    assert shortfall.unknown == ("The Mandalorian's Way", "Far away (700)")
    assert not collection.is_buildable(deck)
    assert bought(shortfall) == {}


def test_two_decks_that_are_fine_alone_can_clash(collection, pool):
    one = deck_of(pool, {1: 1, 18: 1}, "Journey")
    other = deck_of(pool, {1: 1, 18: 1, 2: 1}, "Counsel")
    assert collection.is_buildable(one)
    assert collection.is_buildable(other)
    shortfall = collection.shortfall((one, other))
    (lack,) = shortfall.lacks
    assert (lack.entry.number, lack.needed, lack.owned, lack.missing) == (1, 2, 1, 1)
    assert lack.wanted_by == (("Journey", 1), ("Counsel", 1))
    assert lack.is_clash
    assert bought(shortfall) == {"Core Set": 1}


def test_what_one_deck_alone_misses_is_no_clash(collection, pool):
    shortfall = collection.shortfall((deck_of(pool, {1: 2}), deck_of(pool, {2: 1})))
    assert [lack.is_clash for lack in shortfall.lacks] == [False]


def test_decks_that_share_an_affiliation_card_are_remarked_on_but_not_refused(collection, pool):
    shortfall = collection.shortfall((deck_of(pool, {1: 1}), deck_of(pool, {2: 1})))
    jedi = pool.affiliation_card("Jedi")
    assert shortfall.shared_cards == ((jedi, 2, 1),)
    assert shortfall.is_empty


def test_a_light_and_a_dark_deck_of_the_world_championship_in_one_of_everything(collection, pool):
    light = deck_of(pool, {127: 2, 112: 2, 4: 1, 107: 1, 166: 1, 130: 1, 91: 1, 161: 1})
    dark = deck_of(
        pool,
        {235: 2, 57: 1, 222: 1, 106: 1, 184: 1, 195: 1, 134: 1, 138: 1, 240: 1},
        affiliation="Scum and Villainy",
    )
    assert collection.one_of_everything().shortfall((light, dark)).is_empty


@settings(max_examples=60, deadline=None)
@given(
    sets=st.dictionaries(st.integers(1, 289), st.integers(1, 6), max_size=14),
    boxes=st.lists(st.tuples(st.integers(0, 46), st.integers(0, 3)), max_size=8),
)
def test_what_is_bought_suffices_and_one_box_less_does_not(pool, sets, boxes):
    collection = Collection(pool)
    for at, count in boxes:
        collection = collection.with_boxes(pool.products[at % len(pool.products)], count)
    deck = deck_of(pool, sets)
    purchases = collection.shortfall((deck,)).purchases
    richer = collection
    for purchase in purchases:
        have = richer.boxes(purchase.product)
        if have + purchase.boxes > MAX_BOXES:
            return
        richer = richer.with_boxes(purchase.product, have + purchase.boxes)
    assert richer.is_buildable(deck)
    for purchase in purchases:
        poorer = richer.with_boxes(purchase.product, richer.boxes(purchase.product) - 1)
        assert not poorer.is_buildable(deck)


@settings(max_examples=150, deadline=None)
@given(
    numbers=st.lists(st.one_of(st.integers(1, 60), st.sampled_from([700, None])), max_size=8),
    affiliation=st.sampled_from(["Jedi", "Guardians of Justice", "Nobody", None]),
    cores=st.integers(0, 2),
)
def test_a_deck_is_buildable_if_and_only_if_nothing_is_missing(pool, numbers, affiliation, cores):
    """Also where a set is listed twice, or is in no pool."""
    entries = tuple(DeckSet(number=number, title=f"Set {number}") for number in numbers)
    deck = new_deck("Any", affiliation).model_copy(update={"sets": entries})
    collection = with_boxes(Collection(pool), Core_Set=cores, Allies_of_Necessity=cores // 2)
    assert collection.is_buildable(deck) == collection.shortfall((deck,)).is_empty
