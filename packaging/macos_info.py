"""What macOS reads of the program: who it is, and which files are its own (Info.plist)."""

from typing import Any, Final

IDENTIFIER: Final = "local.swlcg-deck.swlcg-deck"
"""As on Linux, but for what macOS takes in a name: it claims nobody's domain."""
_DECK_FILE: Final = f"{IDENTIFIER}.deck"


def info_plist(version: str) -> dict[str, Any]:
    """What is not in it PyInstaller adds by itself."""
    return {
        "CFBundleDisplayName": "SWLCG Deck",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "12.0",
        "NSHighResolutionCapable": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "SWLCG deck",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "swlcg-deck.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [_DECK_FILE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": _DECK_FILE,
                "UTTypeDescription": "SWLCG deck",
                "UTTypeConformsTo": ["public.text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["swdeck"],
                    "public.mime-type": ["application/x-swlcg-deck"],
                },
            }
        ],
    }
