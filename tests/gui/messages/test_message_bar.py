"""The one line of every view that says what was done or what failed."""

import pytest
from PySide6.QtCore import QTimer

from swlcg_deck.gui.messages.message_bar import Message, MessageBar
from swlcg_deck.gui.words.sentence import sentence


@pytest.fixture
def bar(qtbot, theme) -> MessageBar:
    made = MessageBar(theme)
    qtbot.addWidget(made)
    return made


def leaves_by_itself(bar: MessageBar) -> bool:
    return bar.findChild(QTimer).isActive()


def test_what_was_done_goes_after_a_while(bar):
    bar.say("Toolbox moved into the trash")
    assert bar.text() == "Toolbox moved into the trash."
    assert bar.isVisible()
    assert leaves_by_itself(bar)
    assert bar.button.isHidden()
    bar.findChild(QTimer).timeout.emit()
    assert not bar.isVisible()


def test_what_failed_stays_whatever_was_said_before(bar):
    bar.say("Saved.")
    bar.warn("that folder is gone")
    assert bar.text() == "That folder is gone."
    assert bar.is_failure
    assert not leaves_by_itself(bar)
    bar.close_button.click()
    assert not bar.isVisible()


def test_what_can_be_taken_back_stays_until_it_is(bar):
    done = []
    bar.tell(Message("2 decks moved", lambda: done.append("undone")))
    assert bar.button.text() == "Undo"
    assert bar.button.accessibleDescription() == bar.text()
    assert not leaves_by_itself(bar)
    bar.button.click()
    assert done == ["undone"]
    assert not bar.isVisible()
    bar.tell(Message("Unsaved work was found", lambda: bar.say("Restored"), "Restore it"))
    assert bar.button.text() == "Restore it"
    bar.button.click()
    assert bar.text() == "Restored."
    assert bar.isVisible()


@pytest.mark.parametrize(
    ("fragment", "whole"),
    [
        ("no such file", "No such file."),
        ("gone.txt: no such file", "gone.txt: no such file."),
        ("which one?", "Which one?"),
        ("ends here.", "Ends here."),
        ("", ""),
    ],
)
def test_fragments_become_sentences_and_files_keep_their_names(fragment, whole):
    assert sentence(fragment) == whole
