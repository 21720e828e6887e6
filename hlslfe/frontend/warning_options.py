"""-W options become a severity for each row of the catalogue.

Mirrors clang/lib/Basic/Warnings.cpp: ProcessWarningOptions.
Differs: the groups are flat, but for -Wall, -Wextra and -Weverything.
"""

from __future__ import annotations

from collections.abc import Iterable

from hlslfe.basic.diagnostics import DiagnosticRow

# Groups that hold everything; -Wall and -Wextra turn on nothing that we have off by default.
_WIDE_GROUPS = ("all", "extra", "everything")


class WarningOptions:
    """What -W, -w and -Werror said, last word wins: `enabled` and `errors` by group."""

    __slots__ = ("enabled", "errors", "all_errors", "everything", "no_warnings", "unknown", "remarks")

    def __init__(self, words: Iterable[str], no_warnings: bool, catalogue: dict[str, DiagnosticRow],
                 remarks: Iterable[str] = ()) -> None:
        """`words` are what stands after -W, `remarks` after -R; a group nobody has goes to `unknown`."""
        self.enabled: dict[str, bool] = {}
        self.errors: dict[str, bool] = {}
        self.all_errors = False
        self.everything = False
        self.no_warnings = no_warnings
        self.unknown: list[str] = []
        known = {row.group for row in catalogue.values() if row.group and row.severity != "remark"}
        for word in words:
            self._take(word, known)
        self.remarks: dict[str, bool] = {}
        known_remarks = {row.group for row in catalogue.values() if row.severity == "remark"}
        for word in remarks:
            self._take_remark(word, known_remarks)

    def _take_remark(self, word: str, known: set[str]) -> None:
        """A word after -R: remarks are off until asked for, and no -W or -w touches them."""
        name = word.removeprefix("no-")
        if name == "everything":
            self.remarks = dict.fromkeys(known, name == word)
        elif name in known:
            self.remarks[name] = name == word
        else:
            self.unknown.append(word)

    def _take(self, word: str, known: set[str]) -> None:
        positive = not word.startswith("no-")
        name = word if positive else word[3:]
        if name == "error":
            self.all_errors = positive
        elif name.startswith("error="):
            group = name[6:]
            self.errors[group] = positive
            if positive:
                self.enabled[group] = True
            if group not in known:
                self.unknown.append(word)
        elif name == "everything":
            self.everything = positive
        elif name in _WIDE_GROUPS:
            pass
        elif name in known:
            self.enabled[name] = positive
        else:
            self.unknown.append(word)

    def severity_of(self, id: str, row: DiagnosticRow) -> str:
        """The severity under these options: note, remark, warning, error, fatal or "ignored"."""
        severity = row.severity
        if severity == "remark":
            return severity if self.remarks.get(row.group) else "ignored"
        if severity in ("note", "fatal") or (severity == "error" and not row.group):
            return severity
        chosen = self.enabled.get(row.group)
        if chosen is False or (chosen is None and row.off_by_default and not self.everything):
            return "ignored"
        if severity == "error":  # a warning that is an error by default
            if self.errors.get(row.group) is not False:
                return "error"
            severity = "warning"
        as_error = self.errors.get(row.group)
        if as_error or (as_error is None and self.all_errors):
            return "error"
        return "ignored" if self.no_warnings else severity
