"""What macOS reads of the program: a list of properties that its tools take, about our files."""

import plistlib
import re
from pathlib import Path
from xml.etree import ElementTree as ET

from linux_share import STORE_ID
from macos_info import IDENTIFIER, info_plist

from swlcg_deck import __version__
from swlcg_deck.decks.deck_file import EXTENSION
from swlcg_deck.paths import desktop_dir

SPEC = Path(__file__).resolve().parents[2] / "packaging" / "bundle.spec"


def read() -> dict:
    """As macOS has it from a file."""
    return plistlib.loads(plistlib.dumps(info_plist(__version__)))


def test_it_is_a_list_of_properties_with_our_version():
    assert read() == info_plist(__version__)
    assert read()["CFBundleShortVersionString"] == __version__


def test_the_program_opens_the_type_of_file_that_it_declares():
    (opened,), (declared,) = read()["CFBundleDocumentTypes"], read()["UTExportedTypeDeclarations"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    tags = declared["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [EXTENSION.removeprefix(".")]
    file_type = ET.parse(desktop_dir() / "swlcg-deck.xml").getroot()[0].get("type")  # noqa: S314
    assert tags["public.mime-type"] == [file_type]


def test_its_name_is_the_one_of_linux_in_the_letters_that_macos_takes():
    assert STORE_ID.replace("_", "-") == IDENTIFIER
    assert IDENTIFIER.startswith("local."), "no domain of the internet ends so"
    assert re.fullmatch(r"[A-Za-z0-9.-]+", IDENTIFIER)


def test_the_bundle_is_made_with_it():
    spec = SPEC.read_text(encoding="utf-8")
    assert "bundle_identifier=IDENTIFIER" in spec
    assert "info_plist=info_plist(__version__)" in spec
