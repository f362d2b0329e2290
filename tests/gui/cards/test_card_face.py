"""Faces: every card can be painted, nothing is cut silently, every fact has its mark."""

import pytest
from hands_and_eyes import colours
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap

from swlcg_deck.cards.base import CardType
from swlcg_deck.gui.cards import face_parts
from swlcg_deck.gui.cards.badges import BadgeKind, badges_of_card
from swlcg_deck.gui.cards.face import FaceState, Outline
from swlcg_deck.gui.cards.face_large import LargeFace
from swlcg_deck.gui.cards.face_layout import FaceSize, lies
from swlcg_deck.gui.cards.face_sizes import MediumFace
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.cards.picture import numbers
from swlcg_deck.gui.cards.typesetting import ELLIPSIS, Typesetter
from swlcg_deck.gui.theme.theme import TEXT_SIZES

BOTH_SCHEMES = pytest.mark.parametrize("scheme", ["dark", "light"])


def face(faces, card, size=FaceSize.M, **options) -> QPixmap:
    return faces.pixmap(card, size, faces.natural_size(card, size), **options)


@pytest.fixture
def settings(monkeypatch):
    """Everything that is set during a test: the lines, their place, and the painter's extent."""
    recorded = []
    paint = Typesetter.paint

    def recording(self, painter, setting, at, colour, quiet):
        box = QRectF(at.x(), at.y(), setting.width, len(setting.lines) * self.leading)
        recorded.append((setting, box, painter.device().deviceIndependentSize()))
        paint(self, painter, setting, at, colour, quiet)

    monkeypatch.setattr(Typesetter, "paint", recording)
    return recorded


@BOTH_SCHEMES
@pytest.mark.parametrize("size", FaceSize)
def test_every_card_is_painted_and_no_text_leaves_its_face(
    theme, pool, faces, settings, size, scheme
):
    theme.choose(scheme)
    for card in pool.cards:
        settings.clear()
        assert not face(faces, card, size).isNull()
        for setting, box, extent in settings:
            assert box.right() <= extent.width() - 4, card.code
            assert box.bottom() <= extent.height(), card.code
            last = setting.lines[-1][-1].piece.text if setting.lines else ""
            assert setting.is_cut == last.endswith(ELLIPSIS), card.code
        title = settings[0][0]
        shown = "".join(placed.piece.text for line in title.lines for placed in line)
        assert title.is_cut or shown == card.title.replace(" ", ""), card.code
        assert size is FaceSize.S or not title.is_cut, card.title


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("painter", [MediumFace, LargeFace])
def test_no_title_is_cut_at_any_text_size(theme, pool, faces, painter, text_size):
    theme.choose("dark", text_size)
    for card in {card.title: card for card in pool.cards}.values():
        where = QRectF(QPointF(0, 0), faces.natural_size(card, painter.size).toSizeF())
        title = painter(
            QPainter(), faces.look(), (pool, faces.edition), card, where
        ).title_setting()
        assert not title.is_cut, card.title


def test_a_large_face_is_as_high_as_its_text_needs(pool, faces, settings):
    for card in pool.cards:
        settings.clear()
        width = faces.natural_size(card, FaceSize.L).width()
        extent = QSize(width, faces.height_to_read(card, width))
        faces.pixmap(card, FaceSize.L, extent)
        assert not any(setting.is_cut for setting, _, _ in settings), card.code


def test_a_large_face_grows_where_its_text_is_long(pool, faces, settings):
    card = pool.affiliation_card("Imperial Contractors")
    narrow = 230
    needed = faces.height_to_read(card, narrow)
    assert needed > faces.natural_size(card, FaceSize.L).height()
    faces.pixmap(card, FaceSize.L, QSize(narrow, needed))
    assert not any(setting.is_cut for setting, _, _ in settings)


@BOTH_SCHEMES
def test_the_affiliation_is_a_line_on_top(theme, pool, faces, scheme):
    theme.choose(scheme)
    for number in (1, 11, 19):
        card = pool.card(number, 1)
        pixel = face(faces, card).toImage().pixelColor(100, 2)
        assert pixel == QColor(theme.palette.affiliations[card.affiliation])


def glyphs_painted(monkeypatch, faces, card, size=FaceSize.M) -> list[tuple[str, float]]:
    painted = []
    monkeypatch.setattr(
        face_parts,
        "paint_glyph",
        lambda _painter, name, _colour, where: painted.append((name, where.width())),
    )
    face(faces, card, size)
    return painted


@pytest.mark.rule("RB-18")
@pytest.mark.parametrize("size", FaceSize)
def test_edge_enabled_icons_are_framed_and_larger_than_normal_ones(monkeypatch, pool, faces, size):
    luke = pool.card(1, 2)
    painted = glyphs_painted(monkeypatch, faces, luke, size)
    combat = [(name, width) for name, width in painted if name not in ("force", "resource")]
    assert [name for name, _ in combat] == ["unit-damage", "unit-damage", "blast", "edge-blast"]
    assert combat[-1][1] == combat[0][1] + 2


@pytest.mark.parametrize("size", FaceSize)
def test_there_is_a_ring_for_each_force_icon(monkeypatch, pool, faces, size):
    for card in (pool.card(112, 2), pool.card(112, 3), pool.card(112, 6)):
        painted = [name for name, _ in glyphs_painted(monkeypatch, faces, card, size)]
        assert painted.count("force") == card.force_icons, card.title


