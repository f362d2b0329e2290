"""What the About dialog tells, and what can be read in it."""

import pytest
from dialog_on_screen import dialog_on_screen, is_open
from PySide6.QtCore import Qt

from swlcg_deck import __version__
from swlcg_deck.gui.shell.about_dialog import AboutDialog
from swlcg_deck.paths import resources_dir

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def about(theme, pool):
    with dialog_on_screen(AboutDialog(theme, pool)) as dialog:
        yield dialog


def shown(dialog) -> str:
    return " ".join(dialog.text.toPlainText().split())


def test_it_names_the_version_the_card_pool_and_the_rules(about, pool):
    told = about.facts.text()
    assert f"Version {__version__}" in told
    assert pool.fingerprint[:8] in told
    assert pool.default_edition.title in told


def test_it_opens_with_the_notice(about):
    notice = (resources_dir() / "legal" / "NOTICE.txt").read_text(encoding="utf-8")
    assert shown(about) == " ".join(notice.split())


@pytest.mark.parametrize(
    ("file", "title", "words"),
    [("CHANGELOG.md", "Changes", __version__), ("LICENSE.txt", "Licence", "MIT License")],
)
def test_changes_and_licence_are_a_click_away(about, qtbot, file, title, words):
    button = about.pages.button(file)
    assert button.text() == title
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert words in shown(about)
    assert about.text.accessibleName() == title


def test_the_arrow_keys_turn_the_pages_and_escape_closes(about, qtbot):
    about.pages.button("NOTICE.txt").setFocus()
    before = shown(about)
    qtbot.keyClick(about.pages.button("NOTICE.txt"), Qt.Key.Key_Right)
    assert about.pages.current() == "CHANGELOG.md"
    assert shown(about) != before
    qtbot.keyClick(about, Qt.Key.Key_Escape)
    assert not is_open(about)
