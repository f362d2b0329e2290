"""The cards of Alderaan's Promise (set 77)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, icons_of, pay, rebels


def _misdirection(scene, objectives, **damage):
    light = rebels(hand=["Misdirection"], damage=damage)
    light.objectives = [objective(name) for name in objectives]
    return scene(active="light", dark=Side(damage={"Objective 1": 1}), light=light, abilities=True)


@pytest.mark.rule("DMG-13")
def test_misdirection_moves_one_damage_between_your_objectives(scene):
    game = _misdirection(scene, "ABC", A=2, B=1)
    game.choose("use Misdirection")
    game.offers("choose A", "choose B")
    game.choose("choose A")
    game.offers("choose B", "choose C")
    game.choose("choose C")
    assert [game.damage(name) for name in "ABC"] == [1, 1, 1]
    assert game.damage("Objective 1") == 1
    game.leave()


def test_misdirection_needs_another_objective_of_yours(scene):
    game = _misdirection(scene, "A", A=1)
    game.leave()
    assert "use Misdirection" not in game.options


def test_diplomatic_presence_guards_an_objective_until_the_others_have_been_engaged(scene):
    bases = [objective(title, side="light") for title in ("Palace", "North", "South")]
    light = Side(objectives=bases, enhancements=[("Diplomatic Presence", "Palace")])
    dark = Side(units=[dummy(title) for title in "ABC"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "dark")
    game.offers("engage North", "engage South", "pass")
    engage(game, "North", "A")
    game.skip_to("engage", "dark")
    game.offers("engage South", "pass")
    engage(game, "South", "B")
    game.skip_to("engage", "dark")
    game.offers("engage Palace", "pass")


PROMISE = "Alderaan's Promise"


def _falls(scene, *falling, **light):
    """The dark side may destroy some objectives of the light side at once."""
    light.setdefault("objectives", [PROMISE, objective("Town"), objective("Hill")])
    dark = Side(objectives=[salvo("dark", 6, *falling)])
    game = scene(active="dark", dark=dark, light=Side(**light), abilities=True, dial=4)
    game.choose("use Salvo")
    return game


@pytest.mark.parametrize(("fallen", "dial"), [(PROMISE, 6), ("Town", 5)])
def test_alderaans_promise_lets_the_dial_rise_by_1_more_as_it_falls(scene, fallen, dial):
    game = _falls(scene, fallen)
    # Nobody is asked: it is forced; and each objective that falls is a point of itself.
    assert (game.zone(fallen), game.dial) == ("victory pile", dial)
    game.leave()


@pytest.mark.parametrize(
    ("fallen", "left"), [(PROMISE, "discard pile"), ("Town", "in play"), ("", "in play")]
)
@pytest.mark.parametrize("title", ["Bail Organa", "Alderaanian Artist"])
def test_bail_organa_and_the_artists_do_not_outlive_alderaan(scene, title, fallen, left):
    game = _falls(scene, fallen or "Filler", units=[title, dummy("Pal", "light")])
    assert (game.zone(title), game.zone("Pal")) == (left, "in play")
    game.leave()


@pytest.mark.parametrize(
    ("side", "traits", "tactics"),
    [("light", ["Alderaan"], 2), ("dark", ["Alderaan"], 2), ("light", ["Endor"], 1)],
)
def test_bail_organa_gains_tactics_while_an_alderaan_objective_is_in_play(
    scene, side, traits, tactics
):
    home = objective("Home", side=side, traits=traits)
    light = Side(units=["Bail Organa"], objectives=[home] if side == "light" else None)
    dark = Side(objectives=[home] if side == "dark" else None)
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert icons_of(game, "Bail Organa") == {"tactics": tactics}
    game.leave()


def _tantive(scene, *deck):
    light = rebels(
        hand=["Tantive IV"], deck=deck, objectives=[objective("Bank", resources=8)], bare_deck=True
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("play Tantive IV")
    pay(game)
    game.asks("reaction", "light")
    game.choose("use Tantive IV")
    return game


def test_tantive_iv_finds_a_unique_unit_among_the_top_5_cards(scene):
    one, late = (dummy(name, "light", unique=True) for name in ("Leia", "Late"))
    relic = enhancement("Relic", unique=True)
    rest = [dummy(f"Card {number}", "light") for number in range(9)]
    game = _tantive(scene, relic, *rest[:3], one, late, *rest[3:])
    game.offers("find Leia")
    game.choose("find Leia")
    assert game.pile("hand", "light") == ["Leia"]
    # The others are shuffled back.
    left = ["Relic", "Card 0", "Card 1", "Card 2", "Late", *(f"Card {n}" for n in range(3, 9))]
    deck = game.pile("deck", "light")[::-1]
    assert sorted(deck) == sorted(left)
    assert deck != left
    game.leave()


@pytest.mark.rule("SEARCH-03")
def test_tantive_iv_need_not_find(scene):
    game = _tantive(scene, dummy("Leia", "light", unique=True), dummy("Pal", "light"))
    game.choose()
    assert game.pile("hand", "light") == []
    game.leave()


def test_bail_organa_counts_objectives_and_no_other_cards_of_alderaan(scene):
    light = Side(units=["Bail Organa", dummy("Noble", "light", traits=["Alderaan"])])
    game = scene(active="light", light=light, abilities=True)
    assert icons_of(game, "Bail Organa") == {"tactics": 1}
    game.leave()


@pytest.mark.parametrize("title", ["Bail Organa", "Alderaanian Artist"])
def test_a_promise_that_leaves_play_without_being_destroyed_costs_nobody(scene, title):
    back = f'action: {{do: [{{send: {{each: {{title: "{PROMISE}"}}}}, to: deck_bottom}}]}}'
    light = Side(units=[title], objectives=[PROMISE, objective("Town", text=back)])
    game = scene(active="light", light=light, abilities=True, dial=4)
    game.choose("use Town")
    assert (game.zone(PROMISE), game.zone(title), game.dial) == ("objective deck", "in play", 4)
    game.leave()
