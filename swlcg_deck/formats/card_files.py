"""What XML files that keep single cards in zones have in common (OCTGN, LackeyCCG)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from swlcg_deck.cards.titles import fold
from swlcg_deck.cards.words.word_lists import semicolons
from swlcg_deck.files.safe_xml import Element, XmlError, parse
from swlcg_deck.formats.card_lists import CardLine, Zone, assemble
from swlcg_deck.formats.counting import plain
from swlcg_deck.formats.matching import SetMatcher
from swlcg_deck.formats.reading import FormatError, LineKind, Reading, ReportLine
from swlcg_deck.language import said, words_of

Item = CardLine | ReportLine
"""A card that is still to be placed, or an element of which there is no more to say."""


@dataclass(frozen=True)
class Layout:
    """How a format calls its zones."""

    names: dict[Zone, str]

    def zone_called(self, name: str) -> Zone | None:
        """`Objective Deck`, `objectives` and `OBJECTIVE` are the same zone."""
        zones = {_stem(own): zone for zone, own in self.names.items()}
        return zones.get(_stem(name))


def read_xml(text: str) -> Element:
    """The root element of a file; or a FormatError with the line of the fault."""
    try:
        return parse(text)
    except XmlError as error:
        raise FormatError(words_of(error)) from None


def read_zone(
    element: Element, layout: Layout, read_card: Callable[[Element, Zone], list[Item]]
) -> list[Item]:
    """A zone and all elements in it; one that we do not know is left out with all its cards."""
    name = element.attributes.get("name", "")
    zone = layout.zone_called(name)
    if zone is None:
        known = ", ".join(layout.names.values())
        return left_out(
            element,
            said(
                "{name!r} is none of the zones {zones}; left out",
                name=plain(name)[:40],
                zones=known,
            ),
        )
    repair = "" if name == layout.names[zone] else said("read as {zone}", zone=layout.names[zone])
    items: list[Item] = [about(element, {"name"}, repair)]
    for child in element.children:
        if child.tag == "card":
            items += read_card(child, zone)
        else:
            items += left_out(child, said("it is not a card; left out"))
    return items


def assemble_file(
    heading: ReportLine, items: Sequence[Item], matcher: SetMatcher, notes: str = ""
) -> Reading:
    """The deck of a file, and its report with every card at the place where it stands."""
    cards = [item for item in items if isinstance(item, CardLine)]
    assembled = assemble(cards, matcher, notes)
    outcomes = iter(assembled.report)
    report = [next(outcomes) if isinstance(item, CardLine) else item for item in items]
    return Reading((assembled.deck,), (heading, *report))


def whole_sets(items: Iterable[Item]) -> str:
    """What to say of a file that lists objectives only."""
    for item in items:
        if isinstance(item, CardLine) and item.zone is Zone.COMMAND:
            return ""
    return said("the file names no command cards; its sets are taken whole")


def about(element: Element, known: Iterable[str], repair: str = "", aside: str = "") -> ReportLine:
    """The report on an element that is no card; stray text and attributes are not hushed up."""
    stray = said("its text is left out: {text}", text=element.text[:80]) if element.text else ""
    kind = LineKind.REPAIRED if repair else LineKind.IGNORED
    if stray:
        kind = LineKind.NOT_UNDERSTOOD
    return report_on(element, kind, semicolons(repair, stray, aside, not_kept(element, known)))


def not_kept(element: Element, known: Iterable[str]) -> str:
    """What to say of attributes that mean nothing to us."""
    names = [name for name in element.attributes if name not in known]
    return said("not kept: {names}", names=", ".join(names[:5])) if names else ""


def left_out(element: Element, reason: str) -> list[Item]:
    """An element and everything below it."""
    return [report_on(each, LineKind.NOT_UNDERSTOOD, reason) for each in element.walk()]


def report_on(element: Element, kind: LineKind, message: str = "") -> ReportLine:
    return ReportLine(element.line, element.shown, kind, message)


def _stem(name: str) -> str:
    return fold(name).removesuffix(" deck").removesuffix("s")
