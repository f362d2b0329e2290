"""Focus tokens, ready and exhausted (FOCUS)."""

import pytest
from kit.abilities import NOTHING
from kit.card_makers import objective, unit
from kit.scenario import Side
from kit.usual_cards import chronicler

from swlcg_deck.engine.core.ability import Ability
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.tokens import FocusCard, PlaceFocus, RemoveFocus


def is_unit(state, scope, card):
    return state.kind[card] == 0


def focusing(title: str = "Workshop", *, tokens: int = 1, effect=(NOTHING,), **parts):
    """An objective with "Action: Focus this objective to ..."."""
    ability = Ability(kind="action", cost=(FocusCard("self", tokens),), effect=effect)
    return objective(title, side="dark", abilities=(ability,), **parts)


@pytest.mark.rule("FOCUS-01")
def test_focusing_puts_a_token_on_ones_own_card_to_use_its_ability(scene):
    game = scene(phase="refresh", active="dark", dark=Side(objectives=[focusing()]))
    game.asks("action", "dark")
    game.offers("use Workshop", "pass")
    game.choose("use Workshop")
    assert game.focus("Workshop") == 1
    game.asks("action", "dark")
    assert "use Workshop" not in game.options


@pytest.mark.rule("FOCUS-02")
def test_a_card_without_a_focus_token_is_ready_and_with_any_exhausted(scene):
    squad = [unit(f"Trooper {n}", side="dark") for n in range(4)]
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=squad, focus={"Trooper 1": 1, "Trooper 2": 2}),
    )
    game.choose("Objective 4")
    game.offers("attack Trooper 0", "attack Trooper 3")


@pytest.mark.rule("FOCUS-03")
def test_an_exhausted_card_cannot_be_focused(scene):
    spender = unit("Spender", side="dark", cost=1)
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(
            objectives=[focusing()],
            hand=[spender],
            focus={"Workshop": 1},
        ),
    )
    # Neither for its ability nor for resources: only the affiliation card is left to pay.
    game.offers("play Spender unit", "pass")
    game.choose("Spender")
    assert (game.focus("Workshop"), game.focus("Sith affiliation")) == (1, 1)
    game.leave()


@pytest.mark.rule("FOCUS-03")
def test_an_exhausted_unit_neither_attacks_nor_defends_nor_strikes(scene):
    lord = unit("Lord", side="dark", icons=(0, 0, 1), keywords=[{"edge": 1}])
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(
            units=[lord, unit("Aide", side="dark"), unit("Weary", side="dark")], focus={"Weary": 1}
        ),
        light=Side(units=[unit("Tired"), unit("Rebel"), unit("Knight")], focus={"Tired": 1}),
    )
    game.choose("Objective 4")
    game.offers("attack Lord", "attack Aide")
    game.choose("Lord")
    game.offers("defend Rebel", "defend Knight")
    game.choose("Rebel", "Knight")
    game.asks("tactics", "dark")
    game.choose("Rebel")
    # The token of the tactics icon has exhausted the Rebel: only the Knight was left to strike.
    game.asks("engage", "dark")
    assert [game.focus(name) for name in ("Lord", "Rebel", "Knight")] == [1, 1, 1]


def leader():
    """A unit with a reaction to being focused to strike."""
    return unit(
        "Leader",
        text=(
            "reaction: {when: {focused_to_strike: self}, do: [{apply: {unopposed: 1}, "
            "to: you, until: turn}]}"
        ),
    )


@pytest.mark.rule("FOCUS-04")
def test_a_tactics_icon_exhausts_a_unit_without_focusing_it(scene):
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[unit("Spy", side="dark", icons=(0, 0, 1))]),
        light=Side(units=[leader()]),
    )
    game.choose("Objective 4")
    game.choose()
    # Only one enemy can be hit, so nothing is asked; no reaction comes up either.
    game.asks("commit", "dark")
    assert game.focus("Leader") == 1


@pytest.mark.rule("FOCUS-04")
def test_a_unit_that_strikes_is_focused(scene):
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[unit("Spy", side="dark")]),
        light=Side(units=[leader()]),
    )
    game.choose("Objective 4")
    game.choose("Leader")
    # The defender wins the tied edge battle and strikes first.
    game.asks("reaction", "light")
    game.offers("use Leader", "pass")
    assert game.focus("Leader") == 1


