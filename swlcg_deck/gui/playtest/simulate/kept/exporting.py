"""A result as a file or as text: what the library writes, where the user wants it."""

from pathlib import Path

from swlcg_deck.decks.file_names import safe_name
from swlcg_deck.gui.work.file_endings import wrong_ending
from swlcg_deck.gui.work.questions import Dialogs
from swlcg_deck.language import tr
from swlcg_deck.playtest.gauntlet_results import AnyResult, any_csv, any_json
from swlcg_deck.playtest.result_files import ResultError, write_result

CSV, JSON = ".csv", ".json"


def export(dialogs: Dialogs, result: AnyResult, name: str, kind: str) -> Path | None:
    """Ask where, and write the whole file or none; a ResultError says what went wrong."""
    is_csv = kind == CSV
    title = tr("Export the cards as a table") if is_csv else tr("Export the result as JSON")
    filters = tr("Tables (*.csv)") if is_csv else tr("JSON (*.json)")
    path = dialogs.save_file(title, f"{safe_name(name)}{kind}", filters)
    if path is None:
        return None
    if refusal := wrong_ending(path, (kind,)):
        raise ResultError(refusal)
    write_result(path, any_csv(result) if is_csv else any_json(result))
    return path
