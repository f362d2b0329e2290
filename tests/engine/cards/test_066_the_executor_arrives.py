"""The cards of The Executor Arrives (set 66)."""

import pytest
from kit.card_makers import enhancement, event, objective, unit
from kit.looking import looks_at
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, pay, spent, treasury


@pytest.mark.parametrize("player", ["dark", "light"])
@pytest.mark.parametrize("deck", ["deck", "objective deck"])
def test_isb_liaison_looks_at_the_top_of_one_deck_of_one_player(scene, player, deck):
    halves = {
        side: Side(
            units=["ISB Liaison"] if side == "dark" else [],
            deck=[dummy(f"{side} {n}", side) for n in (1, 2)],
            objective_deck=[objective(f"{side} base {n}", side=side) for n in (1, 2)],
        )
        for side in ("dark", "light")
    }
    game = scene(active="dark", **halves, abilities=True)
    game.choose("use ISB Liaison")
    assert game.zone("ISB Liaison") == "discard pile"
    game.offers("value ISB Liaison dark", "value ISB Liaison light")
    game.choose(f"value ISB Liaison {player}")
    game.offers("value ISB Liaison objective deck", "value ISB Liaison deck")
    top = f"{player} 1" if deck == "deck" else f"{player} base 1"
    assert looks_at(game, f"value ISB Liaison {deck}") == [("dark", [top])]
    game.choose(f"value ISB Liaison {deck}")
    # Then the dark side draws, whoever was looked at.
    assert (game.pile("hand", "dark"), game.pile("hand", "light")) == (["dark 1"], [])
    game.leave()


@pytest.mark.parametrize(("damage", "safe"), [(0, True), (1, False)])
def test_the_executor_cannot_be_targeted_by_enemies_while_it_is_undamaged(scene, damage, safe):
    text = "action: {do: [{place: focus, to: {target: {type: unit}}}]}"
    light = Side(units=[dummy("Hero", "light")], objectives=[objective("Jam", text=text)])
    dark = Side(units=["66-2", dummy("Pal")], damage={"Executor": damage})
    game = scene(active="light", light=light, dark=dark, abilities=True)
    game.choose("use Jam")
    titles = ["Hero", "Pal", *([] if safe else ["Executor"])]
    game.offers(*(f"target {title}" for title in titles))


def test_the_executor_can_be_targeted_by_its_own_player(scene):
    text = "action: {do: [{place: focus, to: {target: {type: unit}}}]}"
    dark = Side(units=["66-2", dummy("Pal")], objectives=[objective("Jam", side="dark", text=text)])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Jam")
    game.offers("target Executor", "target Pal")


def _altar(side, verb):
    text = f"action: {{do: [{{{verb}: {{each: {{title: Victim}}}}}}]}}"
    return objective("Altar", side=side, text=text)


@pytest.mark.parametrize(
    ("side", "verb", "fires"),
    [("dark", "sacrifice", True), ("light", "sacrifice", True), ("dark", "destroy", False)],
)
def test_the_executor_fires_after_a_card_has_been_sacrificed(scene, side, verb, fires):
    halves = {
        one: {
            "units": [unit("Victim", side=one)] if one == side else [],
            "objectives": [_altar(one, verb), clock(one)] if one == side else [clock(one)],
        }
        for one in ("dark", "light")
    }
    dark = Side(units=["66-2", *halves["dark"]["units"]], objectives=halves["dark"]["objectives"])
    light = Side(
        units=[dummy("Hero", "light"), *halves["light"]["units"]],
        objectives=halves["light"]["objectives"],
        enhancements=[(enhancement("Means"), None)],
    )
    game = scene(active=side, dark=dark, light=light, abilities=True)
    game.choose("use Altar")
    assert ("use Executor" in game.options) is fires
    if fires:
        game.choose("use Executor")
        game.offers("target Hero", *(f"target {card}" for card in game.pile("objectives", "light")))
        game.choose("target Hero")
        assert game.damage("Hero") == 1
    game.leave()


def test_the_executor_fires_after_an_enhancement_has_been_sacrificed(scene):
    dark = Side(units=["66-2"], enhancements=[("Sith Holocron", None)])
    game = scene(active="dark", dark=dark, light=Side(), abilities=True)
    game.choose("use Sith Holocron")
    game.offers("use Executor", "pass")


def test_a_sith_holocron_is_sacrificed_to_make_the_next_sith_card_3_cheaper(scene):
    cards = [
        unit("Agent", side="dark", cost=2),
        unit("Lord", side="dark", affiliation="Sith", cost=5),
        unit("Pupil", side="dark", affiliation="Sith", cost=3),
    ]
    dark = Side(
        hand=cards,
        enhancements=[("Sith Holocron", None)],
        objectives=[treasury("Sith")] * 8,
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Sith Holocron")
    assert game.zone("Sith Holocron") == "discard pile"
    prices = [spent(game, f"play {title} unit") for title in ("Agent", "Lord", "Pupil")]
    assert prices == [2, 2, 3]
    game.leave()


def test_a_sith_holocron_lasts_for_the_phase(scene):
    late = "action: {if: {phase: conflict}, usable_from: hand, do: [{play: self}]}"
    card = unit("Late", side="dark", affiliation="Sith", cost=3, text=late)
    dark = Side(
        hand=[card],
        enhancements=[("Sith Holocron", None)],
        objectives=[treasury("Sith")] * 6,
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Sith Holocron")
    while "use Late" not in game.options:
        game.decline()
    assert spent(game, "use Late") == 3
    game.leave()


def _aggression(scene, mine, theirs):
    dark = Side(
        units=[unit(title, side="dark") for title in mine],
        hand=["66-6", event("Trick", side="dark", cost=9)],
        objectives=[treasury("Sith")],
    )
    light = Side(units=[unit(title) for title in theirs], objectives=[clock("light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Aggression")
    pay(game)
    return game


def test_aggression_makes_each_player_sacrifice_a_unit_of_his_choice(scene):
    game = _aggression(scene, ["Own 1", "Own 2"], ["Hero", "Pal"])
    game.asks("choose", "dark")
    game.offers("choose Own 1", "choose Own 2")
    game.choose("choose Own 2")
    game.asks("choose", "light")
    game.offers("choose Hero", "choose Pal")
    game.choose("choose Hero")
    assert (game.pile("units", "dark"), game.pile("units", "light")) == (["Own 1"], ["Pal"])
    game.leave()


@pytest.mark.parametrize(("mine", "theirs"), [([], ["Hero"]), (["Own 1"], [])])
def test_aggression_spares_who_has_no_unit(scene, mine, theirs):
    game = _aggression(scene, mine, theirs)
    assert (game.pile("units", "dark"), game.pile("units", "light")) == ([], [])
    game.leave()


def test_aggression_is_for_your_own_turn(scene):
    dark = Side(units=[unit("Own", side="dark")], hand=["66-6"], objectives=[treasury("Sith")])
    light = Side(units=[unit("Hero")], objectives=[clock("light")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.pass_()
    assert "use Aggression" not in game.options
    game.leave()
