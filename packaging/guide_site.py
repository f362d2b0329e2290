"""The guide as HTML pages: contents at the left, the page at the right, no script."""

import shutil
from html import escape
from pathlib import Path

from swlcg_deck.gui.guide.book import GuidePage, guide_dir, guide_pages, page_link
from swlcg_deck.gui.guide.inline import links_of
from swlcg_deck.gui.guide.markdown import html_of, prose

_STYLE = """\
:root { color-scheme: light dark; --text: #18202f; --quiet: #445066; --ground: #ffffff;
  --side: #eef2f8; --line: #d6dde8; --accent: #7a5200; }
@media (prefers-color-scheme: dark) { :root { --text: #e8ecf4; --quiet: #b3bdce;
  --ground: #181f2c; --side: #10151f; --line: #2b3446; --accent: #e8c26a; } }
body { margin: 0; display: flex; font: 16px/1.5 Inter, system-ui, sans-serif; color: var(--text);
  background: var(--ground); }
nav { flex: none; box-sizing: border-box; width: 15rem; min-height: 100vh; padding: 1.5rem 1rem;
  background: var(--side); }
nav ol { position: sticky; top: 1.5rem; list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: .2rem .5rem; border-radius: .3rem; color: var(--text); }
nav a[aria-current] { background: var(--line); }
main { min-width: 0; max-width: 48rem; padding: 1.5rem 2.5rem 4rem; }
a { color: var(--accent); text-decoration: none; }
a:hover, a:focus { text-decoration: underline; }
h1, h2, h3 { line-height: 1.25; font-weight: 600; }
code, pre { font: .9em/1.5 ui-monospace, monospace; }
code { color: var(--accent); }
pre { overflow-x: auto; padding: .75rem 1rem; color: var(--quiet); background: var(--side);
  border-radius: .3rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border: 1px solid var(--line); padding: .4rem .7rem; text-align: left;
  vertical-align: top; }
th { color: var(--quiet); font-weight: 600; }
blockquote { margin: 1rem 0 1rem 1rem; color: var(--quiet); }
img { max-width: 100%; border-radius: .3rem; }
@media (max-width: 45rem) { body { display: block; } nav { width: auto; min-height: 0; }
  main { padding: 1rem; } }
"""
_PAGE = """\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} - SWLCG Deck</title>
<link rel="stylesheet" href="guide.css">
</head>
<body>
<nav aria-label="Contents of the guide"><ol>
{contents}
</ol></nav>
<main>
{page}
</main>
</body>
</html>
"""


def write_site(folder: Path) -> int:
    """Write every page, its pictures and the style; how many pages there are."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = guide_pages()
    (folder / "guide.css").write_text(_STYLE, encoding="utf-8")
    for page in pages:
        (folder / f"{page.name}.html").write_text(_html(page, pages), encoding="utf-8")
        for link in filter(_is_picture, links_of(prose(page.markdown))):
            shutil.copyfile(guide_dir() / link, folder / Path(link).name)
    shutil.copyfile(folder / f"{pages[0].name}.html", folder / "index.html")
    return len(pages)


def _html(page: GuidePage, pages: tuple[GuidePage, ...]) -> str:
    def entry(one: GuidePage) -> str:
        here = ' aria-current="page"' if one is page else ""
        return f'<li><a href="{one.name}.html"{here}>{escape(one.title)}</a></li>'

    return _PAGE.format(
        title=escape(page.title),
        contents="\n".join(map(entry, pages)),
        page=html_of(page.markdown, _target),
    )


def _is_picture(link: str) -> bool:
    return link.endswith((".png", ".svg", ".jpg"))


def _target(link: str) -> str:
    """Pictures lie beside the pages."""
    return Path(link).name if _is_picture(link) else page_link(link)
