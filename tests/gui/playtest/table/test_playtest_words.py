"""The table in another language, and the way from a decision to its rule."""

import re
from pathlib import Path

import pytest
from nameless_language import names_of, words_left
from playtest_room import JEDI, SITH, PlaytestRoom, choose_deck
from PySide6.QtCore import QModelIndex, Qt
from window_parts import window_parts

from swlcg_deck import engine
from swlcg_deck.cards.rulebook.glossary_file import our_glossary
from swlcg_deck.engine.game import describe
from swlcg_deck.gui.playtest.canvas.middle_painting import STEPS
from swlcg_deck.gui.rules.visited_places import Place
from swlcg_deck.gui.shell.main_window import MainWindow
from swlcg_deck.playtest.saved_tables import read_table, table_bytes

LEFT = Qt.MouseButton.LeftButton


def tree_lines(tree, parent: QModelIndex) -> list[str]:
    found = []
    for row in range(tree.rowCount(parent)):
        index = tree.index(row, 0, parent)
        found += [tree.data(index), *tree_lines(tree, index)]
    return found


def shown(room: PlaytestRoom) -> list[str]:
    """Everything that the table says to eyes or ears at this decision."""
    page, panel = room.page, room.page.panel
    found = [panel.question.text(), panel.why.text(), page.head.phases.accessibleName()]
    found += [button.text() for button in panel.buttons]
    for stop, _where in page.canvas.scene.stops():
        page.canvas.set_current(stop)
        found.append(page.canvas.accessibleDescription())
    log = panel.story.log.lines
    found += [log.data(log.index(row, 0)) for row in range(log.rowCount())]
    page.tree.show_table(room.table, room.table.view, (), frozenset())
    return found + tree_lines(page.tree.tree, QModelIndex())


@pytest.mark.usefixtures("nameless")
def test_nothing_at_the_table_stays_english_in_another_language(room, pool):
    names = names_of(pool) | set(re.findall(r"\w+", f"{JEDI} {SITH}"))
    room.begin(JEDI, SITH, "greedy", seed=3)
    left: dict[str, list[str]] = {}
    for _ in range(60):
        question = describe(room.state, room.step)
        lines = {question.ability, *(option.ability for option in question.options)} - {""}
        for text in shown(room):
            for line in lines:  # a card's own text is English everywhere
                text = text.replace(line, "")  # noqa: PLW2901
            left |= {text: words} if (words := words_left(text, names)) else {}
        room.decide(eager=True)
    assert room.state.turn > 2
    assert not left


@pytest.mark.usefixtures("nameless")
def test_decisions_of_a_replay_are_told_in_another_language(room, pool):
    names = names_of(pool) | set(re.findall(r"\w+", f"{JEDI} {SITH}"))
    room.begin(JEDI, SITH, "greedy", seed=3)
    room.play_until(lambda r: r.state.turn >= 2, eager=True)
    room.page.panel.story.switch_over()
    rows = room.page.panel.story.decisions.rows
    words = [rows.data(rows.index(row, 0)) for row in range(rows.rowCount())]
    assert len(words) > 3
    assert not [text for text in words if words_left(text, names)]


def test_the_step_of_an_engagement_is_one_of_those_in_its_head(room):
    room.begin(JEDI, SITH, "greedy", seed=3)
    room.play_until(lambda r: bool(r.table.view.engagement), eager=True)
    assert room.table.view.engagement_part in STEPS


def test_a_decision_cites_its_rule_and_asks_for_it_at_a_click(room, qtbot):
    room.begin(JEDI, SITH, "exists only", seed=3)
    link = room.page.panel.rule
    assert link.isVisible()
    assert link.text() == room.step.why
    assert link.accessibleName() == f"Read the rule {room.step.why}"
    with qtbot.waitSignal(room.view.rule_requested) as asked:
        qtbot.mouseClick(link, LEFT)
    assert asked.args == [room.step.why]


def test_no_rule_is_cited_where_nothing_is_asked(room):
    room.begin(JEDI, SITH, "exists only", seed=3)
    room.page.panel.tell("Game over", "You have won.")
    assert not room.page.panel.rule.isVisible()


def test_the_rule_of_a_decision_opens_in_the_rules_view(qapp, pool, tmp_path, qtbot):
    parts = window_parts(qapp, pool, tmp_path)
    window = MainWindow(parts)
    qtbot.addWidget(window)
    window.show()
    window.show_mode("playtest")
    view = window.views.playtest
    choose_deck(view.start.own, JEDI)
    qtbot.mouseClick(view.start.start, LEFT)
    qtbot.waitUntil(view.table.panel.rule.isVisible)
    rule = view.table.panel.rule.text()
    qtbot.mouseClick(view.table.panel.rule, LEFT)
    assert window.mode == "rules"
    assert window.views.rules.place == Place("rule", rule)
    view.table.drop_session()
    parts.background.close()


def test_every_rule_by_which_the_engine_asks_can_be_read():
    source = Path(engine.__file__).parent
    cited = {
        rule
        for file in source.rglob("*.py")
        for rule in re.findall(r'why="([^"]+)"', file.read_text(encoding="utf-8"))
    }
    glossary = our_glossary()
    assert len(cited) > 30
    assert not {rule for rule in cited if glossary.rule(rule) is None}


def test_a_game_in_which_the_order_of_discarding_matters_is_read_again(room, pool):
    """The engine asks for that order where cards make it matter; it is no house rule."""
    room.begin(JEDI, SITH, "exists only", seed=7)
    assert room.state.options
    again = read_table(table_bytes(room.table), pool)
    assert again.state.digest() == room.state.digest()


def test_the_choices_of_a_simulation_are_kept_with_the_view(room):
    room.view.show_page("simulate")
    room.view.simulate.setup.numbers.games.setText("321")
    kept = room.view.state()
    room.view.simulate.setup.numbers.games.setText("1000")
    room.view.restore(kept)
    assert room.view.simulate.setup.numbers.games.text() == "321"
