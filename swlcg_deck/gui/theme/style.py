"""The style sheet and the Qt palette, made from one of our palettes and a text size."""

from string import Template

from PySide6.QtGui import QColor, QPalette

from swlcg_deck.gui.theme.palette import Palette
from swlcg_deck.paths import resources_dir

_SHEET = Template("""
* { font-family: "Inter"; font-size: ${body}px; }
QWidget { color: $text; background: transparent; }
QMainWindow, QDialog, QWidget#window { background: $window; }
QWidget#panel { background: $panel; }
QWidget#raised { background: $raised; border-radius: ${r8}px; }
QLabel#title { font-size: ${view}px; font-weight: 600; }
QLabel#heading { font-size: ${head}px; font-weight: 600; }
QLabel#strong { font-weight: 600; }
QLabel#secondary { color: $text_2; font-size: ${small}px; }
QLabel#caption { color: $text_3; font-size: ${tiny}px; }
QLabel#section { color: $text_3; font-size: ${tiny}px; font-weight: 600; }
QLabel#problem { color: $illegal; font-size: ${small}px; }
QMessageBox QLabel#qt_msgbox_label { font-weight: 600; }
QFrame#hairline { background: $hairline; border: none; }

QPushButton { background: $raised; border: 1px solid $border; border-radius: ${r6}px;
  padding: 0 ${p12}px; min-height: ${button}px; font-weight: 600; }
QPushButton:hover { background: $hover; }
QPushButton:pressed, QPushButton:checked { background: $selected; }
QPushButton:focus { border: 2px solid $accent; padding: 0 ${p11}px; }
QPushButton:disabled { color: $disabled; border-color: $hairline; background: $panel; }
QPushButton#primary { background: $accent_fill; color: $accent_ink; border-color: $accent_fill; }
QPushButton#primary:focus { border: 2px solid $text; }
QPushButton#primary:disabled { background: $hover; color: $disabled; border-color: $hairline; }
QPushButton#small { min-height: ${small_button}px; padding: 0 ${p8}px; }
QPushButton::menu-indicator { image: url("$controls/chevron-$scheme.svg"); width: ${p12}px;
  height: ${p12}px; subcontrol-origin: padding; subcontrol-position: right center;
  right: ${p8}px; }
QPushButton#link { background: transparent; border: none; color: $text; text-align: left;
  text-decoration: underline; padding: 0; min-height: 0; font-weight: 400; }
QPushButton#link:focus { border: 1px solid $accent; }
QPushButton#citation { background: transparent; border: none; color: $text_2; padding: 0;
  min-height: 0; font-size: ${tiny}px; font-weight: 400; text-decoration: underline; }
QPushButton#citation:hover { color: $text; }
QPushButton#citation:focus { border: 1px solid $accent; }
QToolButton { border: 1px solid transparent; border-radius: ${r6}px; padding: ${p4}px; }
QToolButton:hover { background: $hover; }
QToolButton:pressed, QToolButton:checked { background: $selected; }
QToolButton:focus { border: 2px solid $accent; padding: ${p3}px; }
QToolButton:disabled { color: $disabled; }
QToolButton::menu-indicator { image: none; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QComboBox, QDateEdit { background: $raised;
  border: 1px solid $border; border-radius: ${r6}px; padding: ${p4}px ${p8}px;
  selection-background-color: $accent_fill; selection-color: $accent_ink; }
QLineEdit, QSpinBox, QComboBox, QDateEdit { min-height: ${field}px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QComboBox:focus,
QDateEdit:focus { border: 2px solid $accent; padding: ${p3}px ${p7}px; }
QTextBrowser { background: transparent; border: none; }
QComboBox::drop-down { border: none; width: ${p20}px; }
QFileDialog QComboBox::down-arrow, QInputDialog QComboBox::down-arrow {
  image: url("$controls/chevron-$scheme.svg"); width: ${p12}px; height: ${p12}px; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $border;
  selection-background-color: $selected; selection-color: $text; outline: none; }
QCheckBox { spacing: ${p8}px; }
QCheckBox::indicator, QRadioButton::indicator { width: ${p14}px; height: ${p14}px;
  border: 1px solid $text_3; background: $raised; }
QCheckBox::indicator { border-radius: ${r4}px; }
QRadioButton::indicator { border-radius: ${p8}px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background: $hover; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked { background: $accent_fill;
  border-color: $accent; image: url("$controls/check.svg"); }
QRadioButton::indicator:checked { image: url("$controls/dot.svg"); }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 2px solid $accent;
  width: ${p12}px; height: ${p12}px; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $border; }

QTableView, QListView, QTreeView { background: transparent; border: none; outline: none;
  gridline-color: transparent; selection-background-color: $selected; selection-color: $text; }
QListView::item, QTreeView::item { padding: ${p4}px ${p8}px; border-radius: ${r4}px; }
QListView::item:hover, QTreeView::item:hover { background: $hover; }
QListView::item:selected, QTreeView::item:selected { background: $selected; color: $text; }
QListView:focus, QTreeView:focus, QTableView:focus { border: none; }
QHeaderView { background: transparent; }
QHeaderView::section { background: $panel; color: $text_3; border: none;
  border-bottom: 1px solid $hairline; padding: ${p4}px ${p8}px; font-size: ${tiny}px;
  font-weight: 600; }
QHeaderView::section:hover { color: $text; }

QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: ${p10}px; }
QScrollBar:horizontal { height: ${p10}px; }
QScrollBar::handle { background: $border; border-radius: ${p4}px; margin: 1px; }
QScrollBar::handle:vertical { min-height: ${p24}px; }
QScrollBar::handle:horizontal { min-width: ${p24}px; }
QScrollBar::handle:hover { background: $text_3; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QScrollArea { border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }

QSplitter::handle { background: $hairline; }
QMenuBar { background: $window; }
QMenuBar::item { padding: ${p4}px ${p8}px; border-radius: ${r4}px; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $raised; border: 1px solid $border; padding: ${p4}px; }
QMenu::item { padding: ${p4}px ${p24}px ${p4}px ${p12}px; border-radius: ${r4}px; }
QMenu::item:selected { background: $selected; }
QMenu::item:disabled { color: $disabled; }
QMenu::separator { height: 1px; background: $hairline; margin: ${p4}px; }
QToolTip { background: $raised; color: $text; border: 1px solid $border; padding: ${p4}px; }
QStatusBar { background: $window; color: $text_2; }
QStatusBar::item { border: none; }
QProgressBar { background: $hover; border: none; border-radius: 2px; max-height: 4px; }
QProgressBar::chunk { background: $accent_fill; border-radius: 2px; }
QTabBar::tab { background: transparent; padding: ${p8}px ${p16}px; color: $text_2; }
QTabBar::tab:selected { color: $text; background: $panel; }
QTabBar::tab:hover { color: $text; }
""")

