"""Queries and the sets they have to find, worked out apart from the search."""

import pytest

from swlcg_deck.cards.search import SearchIndex

QUERIES = [
    ("trait:dagobah -a:jedi", [1, 2, 112, 128, 248]),
    ('"luke skywalker" a:rebel', [157]),
    ("t:mission", [185, 186, 187, 189, 193, 201, 202, 206, 212, 215, 252]),
    ("t:fate -a:neutral", [231, 234, 242, 244, 253, 260]),
    ("cost>=8", [66, 99, 259]),
    ("#157", [5, 10, 18, 72, 98, 225]),
    ("force=5", [2, 23, 112, 128, 215, 219, 259]),
    ("capacity>=10", [22, 66, 159, 201, 259]),
    ("resources:x", [127, 128, 286]),
    ("r>2", [12, 22, 46, 55, 57, 86, 90, 99, 102, 133]),
    ("i:1 or i:2", [5, 10, 18, 20, 30, 36, 40, 57, 72, 82, 98, 178, 225, 254]),
    ("unit>=4", [62]),
    ("b>=3 -u>0", [4, 46]),
    ("eo>=2", [12, 191]),
    ("edge-unit>=3", [22]),
    ("trait=Force s:dark c:0", [19, 20, 23, 217, 273]),
    (
        "(a:jedi or a:sith) unique:yes cost<=1",
        [19, 104, 127, 129, 131, 161, 183, 207, 217, 218, 231, 254, 265, 280, 285],
    ),
    ('p:"core set" t:unit not (k:character or k:vehicle)', [4, 5, 11, 24, 25, 34, 36]),
    ("n:wing k:fighter cost<2", [12, 13, 201]),
    ("set<=3 t:event", [2, 3]),
    ("capacity:X", [128]),
    ("boba fett", [33, 134, 160]),
    ("tactics!=0 k:ewok c>=2", [275]),
    ("limit1:yes s:dark", [35, 36, 42, 58, 88, 90, 94, 95, 96, 139, 184, 195, 204, 223]),
    ("locked:yes a:jedi", [4, 107, 151, 231]),
    ("restricted:yes s:dark", [46, 126, 135, 180, 195, 205, 240, 259, 289]),
    ("restricted:ls-5", [112, 229]),
    ("errata:v5.0", [180, 248, 250]),
    ("keyword:pilot a:jedi", [156]),
    ('keyword:"protect character"', [5, 23, 146, 215]),
    ("limited:yes t:event", [106, 138, 168, 275]),
    ('text:"engage the death star dial"', [13]),
]


@pytest.mark.parametrize(("query", "numbers"), QUERIES)
def test_a_query_finds_exactly_these_sets(index: SearchIndex, query: str, numbers: list[int]):
    found = index.sets(query)
    assert found.problems == ()
    assert [entry.number for entry in found.items] == numbers


SAME = [
    ("affiliation:jedi", "a:jedi"),
    ("affiliation:smugglers", "a:s&s"),
    ("affiliation:scum", "a:sv"),
    ("a:navy", 'a="imperial navy"'),
    ("side:light", "s:ls"),
    ("type:unit", "t:units"),
    ("trait:ewok", "TRAIT:Ewok"),
    ("-a:neutral", "not a:neutral"),
    ("a:jedi t:unit", "a:jedi and t:unit"),
    ("a:jedi a:jedi", "a:jedi"),
    ("not not a:jedi", "a:jedi"),
    ("chirrut imwe", "chirrut Îmwe"),
    ("hero's", "hero\u2019s"),
    ('"luke skywalker"', "\u201cluke skywalker\u201d"),
    ("unique:yes", "unique:"),
    ("unique:no", "-unique:yes"),
    ("unique!=no", "unique:true"),
    ("cost:3", "cost=3"),
    ("#:92", "#92"),
    ("edge-blast:1", "eb:1"),
    ("title:vader", "vader"),
    ("errata:ERR-08", "errata:v5.2"),
    ("a:jedi or (t:unit c:0)", "(t:unit c:0) or a:jedi"),
    ("-(a:jedi or a:sith)", "-a:jedi -a:sith"),
    ("keyword:edge", 'w:"edge ("'),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_two_ways_to_say_the_same(index: SearchIndex, one: str, other: str):
    found = index.cards(one)
    assert found.items
    assert found.items == index.cards(other).items


def test_a_normal_icon_is_never_an_edge_icon(index: SearchIndex):
    titles = {card.title for card in index.cards("unit:0 edge-unit:1 e:1").items}
    assert titles == {"Twi'lek Loyalist"}
    assert "Twi'lek Loyalist" not in {card.title for card in index.cards("unit:1 e:1").items}


def test_a_set_is_found_by_one_card_that_matches_everything(index: SearchIndex):
    # Set 1 has a Jedi unit and a Dagobah enhancement, but no Jedi card of Dagobah.
    assert 1 not in {entry.number for entry in index.sets("a:jedi trait:dagobah").items}


def test_missing_values_never_match_a_comparison(index: SearchIndex):
    for query in ("cost<99", "cost!=99", "cost>=0"):
        assert not any(card.cost is None for card in index.cards(query).items)
    assert any(card.cost is None for card in index.cards("-cost<99").items)


def test_x_is_neither_small_nor_large(index: SearchIndex):
    codes = {card.code for card in index.cards("resources:X").items}
    assert codes == {"127-5", "128-1", "286-1"}
    assert not codes & {card.code for card in index.cards("resources>=0").items}


def test_all_official_cards_are_searched(index: SearchIndex):
    assert len(index.cards("").items) == 1806
    assert len(index.cards("t:affiliation").items) == 18
    assert len(index.sets("").items) == 289


def test_the_restricted_affiliation_card_is_restricted(index: SearchIndex):
    found = index.cards("restricted:yes t:affiliation").items
    assert [card.title for card in found] == ["Guardians of Justice"]


def test_in_looks_where_it_is_told(index: SearchIndex):
    places = {"deck": {1, 5}, "collection": {5}}
    assert [s.number for s in index.sets("in:deck", places=places).items] == [1, 5]
    assert [s.number for s in index.sets("in:coll", places=places).items] == [5]
    assert [s.number for s in index.sets("in:deck -in:coll", places=places).items] == [1]
    assert [s.number for s in index.sets("in!=coll in:deck", places=places).items] == [1]


@pytest.mark.parametrize("field", ["cost", "title", "set", "capacity", "priority", "resources"])
def test_sorting_up_and_down(index: SearchIndex, field: str):
    attribute = {"capacity": "damage_capacity"}.get(field, field)

    def values(found):
        return [getattr(card, attribute) for card in found.items]

    up, down = (
        index.cards("c<9 or t:fate", sort=field),
        index.cards("c<9 or t:fate", sort=f"-{field}"),
    )
    assert set(up.items) == set(down.items)
    numbers = [v for v in values(up) if isinstance(v, int)]
    assert numbers == sorted(numbers)
    assert [v for v in values(down) if isinstance(v, int)] == numbers[::-1]
    for found in (up, down):
        known = [value is not None for value in values(found)]
        assert known == sorted(known, reverse=True), "what has no value comes last"


def test_sorting_by_something_else_is_refused(index: SearchIndex):
    with pytest.raises(ValueError, match="cannot sort by colour"):
        index.cards("", sort="colour")
