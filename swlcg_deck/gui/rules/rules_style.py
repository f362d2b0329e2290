"""How a page of the rules is set."""

from string import Template

from swlcg_deck.gui.theme.theme import Theme

_SHEET = Template("""
p { font-size: ${p14}px; color: $text; margin-top: 0; margin-bottom: ${p8}px; line-height: 145%; }
a { color: $accent; text-decoration: none; }
.title { font-size: ${p20}px; font-weight: 600; margin-bottom: ${p8}px; line-height: 120%; }
.section { font-size: ${p12}px; font-weight: 600; color: $text_3; margin-top: ${p18}px;
  margin-bottom: ${p4}px; }
.name { font-weight: 600; margin-top: ${p16}px; margin-bottom: ${p3}px; }
.above { font-size: ${p12}px; color: $text_2; margin-bottom: ${p3}px; }
.question { color: $text_2; }
.example { color: $text_2; margin-left: ${p14}px; }
.note { font-size: ${p12}px; color: $text_2; margin-top: ${p10}px; }
.standing { font-size: ${p12}px; color: $accent; }
.item { margin-bottom: ${p3}px; }
.above a, .way a { font-size: ${p12}px; }
.way { font-size: ${p12}px; color: $text_2; margin-top: ${p24}px; }
""")


def page_style(theme: Theme) -> str:
    """The style sheet of a page at the present text size."""
    sizes = {f"p{size}": str(theme.px(size)) for size in (3, 4, 8, 10, 12, 14, 16, 18, 20, 24)}
    inks = ("text", "text_2", "text_3", "accent")
    return _SHEET.substitute(sizes, **{name: getattr(theme.palette, name) for name in inks})
