"""Palettes that can be read, and a theme that follows its settings."""

import re
from itertools import product
from pathlib import Path

import pytest
from hands_and_eyes import colours
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QCheckBox, QToolButton

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, glyph_pixmap
from swlcg_deck.gui.theme.palette import PALETTES, Palette, Scheme
from swlcg_deck.gui.theme.style import style_sheet
from swlcg_deck.gui.theme.theme import TEXT_SIZES
from swlcg_deck.paths import resources_dir


def luminance(colour: str) -> float:
    parts = [QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF()]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    bright, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("scheme", Scheme)
def test_every_text_colour_can_be_read_on_every_surface(scheme: Scheme):
    palette: Palette = PALETTES[scheme]
    surfaces = [palette.window, palette.panel, palette.raised, palette.hover]
    surfaces += [palette.selected, palette.card, palette.card_exhausted]
    texts = [palette.text, palette.text_2, palette.text_3, palette.accent]
    texts += [*palette.affiliations.values(), *palette.sides.values()]
    for text, surface in product(texts, surfaces):
        assert contrast(text, surface) >= 4.5, (text, surface)


@pytest.mark.parametrize("scheme", Scheme)
def test_filled_things_can_be_read_too(scheme: Scheme):
    palette = PALETTES[scheme]
    pairs = [(palette.accent_ink, palette.accent_fill)]
    pairs += [(state.ink, state.tint) for state in vars(palette).values() if hasattr(state, "tint")]
    pairs += [("#FFFFFF", fill) for fill in palette.side_fills.values()]
    assert len(pairs) == 7
    for ink, fill in pairs:
        assert contrast(ink, fill) >= 4.5, (ink, fill)


@pytest.mark.parametrize("affiliation", Affiliation)
@pytest.mark.usefixtures("qapp")
def test_every_affiliation_has_a_drawing(affiliation):
    picture = glyph_pixmap(affiliation_glyph(affiliation), "#ff0000", 24).toImage()
    painted = [picture.pixelColor(x, y) for x in range(24) for y in range(24)]
    assert any(colour.alpha() and colour.red() > 200 for colour in painted)


@pytest.mark.usefixtures("qapp")
def test_every_drawing_can_be_painted():
    for file in (resources_dir() / "icons" / "glyphs").glob("*.svg"):
        picture = glyph_pixmap(file.stem, "#ff0000", 32, 2.0)
        assert picture.width() == 64, file.stem
        assert not picture.toImage().allGray(), file.stem


def test_the_theme_tells_when_it_changes(theme, qtbot, qapp):
    with qtbot.waitSignal(theme.changed):
        theme.choose("light", 150)
    assert theme.palette.scheme is Scheme.LIGHT
    assert theme.px(10) == 15
    assert qapp.palette().window().color().name().upper() == theme.palette.window
    assert theme.font(12).pixelSize() == 18


@pytest.mark.parametrize("size", TEXT_SIZES)
def test_lengths_of_the_sheet_grow_with_the_text(size: int):
    sheet = style_sheet(PALETTES[Scheme.DARK], size / 100)
    assert f"font-size: {round(13 * size / 100)}px" in sheet
    assert "$" not in sheet


@pytest.mark.parametrize("scheme", Scheme)
def test_a_box_to_tick_is_seen_before_it_is_ticked(theme, qtbot, scheme):
    theme.choose(scheme.value)
    box = QCheckBox()
    qtbot.addWidget(box)
    assert theme.palette.text_3.lower() in colours(box.grab())
    box.setChecked(True)
    assert theme.palette.accent_fill.lower() in colours(box.grab())


@pytest.mark.parametrize("scheme", Scheme)
def test_what_cannot_be_used_now_looks_so(theme, qtbot, scheme):
    theme.choose(scheme.value)
    button = QToolButton()
    button.setText("Undo")
    qtbot.addWidget(button)
    able = button.grab().toImage()
    button.setEnabled(False)
    assert button.grab().toImage() != able


@pytest.mark.parametrize("scheme", Scheme)
def test_every_picture_of_the_sheet_is_there(scheme):
    named = re.findall(r'url\("([^"]+)"\)', style_sheet(PALETTES[scheme]))
    assert named
    assert all(Path(file).is_file() for file in named)
