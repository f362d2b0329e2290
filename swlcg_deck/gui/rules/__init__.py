"""The rules companion: chapters, rules by id, a glossary, all linked."""