_SIZES = {
    "body": 13,
    "view": 18,
    "head": 16,
    "small": 12,
    "tiny": 11,
    "button": 26,
    "small_button": 22,
    "field": 24,
    **{f"p{n}": n for n in (3, 4, 7, 8, 10, 11, 12, 14, 16, 20, 24)},
    **{f"r{n}": n for n in (4, 6, 8)},
}


def style_sheet(palette: Palette, scale: float = 1.0) -> str:
    """The whole sheet; every length grows with the text size."""
    sizes = {name: str(round(size * scale)) for name, size in _SIZES.items()}
    colours = {name: value for name, value in vars(palette).items() if isinstance(value, str)}
    return _SHEET.substitute(
        colours,
        illegal=palette.illegal.ink,
        disabled=_faded(palette.text, palette.panel),
        controls=(resources_dir() / "icons" / "controls").as_posix(),
        scheme=palette.scheme.value,
        **sizes,
    )


def _faded(ink: str, below: str) -> str:
    """What cannot be used now: 45 % of its ink."""
    over, under = QColor(ink), QColor(below)
    channels = (
        (over.red(), under.red()),
        (over.green(), under.green()),
        (over.blue(), under.blue()),
    )
    return QColor(*(round(0.45 * a + 0.55 * b) for a, b in channels)).name()


def qt_palette(palette: Palette) -> QPalette:
    """For what a style sheet does not reach: placeholders, item views, native pieces."""
    colours = {
        QPalette.ColorRole.Window: palette.window,
        QPalette.ColorRole.WindowText: palette.text,
        QPalette.ColorRole.Base: palette.panel,
        QPalette.ColorRole.AlternateBase: palette.raised,
        QPalette.ColorRole.Text: palette.text,
        QPalette.ColorRole.Button: palette.raised,
        QPalette.ColorRole.ButtonText: palette.text,
        QPalette.ColorRole.BrightText: palette.illegal.ink,
        QPalette.ColorRole.ToolTipBase: palette.raised,
        QPalette.ColorRole.ToolTipText: palette.text,
        QPalette.ColorRole.PlaceholderText: palette.text_3,
        QPalette.ColorRole.Highlight: palette.selected,
        QPalette.ColorRole.HighlightedText: palette.text,
        QPalette.ColorRole.Link: palette.accent,
        QPalette.ColorRole.LinkVisited: palette.accent,
    }
    result = QPalette()
    for role, colour in colours.items():
        result.setColor(role, QColor(colour))
    return result
