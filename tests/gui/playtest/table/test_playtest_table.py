"""Journeys through the table: both sides, by keys and by clicks on the cards."""

import pytest
from playtest_room import JEDI, SITH, PlaytestRoom, choose_deck
from PySide6.QtCore import QPoint, Qt

from swlcg_deck.cards.pool import load_pool
from swlcg_deck.decks.deck import Deck, DeckSet
from swlcg_deck.engine.core.constants import FATE, HAND
from swlcg_deck.engine.game import DARK, LIGHT, Decision, Result

CTRL = Qt.KeyboardModifier.ControlModifier


def in_edge_battle(room: PlaytestRoom) -> bool:
    return isinstance(room.step, Decision) and room.step.kind == "edge"


def in_window(room: PlaytestRoom) -> bool:
    return isinstance(room.step, Decision) and room.step.kind == "action"


@pytest.mark.parametrize(("own", "other", "side"), [(JEDI, SITH, LIGHT), (SITH, JEDI, DARK)])
def test_a_game_is_played_from_setup_to_the_end_of_turn_3_by_keys(room, own, other, side):
    room.begin(own, other)
    assert room.table.viewer == side
    room.play_until(lambda r: r.state.turn >= 4, eager=False)
    log = [line.strip() for line in room.table.log()]
    assert {"Turn 1: Dark", "Turn 2: Light", "Turn 3: Dark"} <= set(log)
    shown = room.page.panel.story.log.lines
    last = shown.data(shown.index(shown.rowCount() - 1, 0))
    assert last == log[-1]


def test_an_eager_player_deploys_and_attacks_an_opponent_who_only_exists(room):
    room.begin(SITH, JEDI)
    room.play_until(lambda r: isinstance(r.step, Result) or r.state.turn >= 6, eager=True)
    log = " ".join(room.table.log())
    assert "Dark plays" in log
    assert "Dark attacks with" in log
    assert "Light attacks" not in log
    assert "Light plays" not in log


def test_an_edge_battle_is_fought_by_clicks_on_cards_in_hand(room):
    room.begin(JEDI, SITH, "greedy", seed=3)
    room.play_until(in_edge_battle, eager=True)
    canvas = room.page.canvas
    assert canvas.scene.fight is not None
    assert {spot.zone for spot in canvas.scene.spots} >= {"engaged objective"}
    card = room.state.hand[LIGHT][0]
    place = room.table.at
    room.click_card(card)
    room.wait()
    assert card not in room.table.moments[place + 1].state.hand[LIGHT]
    room.play_until(lambda r: not in_edge_battle(r), eager=False)
    assert any("has the edge" in line for line in room.table.log())


def test_undo_leads_back_to_the_start_and_redo_to_where_one_was(room):
    room.begin(JEDI, SITH, "random", seed=5)
    first = room.state.digest()
    room.play_until(lambda r: r.state.turn >= 3, eager=True)
    last = room.state.digest()
    while room.page.head.undo.isEnabled():
        room.press(Qt.Key.Key_Z, CTRL)
    assert room.state.digest() == first
    while room.page.head.redo.isEnabled():
        room.press(Qt.Key.Key_Y, CTRL)
    assert room.state.digest() == last


def test_another_choice_after_undo_begins_another_game(room):
    room.begin(JEDI, SITH)
    room.decide(eager=True)
    before = room.table.moments[1].state.digest()
    room.press(Qt.Key.Key_Z, CTRL)
    while room.page.head.undo.isEnabled():
        room.press(Qt.Key.Key_Z, CTRL)
    room.press("2")
    room.wait()
    assert not room.page.head.redo.isEnabled()
    assert room.state.digest() != before


def test_undo_says_that_hidden_cards_were_seen(room):
    room.begin(JEDI, SITH)
    room.play_until(
        lambda r: r.state.turn >= 2 and r.table.told_since(r.table.before()), eager=False
    )
    assert "revealed" in room.page.head.undo.accessibleName()
    room.press(Qt.Key.Key_Z, CTRL)
    assert "you have seen" in room.page.panel.reason.text()


def test_a_saved_game_goes_on_with_its_way_back(room):
    room.begin(JEDI, SITH, "random", seed=5)
    room.play_until(lambda r: r.state.turn >= 3, eager=True)
    turn = room.state.turn
    digest, first = room.state.digest(), room.table.moments[0].state.digest()
    room.press(Qt.Key.Key_S, CTRL)
    assert "Saved as" in room.page.panel.reason.text()
    room.choose_in_menu("New game")
    start = room.view.start
    assert start.games.list.item(0).text() == f"{JEDI} against {SITH}, turn {turn}"
    room.qtbot.mouseClick(start.games.go_on, Qt.MouseButton.LeftButton)
    room.wait()
    assert room.state.digest() == digest
    room.view.table.session.go_to(0)
    assert room.state.digest() == first


