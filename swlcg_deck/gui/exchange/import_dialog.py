from PySide6.QtWidgets import QDialog
from PySide6.QtCore import Signal
class ImportDialog(QDialog):
    opened=Signal(object)
