"""The cards of Matter Under Mind (set 196)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side
from real_cards import NAVY, dummy, pay

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.facts.characteristics import capacity, edge_value, reserve, resource_value
from swlcg_deck.engine.game import describe


def _brainiac(scene, target, *, dark=None):
    """The light side has used Brainiac, and still has something to do in the window."""
    light = Side(
        units=["Brainiac"],
        objectives=[
            objective(
                "Button",
                side="light",
                text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
            )
        ],
    )
    game = scene(active="light", dark=dark or Side(), light=light, abilities=True)
    game.choose("use Brainiac")
    game.choose(f"target {target}")
    return game


def _change(game, numeral, way):
    game.choose(f"value Brainiac {numeral}")
    game.choose(f"value Brainiac {way}")


def test_brainiac_targets_any_card_in_play_but_objectives(scene):
    light = Side(units=["Brainiac"], enhancements=[("Jedi Lightsaber", "Brainiac")])
    dark = Side(units=["AT-ST"], enhancements=[("Control Room", None)])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Brainiac")
    game.asks("target", "light")
    cards = ("Brainiac", "Jedi Lightsaber", "AT-ST", "Control Room")
    heads = ("Jedi affiliation", "Sith affiliation")
    game.offers(*(f"target {card}" for card in (*cards, *heads)))


@pytest.mark.rule("DEF-13")
def test_brainiac_chooses_among_the_digits_of_the_card_not_its_words(scene):
    # The limit of Brainiac's own text is a word.
    game = _brainiac(scene, "Brainiac")
    game.offers(*(f"value Brainiac {one}" for one in ("cost", "damage capacity", "text 1")))


TEXTS = {
    "10-4": 2,  # the resources generated, the cards drawn
    "12-5": 1,
    "14-4": 2,  # by how much the dial goes down, and how far
    "17-4": 2,  # the tokens, the attackers
    "23-2": 1,
    "24-2": 1,
    "28-3": 2,  # the cards revealed, the cost
    "29-2": 2,
    "29-3": 2,
    "30-2": 1,
    "31-2": 2,
    "33-3": 2,
    "52-3": 1,
    "91-3": 1,
    "97-4": 1,  # in what the enhanced unit gains
    "196-2": 1,
}
REMINDED = ("23-2", "28-3", "29-2")


@pytest.mark.rule("DEF-13")
@pytest.mark.parametrize("code", TEXTS)
def test_brainiac_may_pick_every_digit_of_a_text(scene, pool, code):
    card = pool.card(*map(int, code.split("-")))
    host = "Foe" if card.enhance is not None else None
    if code in ("10-4", "14-4"):
        host = "Objective 1"
    elif code in ("12-5", "17-4"):
        host = None
    enhancing = card.type is CardType.ENHANCEMENT
    dark = Side(
        units=[dummy("Foe"), *([] if enhancing or code == "196-2" else [code])],
        enhancements=[(code, host)] if enhancing else [],
    )
    game = _brainiac(scene, card.title, dark=dark)
    found = [one.removeprefix("value Brainiac ") for one in game.options]
    numbers = [f"text {place}" for place in range(1, TEXTS[code] + 1)]
    assert [one for one in found if one.startswith("text")] == numbers
    assert ("reminder" in found) is (code in REMINDED)


@pytest.mark.parametrize(("way", "zone"), [("increase", "in play"), ("decrease", "discard pile")])
def test_brainiac_changes_a_damage_capacity_until_the_phase_ends(scene, way, zone):
    dark = Side(units=["AT-ST"], damage={"AT-ST": 2})
    game = _brainiac(scene, "AT-ST", dark=dark)
    _change(game, "damage capacity", way)
    assert game.zone("AT-ST") == zone
    if way == "increase":
        assert capacity(game.state, game.card("AT-ST")) == 4
        game.skip_to("commit", "light")
        assert capacity(game.state, game.card("AT-ST")) == 3
    game.leave()


def test_brainiac_is_used_once_a_turn(scene):
    game = _brainiac(scene, "AT-ST", dark=Side(units=["AT-ST"]))
    _change(game, "cost", "increase")
    game.asks("action", "light")
    assert "use Brainiac" not in game.options


def test_brainiac_changes_a_cost_for_what_asks_for_it(scene):
    game = _brainiac(scene, "Nightsister", dark=Side(units=["AT-ST", "Nightsister"]))
    cheap = compiled(CardFilter.model_validate({"printed_cost": {"at_most": 2}}))
    seen = Scope(game.card("Brainiac"), 1)
    assert not cheap(game.state, seen, game.card("Nightsister"))
    _change(game, "cost", "decrease")
    assert cheap(game.state, seen, game.card("Nightsister"))
    assert not cheap(game.state, seen, game.card("AT-ST"))
    game.leave()


def test_brainiac_changes_the_values_of_an_affiliation_card(scene):
    game = _brainiac(scene, "Sith affiliation")
    game.offers("value Brainiac resources", "value Brainiac reserve")
    _change(game, "reserve", "decrease")
    assert (reserve(game.state, 0), reserve(game.state, 1)) == (5, 6)
    other = _brainiac(scene, "Jedi affiliation")
    _change(other, "resources", "increase")
    assert resource_value(other.state, other.card("Jedi affiliation")) == 2
    game.leave()
    other.leave()


def test_brainiac_changes_an_edge_value(scene):
    game = _brainiac(scene, "Shistavanen Wolfman", dark=Side(units=["Shistavanen Wolfman"]))
    _change(game, "edge", "increase")
    assert edge_value(game.state, game.card("Shistavanen Wolfman")) == 2
    game.leave()


@pytest.mark.rule("DEF-13")
@pytest.mark.parametrize(("way", "amount"), [("increase", 2), ("decrease", 0)])
def test_brainiac_changes_a_number_in_the_text(scene, way, amount):
    # A commander spends this many resources to place a shield.
    dark = Side(affiliation=NAVY, units=["AT-ST Commander", "AT-ST", "TIE Fighter"])
    light = Side(units=["Brainiac", dummy("Foe", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "dark")
    game.choose("engage Objective 4")
    game.choose("AT-ST")
    game.skip_to("action", "light")
    game.choose("use Brainiac")
    game.choose("target AT-ST Commander")
    _change(game, "text 1", way)
    game.asks("action", "dark")
    game.choose("use AT-ST Commander")
    pay(game)
    payers = (NAVY, *(f"Objective {number}" for number in (1, 2, 3)))
    assert sum(game.focus(card) for card in payers) == amount
    assert game.shields("AT-ST") == 1
    game.leave()


@pytest.mark.rule("FAQ-36")
def test_brainiac_does_not_touch_the_reminder_of_shielding(scene):
    light = Side(units=["Brainiac"])
    dark = Side(units=["46-2"], objectives=[objective("Fort", side="dark")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.asks("action", "light")
    game.choose("use Brainiac")
    game.choose("target Death Squadron Star Destroyer")
    # The 1 of the reminder may be picked, but it is not what the game goes by.
    game.offers(*(f"value Brainiac {one}" for one in ("cost", "damage capacity", "reminder")))
    _change(game, "reminder", "decrease")
    game.skip_to("engage", "dark")
    game.choose("engage Objective 4")
    game.asks("shielding", "dark")
    game.choose("shield Death Squadron Star Destroyer")
    assert game.shields("Death Squadron Star Destroyer") == 1
    game.leave()


@pytest.mark.rule("DEF-13")
@pytest.mark.parametrize(("way", "added"), [("increase", 4), ("decrease", 2)])
def test_brainiac_changes_a_number_of_a_constant_text(scene, way, added):
    dark = Side(
        units=[dummy("Bearer", traits=["Character"])],
        enhancements=[("Mandalorian Armor", "Bearer")],
    )
    game = _brainiac(scene, "Mandalorian Armor", dark=dark)
    game.offers("value Brainiac cost", "value Brainiac text 1")
    question = describe(game.state, game.decision)
    assert question.text == "Which number of the card changes?"
    assert [option.label for option in question.options] == ["Cost", "Number 1 in its text"]
    assert capacity(game.state, game.card("Bearer")) == 8
    _change(game, "text 1", way)
    assert capacity(game.state, game.card("Bearer")) == 5 + added
    game.skip_to("commit", "light")
    assert capacity(game.state, game.card("Bearer")) == 8
    game.leave()


@pytest.mark.rule("DEF-13")
def test_a_single_card_is_a_word_and_no_numeral(scene):
    # It discards the top card of the deck: a word, not a digit.
    game = _brainiac(scene, "Vader's TIE Advanced", dark=Side(units=["Vader's TIE Advanced"]))
    assert not [option for option in game.options if "text" in option]
    game.choose("value Brainiac cost")
    game.choose("value Brainiac increase")
    game.leave()


@pytest.mark.rule("FORCE-09")
@pytest.mark.parametrize("scrambler", [True, False])
def test_a_signal_scrambler_counts_who_is_not_committed(scene, scrambler):
    light = Side(
        units=[unit("Jedi", force=5), unit("Idle", force=1)],
        committed=["Jedi"],
        enhancements=[("Signal Scrambler", None)] if scrambler else [],
    )
    dark = Side(
        units=[
            unit("Sith", side="dark", force=1),
            unit("Guard", side="dark", force=2),
            unit("Tired", side="dark", force=9),
        ],
        committed=["Sith"],
        focus={"Tired": 2},
    )
    game = scene(
        phase="force", active="light", balance="light", dark=dark, light=light, abilities=True
    )
    game.pass_()
    game.leave()
    # Not committed and ready: 1 against 2. Committed: 5 against 1.
    assert game.balance == ("dark" if scrambler else "light")
