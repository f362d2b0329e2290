"""What the first page tells a stranger to type."""

from pathlib import Path

README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")


def test_the_lines_for_windows_are_understood_by_its_old_shell():
    """PowerShell 5.1, which every Windows has, knows no `&&`."""
    lines = [line for line in README.splitlines() if ".venv\\Scripts" in line or " py -m" in line]
    assert len(lines) == 3
    assert [line for line in lines if "&&" in line] == []


def test_the_menu_entry_is_taken_back_before_the_program_goes():
    before, _, after = README.partition("--uninstall-desktop")
    assert before.rstrip("` ").endswith("Before you remove the program, `swlcg-deck")
    assert after
