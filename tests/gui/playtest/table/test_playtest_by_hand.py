"""Everything by keyboard, cards carried to where they go, movements that never keep one waiting."""

import pytest
from playtest_room import JEDI, SITH, PlaytestRoom
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QApplication, QMenu

from swlcg_deck.engine.game import DARK, LIGHT, Decision
from swlcg_deck.gui.playtest.canvas.movement import MILLISECONDS
from swlcg_deck.gui.playtest.canvas.rows import units_row
from swlcg_deck.gui.playtest.canvas.scene import PILES
from swlcg_deck.gui.playtest.table.decision_panel import OPTION_KEYS
from swlcg_deck.gui.widgets.choice_menu import ChoiceMenu

LEFT = Qt.MouseButton.LeftButton


def asks(kind: str):
    return lambda room: isinstance(room.step, Decision) and room.step.kind == kind


def carry(room: PlaytestRoom, card: int, to: QPoint) -> None:
    canvas = room.page.canvas
    start = canvas.place_of(card).topLeft() + QPoint(12, 24)
    room.qtbot.mousePress(canvas, LEFT, pos=start)
    room.qtbot.mouseMove(canvas, to)
    room.qtbot.mouseRelease(canvas, LEFT, pos=to)


def test_arrows_reach_every_card_and_the_piles(room):
    room.begin(JEDI, SITH, "greedy", seed=3)
    room.play_until(lambda r: r.state.turn >= 4, eager=True)
    canvas = room.page.canvas
    canvas.setFocus()
    room.press(Qt.Key.Key_Tab)
    reached, waiting = {canvas.current_card()}, [canvas.current_card()]
    arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    while waiting:
        here = waiting.pop()
        for arrow in arrows:
            canvas.set_current(here)
            room.press(arrow)
            if canvas.current_card() not in reached:
                reached.add(canvas.current_card())
                waiting.append(canvas.current_card())
    assert reached == {stop for stop, _ in canvas.scene.stops()}
    assert set(PILES) <= reached


def test_enter_on_the_piles_of_a_side_shows_what_lies_in_them(room):
    room.begin(JEDI, SITH)
    room.play_until(lambda r: bool(r.state.discard[LIGHT]), eager=True)
    canvas = room.page.canvas
    canvas.setFocus()
    canvas.set_current(PILES[LIGHT])
    assert "discard pile 1" in canvas.accessibleDescription()
    room.press(Qt.Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    lines = [action.text() for action in menu.actions()]
    title = room.state.faces[room.state.discard[LIGHT][-1]].title
    assert f"Deck: {len(room.state.deck[LIGHT])} cards" in lines
    assert title in lines
    menu.actions()[lines.index(title)].trigger()
    menu.close()
    assert room.page.large.card is not None
    assert room.page.large.card.title == title


def test_enter_on_a_card_that_cannot_be_used_says_why(room):
    room.begin(JEDI, SITH)
    room.play_until(asks("action"), eager=False)
    canvas = room.page.canvas
    card = next(c for c in room.state.objectives[DARK] if c not in room.page.choosing.by_card)
    canvas.setFocus()
    canvas.set_current(card)
    room.press(Qt.Key.Key_Return)
    assert room.page.panel.reason.text()
    assert room.page.bubble.isVisible()


def test_every_option_has_a_key_of_its_own(room):
    assert len(set(OPTION_KEYS)) == len(OPTION_KEYS)
    assert not set(OPTION_KEYS) & set("CHNPT"), "those mean something else at the table"
    room.begin(JEDI, SITH, "greedy", seed=3)
    seen = 0
    for _ in range(120):
        if not isinstance(room.step, Decision):
            break
        keys = [button.key for button in room.page.panel.buttons]
        assert all(keys)
        assert len(set(keys)) == len(keys)
        seen = max(seen, len(keys))
        room.decide(eager=True)
    assert seen > 5


def test_a_choice_of_one_or_none_is_confirmed_with_the_mouse(room):
    """With a single unit to defend with."""
    room.begin(JEDI, SITH, "greedy", seed=8)

    def may_defend(r: PlaytestRoom) -> bool:
        return asks("defenders")(r) and r.step.most == 1

    room.play_until(may_defend, eager=True)
    panel, at = room.page.panel, room.table.at
    assert panel.confirm.isVisible()
    room.qtbot.mouseClick(panel.buttons[0], LEFT)
    assert panel.buttons[0].isChecked()
    room.qtbot.mouseClick(panel.confirm, LEFT)
    room.wait()
    assert room.table.moments[at].choice == (0,)


def test_a_unit_carried_onto_an_objective_attacks_it(room):
    room.begin(SITH, JEDI)
    room.play_until(asks("engage"), eager=True)
    canvas, at = room.page.canvas, room.table.at
    objective = room.step.options[0][1]
    ready = [c for c in room.state.units[DARK] if not room.state.focus[c]]
    carry(room, ready[0], canvas.place_of(objective).center())
    room.wait()
    assert room.table.moments[at].choice == (0,)
    room.play_until(asks("attackers"), eager=False)
    assert ready[0] in room.page.choosing.picked_cards


def test_a_card_carried_where_it_means_nothing_says_why(room):
    room.begin(JEDI, SITH)
    room.play_until(asks("engage"), eager=True)
    canvas, at = room.page.canvas, room.table.at
    unit = room.state.units[LIGHT][0]
    carry(room, unit, canvas.scene.dial.center().toPoint())
    assert room.table.at == at
    assert room.page.panel.reason.text()


def tick(passing, phase):
    """Click a phase in the menu of stops."""
    actions = passing.findChild(ChoiceMenu).actions()
    next(action for action in actions if action.data() == phase).trigger()


def test_the_stops_are_those_the_player_has_set(room):
    room.begin(JEDI, SITH)
    room.play_until(asks("action"), eager=False)
    assert (room.table.view.phase, room.state.active) == ("deployment", LIGHT)
    passing, session = room.page.panel.passing, room.page.session
    assert session.stops.at(room.table), "it is the player's own turn"
    room.qtbot.mouseClick(passing.my_actions, LEFT)
    assert not session.stops.at(room.table)
    tick(passing, "conflict")
    assert not session.stops.at(room.table)
    tick(passing, "deployment")
    assert session.stops.at(room.table)
    assert "Deployment phase, Conflict phase" in passing.phases.accessibleName()
    tick(passing, "deployment")
    room.qtbot.mouseClick(passing.every_window, LEFT)
    assert session.stops.at(room.table)


def test_cards_move_only_where_movement_is_wanted_and_never_keep_one_waiting(room):
    assert MILLISECONDS <= 200
    for moves in (False, True):
        room.parts.theme.moves = moves
        room.begin(JEDI, SITH)
        room.press("1")
        room.wait()
        assert room.page.canvas.movement.is_going_on is moves
        room.press("1")
        room.wait()
        assert len(room.table.choices()) >= 2, "the next decision was taken meanwhile"
        room.choose_in_menu("New game")


@pytest.mark.parametrize("count", [1, 4, 7, 9, 12, 16])
def test_a_full_row_keeps_room_for_every_title(count):
    area = QRectF(12, 0, 880, 112)
    row = units_row(round, area, count, (118, 112))
    assert len(row.places) == count
    assert all(area.contains(place) for place in row.places)
    assert min(row.seen(number) for number in range(count)) >= 84