def test_resources_are_shown_where_a_card_has_some_and_always_on_an_objective(
    monkeypatch, pool, faces
):
    shown = {
        card.code: "resource" in [name for name, _ in glyphs_painted(monkeypatch, faces, card)]
        for card in (pool.card(112, 1), pool.card(112, 2), pool.card(112, 4))
    }
    assert shown == {"112-1": True, "112-2": False, "112-4": True}


def test_each_state_of_a_face_looks_different(theme, pool, faces):
    card = pool.card(19, 1)
    states = [
        FaceState(),
        FaceState(is_hovered=True),
        FaceState(is_exhausted=True),
        FaceState(outline=Outline.USABLE),
        FaceState(outline=Outline.ENGAGED),
    ]
    pictures = [face(faces, card, FaceSize.S, state=state).toImage() for state in states]
    assert all(one != other for place, one in enumerate(pictures) for other in pictures[:place])
    palette = theme.palette
    surfaces = [picture.pixelColor(75, 55).name().upper() for picture in pictures]
    plain = [palette.card, palette.hover, palette.card_exhausted, palette.card, palette.card]
    assert surfaces == plain
    edges = [picture.pixelColor(0, 40).name().upper() for picture in pictures[3:]]
    assert edges == [palette.accent, palette.sides[card.side]]


@BOTH_SCHEMES
def test_a_face_keeps_to_the_palette(theme, pool, faces, scheme):
    theme.choose(scheme)
    other = {"dark": "#ffffff", "light": "#222b3b"}[scheme]
    assert other not in colours(face(faces, pool.card(112, 2)))


def test_objectives_and_affiliation_cards_lie_on_their_side(pool, faces):
    for card in pool.cards:
        extent = faces.natural_size(card, FaceSize.M)
        is_wide = card.type in (CardType.OBJECTIVE, CardType.AFFILIATION)
        assert lies(card) == is_wide == (extent.width() > extent.height() * 1.5)


def test_a_picture_is_the_same_every_time_and_another_for_another_card(theme, pool):
    def large(card):
        return face(CardFaces(theme, pool), card, FaceSize.L).toImage().copy(2, 49, 120, 70)

    dagobah_nudj, snowspeeder = pool.card(112, 3), pool.card(64, 3)
    assert dagobah_nudj.affiliation is snowspeeder.affiliation
    assert dagobah_nudj.type is snowspeeder.type
    assert large(dagobah_nudj) == large(dagobah_nudj)
    assert large(dagobah_nudj) != large(snowspeeder)


def test_the_numbers_of_a_seed_never_change():
    first = numbers(11202)
    assert [round(next(first), 6) for _ in range(3)] == [0.720628, 0.979556, 0.472397]
    again = numbers(11202)
    assert all(0 <= next(again) < 1 for _ in range(1000))


def test_badges_of_a_restricted_a_limited_a_locked_and_an_amended_set(pool):
    def marks(number, position=1):
        return [
            (badge.kind, badge.short) for badge in badges_of_card(pool.card(number, position), pool)
        ]

    assert marks(112) == [(BadgeKind.RESTRICTED, "2, 5"), (BadgeKind.ERRATA, "2.2")]
    assert marks(109) == [(BadgeKind.LIMIT, "1×"), (BadgeKind.ERRATA, "2.2")]
    assert marks(151) == [(BadgeKind.AFFILIATION_ONLY, "")]
    assert marks(64, 2) == [(BadgeKind.ERRATA, "5.2")]
    assert marks(112, 2) == []


def test_a_face_is_painted_once_and_then_taken_from_memory(pool, faces):
    yoda = pool.card(112, 2)
    assert face(faces, yoda).cacheKey() == face(faces, yoda).cacheKey()
    assert face(faces, yoda, ratio=2.0).cacheKey() != face(faces, yoda).cacheKey()


def test_a_face_is_sharp_on_a_dense_screen(pool, faces):
    dense = face(faces, pool.card(112, 2), ratio=2.0)
    assert dense.size() == faces.natural_size(pool.card(112, 2), FaceSize.M) * 2
    assert dense.deviceIndependentSize().toSize() == QSize(169, 186)


def test_another_theme_or_zoom_is_painted_anew(theme, pool, faces):
    yoda = pool.card(112, 2)
    dark = face(faces, yoda)
    theme.choose("light")
    assert face(faces, yoda).toImage() != dark.toImage()
    assert faces.natural_size(yoda, FaceSize.M, 2.0) == QSize(338, 372)


def test_memory_for_faces_is_bounded_and_the_least_used_goes_first(theme, pool):
    one_face = 169 * 186 * 4
    faces = CardFaces(theme, pool, max_bytes=4 * one_face)
    cards = [pool.card(number, 2) for number in range(1, 5)]
    keys = [face(faces, card).cacheKey() for card in cards]
    assert face(faces, cards[0]).cacheKey() == keys[0]
    face(faces, pool.card(9, 2))
    assert faces.kept_bytes <= 4 * one_face
    assert face(faces, cards[0]).cacheKey() == keys[0]
    assert face(faces, cards[1]).cacheKey() != keys[1]
