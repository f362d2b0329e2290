"""The real dialog that asks where to save: no ending is forgotten, and none is added unasked."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox

from swlcg_deck.gui.work.file_endings import first_ending
from swlcg_deck.gui.work.questions import QtDialogs

FILTERS = "SWLCG Deck file (*.swdeck *.yaml);;OCTGN deck (*.o8d);;All files (*)"


@pytest.fixture
def save(qapp, tmp_path):
    """Types a name into the dialog, answers what it asks back, and gives what came out."""
    qapp.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)

    def save(typed: str, chosen_filter: str = "", answer: QMessageBox.StandardButton | None = None):
        asked = []

        def fill():
            dialog = QApplication.activeModalWidget()
            assert isinstance(dialog, QFileDialog)
            if chosen_filter:
                dialog.selectNameFilter(chosen_filter)
                dialog.filterSelected.emit(chosen_filter)
            dialog.findChild(QLineEdit).setText(str(tmp_path / typed))
            QTimer.singleShot(0, reply)
            dialog.accept()
            if dialog.isVisible():
                dialog.reject()

        def reply():
            box = QApplication.activeModalWidget()
            if isinstance(box, QMessageBox):
                asked.append(box.text())
                box.button(answer).click()

        QTimer.singleShot(0, fill)
        return QtDialogs().save_file("Save", "deck.swdeck", FILTERS), asked

    yield save
    qapp.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs, False)


def test_a_name_without_an_ending_gets_that_of_the_chosen_kind(save, tmp_path):
    assert save("one")[0] == tmp_path / "one.swdeck"
    assert save("two", "OCTGN deck (*.o8d)")[0] == tmp_path / "two.o8d"
    assert save("three", "All files (*)")[0] == tmp_path / "three"
    assert save("four.txt")[0] == tmp_path / "four.txt"


def test_the_dialog_asks_about_the_file_that_would_really_be_replaced(save, tmp_path):
    (tmp_path / "one.swdeck").write_text("there", encoding="utf-8")
    path, asked = save("one", answer=QMessageBox.StandardButton.No)
    assert path is None
    assert len(asked) == 1
    assert "one.swdeck" in asked[0]


def test_the_ending_of_a_filter():
    assert [first_ending(one) for one in FILTERS.split(";;")] == [".swdeck", ".o8d", ""]
