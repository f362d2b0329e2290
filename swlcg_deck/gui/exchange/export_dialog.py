from PySide6.QtWidgets import QDialog
from PySide6.QtCore import Signal
class ExportDialog(QDialog):
    saved=Signal(str)