def test_a_game_that_is_left_is_kept_and_can_be_gone_on_with(room):
    room.begin(JEDI, SITH)
    room.play_until(lambda r: r.state.turn >= 2, eager=False)
    before = room.state.digest()
    room.choose_in_menu("New game")
    (kept,) = room.shelf.folder.iterdir()
    room.view.games.go_on(kept)
    room.qtbot.waitUntil(lambda: room.view.is_playing)
    assert room.state.digest() == before


def test_a_game_nobody_has_begun_is_not_kept(room):
    room.begin(JEDI, SITH)
    room.choose_in_menu("New game")
    assert not room.shelf.folder.exists()


def test_a_damaged_saved_game_is_refused_in_a_sentence(room):
    room.shelf.folder.mkdir(parents=True)
    (room.shelf.folder / "Broken.swtable").write_bytes(b"{ no game")
    room.view.start.refresh()
    room.qtbot.mouseClick(room.view.start.games.go_on, Qt.MouseButton.LeftButton)
    room.qtbot.waitUntil(room.view.problem.isVisible)
    assert "breaks off or was changed" in room.view.problem.text()
    assert not room.view.is_playing


def test_cards_without_encoded_abilities_are_named_before_and_during(
    qapp, pool_copy, tmp_path, qtbot
):
    """In a pool in which one text of the starter deck is not yet written."""
    file = next((pool_copy / "sets").glob("01-*"))
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("abilities: []", "abilities: unwritten", 1), encoding="utf-8")
    pool = load_pool(pool_copy, cache_dir=tmp_path / "cache")
    title = next(c.title for c in pool.set(1).cards if c.abilities == "unwritten")
    room = PlaytestRoom(qapp, pool, tmp_path, qtbot)
    start = room.view.start
    choose_deck(start.own, JEDI)
    choose_deck(start.own, JEDI)
    choose_deck(start.other, SITH)
    assert start.note.text().startswith("1 card is played without its text")
    assert title in start.note.text()
    room.begin(JEDI, SITH)
    assert room.page.panel.story.unwritten.isVisible()
    assert room.page.panel.story.unwritten.text() == "1 card is played without its text"
    assert [card.title for card in room.table.unwritten] == [title]
    room.page.drop_session()
    room.parts.background.close()


def test_decks_that_are_all_encoded_say_so(room):
    room.begin(JEDI, SITH)
    assert not room.page.panel.story.unwritten.isVisible()


def test_a_click_on_a_card_that_cannot_be_used_says_why(room):
    room.begin(JEDI, SITH, "random", seed=5)

    def holds_a_fate(r: PlaytestRoom) -> bool:
        return in_window(r) and any(r.state.faces[c].kind == FATE for c in r.state.hand[LIGHT])

    room.play_until(holds_a_fate, eager=False)
    at = room.table.at
    fate = next(c for c in room.state.hand[LIGHT] if room.state.faces[c].kind == FATE)
    room.click_card(fate)
    assert "Fate cards are never played" in room.page.panel.reason.text()
    assert room.page.panel.reason.isVisible()
    assert room.page.bubble.isVisible()
    assert room.page.bubble.text() == room.page.panel.reason.text()
    assert room.table.at == at


def test_a_card_is_carried_from_the_hand_into_the_edge_stack(room):
    room.begin(JEDI, SITH, "greedy", seed=3)
    room.play_until(in_edge_battle, eager=True)
    canvas, place = room.page.canvas, room.table.at
    card = room.state.hand[LIGHT][0]
    start = canvas.place_of(card).topLeft() + QPoint(12, 24)
    back = start + QPoint(60, 4)
    for end in (back, canvas.scene.fight.center().toPoint()):
        assert room.table.at == place, "dropped in its own row it stays"
        room.qtbot.mousePress(canvas, Qt.MouseButton.LeftButton, pos=start)
        room.qtbot.mouseMove(canvas, end)
        room.qtbot.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=end)
    room.wait()
    assert card not in room.table.moments[place + 1].state.hand[LIGHT]