@pytest.mark.rule("FOCUS-05")
@pytest.mark.rule("REF-01")
def test_effects_put_further_tokens_on_an_exhausted_card(scene):
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[unit("Spy", side="dark", icons=(0, 0, 2))]),
        light=Side(units=[unit("Rebel")], focus={"Rebel": 1}, hand=[unit("Held")]),
    )
    game.choose("Objective 4")
    game.skip_to("discard one", "light")
    assert game.focus("Rebel") == 2


@pytest.mark.rule("FOCUS-06")
def test_a_card_readies_when_its_last_token_leaves_it(scene):
    relief = objective(
        "Relief",
        side="dark",
        abilities=(
            Ability(
                kind="action",
                effect=(Select("guard", is_unit, whose="you"), RemoveFocus("guard")),
            ),
        ),
    )
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(
            objectives=[relief, chronicler("dark", "readied")],
            units=[unit("Guard", side="dark")],
            focus={"Guard": 2},
        ),
    )
    game.choose("use Relief")
    game.asks("action", "dark")
    assert game.focus("Guard") == 1
    game.choose("use Relief")
    game.asks("reaction", "dark")
    game.offers("use Chronicler", "pass")
    assert game.focus("Guard") == 0


@pytest.mark.rule("FOCUS-07")
def test_moving_a_token_off_a_card_is_removing_it(scene):
    swap = objective(
        "Swap",
        side="dark",
        text="action: {do: [{move: focus, from: {choose: {title: Guard}}, to: self}]}",
    )
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(
            objectives=[
                swap,
                chronicler("dark", "focus_removed"),
                chronicler("dark", "readied", title="Second"),
            ],
            units=[unit("Guard", side="dark")],
            focus={"Guard": 1},
        ),
    )
    game.choose("use Swap")
    told = set()
    while game.decision.kind == "reaction":
        told.add(game.options[0])
        game.pass_()
    assert told == {"use Chronicler", "use Second"}
    assert (game.focus("Guard"), game.focus("Swap")) == (0, 1)
    game.leave()


@pytest.mark.rule("FOCUS-08")
def test_focusing_with_two_tokens_is_one_act_of_a_ready_card(scene):
    watch = chronicler("dark", "focus_placed")
    game = scene(
        phase="refresh",
        active="dark",
        dark=Side(objectives=[focusing(tokens=2), watch]),
    )
    game.choose("use Workshop")
    game.asks("reaction", "dark")
    assert game.focus("Workshop") == 2
    game.choose("use Chronicler")
    game.asks("action")


@pytest.mark.rule("FOCUS-08")
def test_a_card_with_one_token_cannot_be_focused_with_two_more(scene):
    game = scene(
        phase="draw",
        active="dark",
        dark=Side(objectives=[focusing(tokens=2)], focus={"Workshop": 1}),
    )
    game.asks("action", "dark")
    assert game.phase == 3
    assert "use Workshop" not in game.options


@pytest.mark.rule("FOCUS-09")
def test_a_committed_unit_that_pays_or_uses_an_ability_gets_one_token(scene):
    mentor = unit(
        "Mentor",
        side="dark",
        resources=1,
        text=(
            "action: {cost: [{focus: self}], do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    for choice in ("use Mentor", "play Recruit unit"):
        game = scene(
            phase="deployment",
            active="dark",
            dark=Side(
                objectives=[],
                units=[mentor],
                hand=[unit("Recruit", side="dark")],
                committed=["Mentor"],
                focus={"Sith affiliation": 1},
            ),
        )
        game.choose(choice)
        assert game.focus("Mentor") == 1
        game.leave()


@pytest.mark.rule("FOCUS-09")
def test_a_committed_unit_that_strikes_gets_two(scene):
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[unit("Lord", side="dark")], committed=["Lord"], hand=[unit("Held")]),
        light=Side(hand=[unit("Kept")]),
    )
    game.choose("Objective 4")
    game.skip_to("discard one", "light")
    assert game.focus("Lord") == 2


@pytest.mark.rule("FOCUS-04")
def test_placing_tokens_by_an_effect_works_on_ready_and_exhausted_cards_alike(scene):
    storm = objective(
        "Storm",
        side="dark",
        abilities=(
            Ability(
                kind="action",
                effect=(Select("all", is_unit, whose="opponent", every=True), PlaceFocus("all")),
            ),
        ),
    )
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(objectives=[storm]),
        light=Side(units=[unit("Fresh"), unit("Tired")], focus={"Tired": 1}),
    )
    game.choose("use Storm")
    assert (game.focus("Fresh"), game.focus("Tired")) == (1, 2)
    game.leave()
