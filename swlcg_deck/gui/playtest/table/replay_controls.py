"""A game to be looked at: first, back, play, on, last, how fast, and the way back into it."""

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSlider, QVBoxLayout, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.mark_button import MarkButton
from swlcg_deck.gui.widgets.marks import Mark
from swlcg_deck.gui.widgets.named_button import named_button
from swlcg_deck.language import mark, tr

_SPEEDS: Final = (("2000", mark("Slow")), ("1000", mark("Normal")), ("300", mark("Fast")))
"""Milliseconds for a decision."""


class ReplayControls(QWidget):
    """Says which decision is wanted; whoever owns the game goes there."""

    wanted = Signal(int)
    """The place of a decision."""
    play_on_wanted = Signal()
    other_side_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._at = self._last = 0
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self._build_buttons()
        self._build_page()
        theme.changed.connect(self._restyle)
        self._restyle()

    def _build_buttons(self) -> None:
        theme = self._theme
        self.first = MarkButton(theme, Mark.FIRST, tr("The first decision (Home)"))
        self.back = MarkButton(theme, Mark.PREVIOUS, tr("One decision back (B)"))
        self.play = MarkButton(theme, Mark.PLAY, tr("Play (K)"))
        self.play.setCheckable(True)
        self.forward = MarkButton(theme, Mark.NEXT, tr("One decision on (F)"))
        self.last = MarkButton(theme, Mark.LAST, tr("The last decision (End)"))
        self.first.clicked.connect(self.go_first)
        self.back.clicked.connect(self.go_back)
        self.play.toggled.connect(self._played)
        self.forward.clicked.connect(self.go_forward)
        self.last.clicked.connect(self.go_last)
        self.speed = ChoiceBar(theme, [(key, tr(words)) for key, words in _SPEEDS])
        self.speed.choose("1000")
        self.speed.chosen.connect(self._paced)
        for key, words in _SPEEDS:
            name = tr("Speed: {speed}", speed=tr(words))
            self.speed.button(key).setAccessibleName(name)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("Decision of the replay"))
        self.slider.valueChanged.connect(self._slid)
        self.words = QLabel()
        self.words.setObjectName("caption")
        self.play_on = QPushButton(tr("Play on from here"))
        self.play_on.setObjectName("primary")
        self.play_on.setAccessibleName(tr("Play on from here"))
        self.play_on.setToolTip(tr("Decide yourself from this decision on"))
        self.play_on.clicked.connect(self.play_on_wanted)
        self.other_side = named_button(
            tr("Other side"), tr("Look at the table from the other side (O)")
        )
        self.other_side.setObjectName("small")
        self.other_side.clicked.connect(self.other_side_wanted)

    def _build_page(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(2)
        for button in (self.first, self.back, self.play, self.forward, self.last):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.words)
        pace = QHBoxLayout()
        pace.addWidget(self.speed)
        pace.addStretch(1)
        ways = QHBoxLayout()
        ways.addWidget(self.other_side)
        ways.addWidget(self.play_on, 1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(buttons)
        self._column.addWidget(self.slider)
        self._column.addLayout(pace)
        self._column.addLayout(ways)

    def show_place(self, at: int, last: int, *, is_open: bool) -> None:
        """Where the game stands, and whether one may look into the other hand."""
        self._at, self._last = at, last
        self.slider.blockSignals(True)
        self.slider.setRange(0, last)
        self.slider.setValue(at)
        self.slider.blockSignals(False)
        words = tr("{at} of {last}", at=at + 1, last=last + 1)
        self.words.setText(words)
        self.slider.setAccessibleDescription(words)
        for button, can in (
            (self.first, at > 0),
            (self.back, at > 0),
            (self.forward, at < last),
            (self.last, at < last),
            (self.play, at < last),
        ):
            button.setEnabled(can)
        if at >= last:
            self.pause()
        self.other_side.setVisible(is_open)

    @property
    def is_playing(self) -> bool:
        return self._clock.isActive()

    def pause(self) -> None:
        self.play.setChecked(False)

    def go_first(self) -> None:
        self.wanted.emit(0)

    def go_back(self) -> None:
        self.pause()
        self.wanted.emit(max(0, self._at - 1))

    def go_forward(self) -> None:
        self.wanted.emit(min(self._last, self._at + 1))

    def go_last(self) -> None:
        self.wanted.emit(self._last)

    def _tick(self) -> None:
        self.go_forward()

    def _played(self, on: bool) -> None:
        if on:
            self._clock.start(int(self.speed.current()))
        else:
            self._clock.stop()
        self.play.show_mark(Mark.PAUSE if on else Mark.PLAY)
        name = tr("Pause (K)") if on else tr("Play (K)")
        self.play.setAccessibleName(name)
        self.play.setToolTip(name)

    def _paced(self) -> None:
        if self.is_playing:
            self._clock.start(int(self.speed.current()))

    def _slid(self, place: int) -> None:
        self.pause()
        self.wanted.emit(place)

    def _restyle(self) -> None:
        px, palette = self._theme.px, self._theme.palette
        self._column.setSpacing(px(6))
        self.slider.setStyleSheet(
            f"QSlider::groove:horizontal {{ height: {px(4)}px; border-radius: {px(2)}px;"
            f" background: {palette.border}; }}"
            f"QSlider::sub-page:horizontal {{ border-radius: {px(2)}px;"
            f" background: {palette.accent_fill}; }}"
            f"QSlider::handle:horizontal {{ width: {px(14)}px; margin: -{px(5)}px 0;"
            f" border-radius: {px(7)}px; background: {palette.text}; }}"
            f"QSlider::handle:horizontal:focus {{ background: {palette.accent}; }}"
        )