def test_several_picks_are_confirmed_together(room):
    room.begin(SITH, JEDI)

    def chooses_attackers(r: PlaytestRoom) -> bool:
        return isinstance(r.step, Decision) and r.step.kind == "attackers"

    room.play_until(chooses_attackers, eager=True)
    panel, step = room.page.panel, room.step
    assert isinstance(step, Decision)
    assert not panel.confirm.isEnabled()
    unit = step.options[0][1]
    room.click_card(unit)
    assert panel.buttons[0].isChecked()
    room.click_card(unit)
    assert not panel.buttons[0].isChecked()
    room.click_card(unit)
    room.qtbot.mouseClick(panel.confirm, Qt.MouseButton.LeftButton)
    room.wait()
    assert room.state.role[unit] or "attacks with" in " ".join(room.table.log())


def test_the_hand_of_the_other_side_is_nowhere_on_the_table(room):
    room.begin(JEDI, SITH, "greedy", seed=3)
    room.play_until(lambda r: r.state.turn >= 2, eager=False)
    hidden = {c for c in range(len(room.state.faces)) if room.state.zone[c] == HAND}
    hidden -= set(room.state.hand[LIGHT])
    assert hidden
    assert not hidden & {spot.card for spot in room.page.canvas.scene.spots}


def test_tab_goes_through_the_cards_and_enter_uses_one(room):
    room.begin(JEDI, SITH)
    canvas = room.page.canvas
    canvas.setFocus()
    room.press(Qt.Key.Key_Tab)
    first = canvas.current_card()
    room.press(Qt.Key.Key_Tab)
    assert canvas.current_card() not in (-1, first)
    assert room.table.card(canvas.current_card()).title in canvas.accessibleDescription()
    rejected = canvas.current_card()
    room.press(Qt.Key.Key_Return)
    room.wait()
    assert rejected not in room.state.facedown[LIGHT]


def test_space_shows_a_card_large_and_closes_it(room):
    room.begin(JEDI, SITH)
    canvas = room.page.canvas
    canvas.setFocus()
    room.press(Qt.Key.Key_Tab)
    room.press(Qt.Key.Key_Space)
    assert room.page.large.card is room.table.card(canvas.current_card())
    room.press(Qt.Key.Key_Space)
    assert room.page.large.card is None


def test_a_card_is_shown_large_when_the_mouse_rests_on_it(room):
    room.begin(JEDI, SITH)
    canvas = room.page.canvas
    spot = canvas.scene.spots[0]
    at = spot.where.toRect().center()
    room.qtbot.mouseMove(canvas, QPoint(2, 2))
    room.qtbot.mouseMove(canvas, at)
    room.qtbot.waitUntil(lambda: room.page.large.card is not None)
    assert room.page.large.card is room.table.card(spot.card)


def test_pass_until_something_happens_goes_through_windows(room):
    room.begin(JEDI, SITH)
    room.page.panel.passing.my_actions.setChecked(False)
    room.play_until(in_window, eager=False)
    at = room.table.at
    room.press("n")
    room.wait()
    assert room.table.at > at
    passed = room.table.moments[at + 1 : room.table.at]
    assert not any(moment.happened for moment in passed)


def test_the_window_stays_alive_while_the_bot_thinks_and_undo_stops_it(room):
    room.begin(JEDI, SITH, "greedy", seed=3)
    room.play_until(in_window, eager=False)
    session, at = room.page.session, room.table.at
    room.press("p")
    if session.is_thinking:
        assert "thinking" in room.page.panel.question.text()
        assert not room.page.panel.buttons
        room.press(Qt.Key.Key_Z, CTRL)
        assert not session.is_thinking
        assert room.table.at == at


def test_a_deck_that_cannot_be_played_says_why(room):
    room.parts.workspace.new("Half a deck")
    room.view.start.refresh()
    choose_deck(room.view.start.own, "Half a deck")
    assert not room.view.start.start.isEnabled()
    assert "affiliation card" in room.view.start.note.text()


def test_a_deck_with_sets_that_nobody_knows_is_not_played_without_them(room, pool):
    workspace = room.parts.workspace
    known = (DeckSet(set=n, title=pool.set(n).title) for n in (1, 2, 3, 4, 5))
    sets = (*known, DeckSet(title="A Set of Tomorrow"))
    workspace.library.save(Deck(id="5" * 32, name="From tomorrow", affiliation="Jedi", sets=sets))
    room.view.start.refresh()
    choose_deck(room.view.start.own, "From tomorrow")
    assert not room.view.start.start.isEnabled()
    assert "nobody knows: A Set of Tomorrow" in room.view.start.note.text()
