"""The language of the window: the one that was chosen, or the computer's own."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from swlcg_deck.language import ENGLISH, languages, speak, spoken


def language_for(chosen: str) -> str:
    """The code of the language to speak; nothing chosen means as the computer does."""
    known = languages()
    if chosen:
        return chosen if chosen in known else ENGLISH
    wanted = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in wanted if code in known), ENGLISH)


def speak_to(application: QCoreApplication, chosen: str) -> None:
    """Speak before anything is shown, Qt's own buttons and menus included."""
    speak(language_for(chosen))
    if spoken() == ENGLISH:
        return
    translator = QTranslator(application)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(f"qtbase_{spoken()}", folder):
        application.installTranslator(translator)


def language_name(code: str) -> str:
    """As its speakers call it: Deutsch."""
    name = QLocale(code).nativeLanguageName()
    return "English" if code == ENGLISH else name[:1].upper() + name[1:]
