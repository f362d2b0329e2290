"""The conflict phase step by step, as the timing chart has it (TC-22..TC-46, TC-54..TC-57)."""

import pytest
from kit.abilities import action, interrupt, reaction
from kit.card_makers import fate, objective, unit
from kit.engagements import asked, chronicle
from kit.scenario import Side
from kit.usual_cards import clock, fighter

WATCHED = (
    "begins",
    "declared",
    "engaged",
    "edge_revealed",
    "fate_resolved",
    "edge_resolved",
    "discarded",
    "focused_to_strike",
    "damaged",
    "strike_resolved",
    "survived",
    "ends",
)


def watcher():
    """An objective of the light side that may react to everything of note."""
    abilities = tuple(reaction(kind) for kind in WATCHED)
    before = ("strike_chosen", "edge_placing_done")
    return objective("Watcher", abilities=(action(), *abilities, *map(interrupt, before)))


def board(scene):
    return scene(
        phase="conflict",
        active="dark",
        dark=Side(
            objectives=[clock("dark")],
            units=[
                fighter("Walker", icons=(1, 1, 0), capacity=9),
                fighter("Pal"),
                fighter("Reserve"),
            ],
            hand=[fate("Fate of dark", side="dark")],
        ),
        light=Side(
            objectives=[watcher(), objective("Base")],
            units=[unit("Guard", icons=(1, 0, 0), capacity=9), unit("Idler")],
            hand=[unit("Card")],
        ),
    )


ANSWERS = {
    "engage dark": ["Base", "pass"],
    "attackers dark": [("Walker", "Pal")],
    "defenders light": ["Guard"],
    "edge dark": ["pass", "Fate of dark"],
    "edge light": ["Card"],
    "strike dark": ["Walker"],
    "icon dark": ["icon Walker blast damage"],
}
WINDOW = ["window dark", "window light"]


def strike_of(*icons):
    return [
        "interrupt strike_chosen light",
        "reaction focused_to_strike light",
        *icons,
        "reaction strike_resolved light",
        "reaction ends strike light",
    ]


@pytest.mark.rule("TC-22")
@pytest.mark.rule("TC-23")
@pytest.mark.rule("TC-24")
@pytest.mark.rule("TC-25")
@pytest.mark.rule("TC-26")
@pytest.mark.rule("TC-27")
@pytest.mark.rule("TC-28")
@pytest.mark.rule("TC-29")
@pytest.mark.rule("CONF-21")
def test_the_steps_up_to_the_edge_battle_come_in_the_order_of_the_chart(scene):
    game = board(scene)
    answers = {key: list(value) for key, value in ANSWERS.items()}
    log = chronicle(game, answers, "reaction begins edge battle light")
    assert log == [
        "reaction begins phase conflict light",
        *WINDOW,
        "engage dark",
        "attackers dark",
        "reaction declared attackers light",
        "reaction engaged light",
        *WINDOW,
        "defenders light",
        "reaction declared defenders light",
        *WINDOW,
    ]


@pytest.mark.rule("TC-30")
@pytest.mark.rule("TC-31")
@pytest.mark.rule("TC-32")
@pytest.mark.rule("TC-33")
@pytest.mark.rule("TC-34")
@pytest.mark.rule("TC-35")
@pytest.mark.rule("TC-36")
@pytest.mark.rule("TC-37")
@pytest.mark.rule("TC-38")
@pytest.mark.rule("EDGE-24")
def test_the_edge_battle_comes_in_the_order_of_the_chart(scene):
    game = board(scene)
    answers = {key: list(value) for key, value in ANSWERS.items()}
    chronicle(game, answers, "reaction begins edge battle light")
    log = chronicle(game, answers, "strike dark")
    assert log[: log.index("window dark") + 2] == [
        "reaction begins edge battle light",
        "edge dark",  # passes
        "edge light",  # places its only card
        "edge dark",  # places after all; then both pass for want of cards
        "interrupt edge_placing_done light",
        "reaction edge_revealed light",
        "reaction fate_resolved light",
        "reaction edge_resolved light",
        "reaction discarded edge stack light",
        "reaction ends edge battle light",
        *WINDOW,
    ]


@pytest.mark.rule("TC-23")
@pytest.mark.rule("TC-39")
@pytest.mark.rule("TC-40")
@pytest.mark.rule("TC-41")
@pytest.mark.rule("TC-42")
@pytest.mark.rule("TC-43")
@pytest.mark.rule("TC-44")
@pytest.mark.rule("TC-45")
@pytest.mark.rule("TC-46")
@pytest.mark.rule("TC-54")
@pytest.mark.rule("TC-55")
@pytest.mark.rule("TC-56")
@pytest.mark.rule("TC-57")
@pytest.mark.rule("CONF-21")
@pytest.mark.rule("STRIKE-16")
@pytest.mark.rule("CONF-20")
@pytest.mark.rule("OPEN-36")
def test_the_strikes_and_the_end_come_in_the_order_of_the_chart(scene):
    game = board(scene)
    answers = {key: list(value) for key, value in ANSWERS.items()}
    chronicle(game, answers, "reaction ends edge battle light")
    assert game.edge == "light"
    log = chronicle(game, answers, "commit dark")
    damaged = "reaction damaged {} light"
    assert log == [
        "reaction ends edge battle light",
        *WINDOW,
        # First slot: the only defender strikes, nobody is asked which unit it is.
        "interrupt strike_chosen light",
        "reaction focused_to_strike light",
        "unit damage light",
        damaged.format("unit damage"),
        "reaction strike_resolved light",
        "reaction ends strike light",
        *WINDOW,
        # Second slot: two types, the second after the first is finished with its reactions.
        "strike dark",
        *strike_of(
            "icon dark",
            damaged.format("blast"),
            damaged.format("unit damage"),
        ),
        *WINDOW,
        # Second round: an empty slot keeps its window.
        *WINDOW,
        *strike_of(),
        *WINDOW,
        "reaction survived light",
        "reaction ends engagement light",
        *WINDOW,
        "engage dark",
        *WINDOW,
        "reaction ends phase conflict light",
        "reaction begins phase force light",
    ]
    assert asked(game) == "commit dark"
