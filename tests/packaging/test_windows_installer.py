"""The script of the installer names what a bundle for Windows has, as the program calls itself."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = (ROOT / "packaging" / "windows" / "swlcg-deck.iss").read_text(encoding="utf-8")
SPEC = (ROOT / "packaging" / "bundle.spec").read_text(encoding="utf-8")


def lines_of(section: str) -> list[str]:
    text = SCRIPT.partition(f"[{section}]\n")[2].partition("\n[")[0]
    return [line for line in text.splitlines() if line and not line.startswith(";")]


def test_every_line_is_one_of_its_section():
    for line in lines_of("Setup"):
        assert re.fullmatch(r"[A-Z]\w+=.+", line)
    for section in ("Languages", "Tasks", "InstallDelete", "Files", "Icons", "Registry", "Run"):
        assert lines_of(section)
        for line in lines_of(section):
            parts = re.findall(r'\w+: (?:"(?:[^"]|"")*"|[\w ]+)', line)
            assert "; ".join(parts) == line, line


def test_it_asks_for_no_rights_and_takes_back_what_it_writes():
    assert "PrivilegesRequired=lowest" in lines_of("Setup")
    assert all(line.startswith("Root: HKCU;") for line in lines_of("Registry"))
    classes = {re.search(r'Classes\\([^"\\]+)', line)[1] for line in lines_of("Registry")}
    assert classes == {".swdeck", "SWLCGDeck.Deck"}
    assert all("uninsdelete" in line for line in lines_of("Registry")[:3])


def test_it_starts_the_program_without_a_console_under_its_own_name():
    started = set(re.findall(r"\{app\}\\([^\",]+\.exe)", SCRIPT))
    assert started == {"SWLCG Deck.exe"}
    assert 'name="SWLCG Deck", console=False' in SPEC
    module = ast.parse((ROOT / "swlcg_deck/gui/startup/app.py").read_text(encoding="utf-8"))
    (name,) = (
        node.value.value
        for node in module.body
        if isinstance(node, ast.Assign) and node.targets[0].id == "_OUR_NAME_ON_WINDOWS"
    )
    assert set(re.findall(r'AppUserModelID: "([^"]+)"', SCRIPT)) == {name}
