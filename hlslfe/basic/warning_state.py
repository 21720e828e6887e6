"""Which severity a diagnostic has after what -W options and `#pragma clang diagnostic` said.

Mirrors clang/lib/Basic/DiagnosticIDs.cpp: DiagnosticIDs::getDiagnosticSeverity and clang/lib/Basic/Diagnostic.cpp:
DiagnosticsEngine::setSeverity, setSeverityForGroup, setSeverityForAll, setDiagnosticGroupWarningAsError,
setDiagnosticGroupErrorAsFatal, DiagnosticsEngine::DiagState.
Differs: a mapping belongs to a group, not to each of its diagnostics.
"""

from __future__ import annotations

from hlslfe.basic.diagnostics import DiagnosticRow
from hlslfe.basic.warning_groups import WARNING_GROUPS, subgroups

_RANK = {"ignored": 0, "warning": 1, "error": 2, "fatal": 3}


class Mapping:
    """What was said about a group: `severity` "" when nothing but the flags was; `firm` when a warning may not stay
    the error that it is by default."""

    __slots__ = ("severity", "firm", "no_error", "no_fatal")

    def __init__(self, severity: str = "", firm: bool = False, no_error: bool = False, no_fatal: bool = False) -> None:
        self.severity = severity
        self.firm = firm
        self.no_error = no_error
        self.no_fatal = no_fatal


class WarningState:
    """The severities at one place of a program; `copy` before a change that holds from there on."""

    __slots__ = ("mappings", "no_warnings", "all_errors", "errors_fatal", "everything", "extensions", "all_mapped")

    def __init__(self) -> None:
        self.mappings: dict[str, Mapping] = {}
        self.no_warnings = False  # -w
        self.all_errors = False  # -Werror
        self.errors_fatal = False  # -Wfatal-errors
        self.everything = False  # -Weverything
        self.extensions = "ignored"  # -pedantic: "warning", -pedantic-errors: "error"
        self.all_mapped: Mapping | None = None  # of groups without a mapping of their own: -Wno-everything

    def copy(self) -> WarningState:
        made = WarningState()
        made.mappings = dict(self.mappings)
        for name in self.__slots__[1:]:
            setattr(made, name, getattr(self, name))
        return made

    def set_severity(self, group: str, severity: str, firm: bool = False) -> bool:
        """Give a group, and those in it, a severity; whether there is such a group. `firm`: from a pragma."""
        names = subgroups(group)
        for name in names:
            old = self._mapping(name)
            kept = severity == "warning" and not firm and old.severity in ("error", "fatal")
            self.mappings[name] = Mapping(old.severity if kept else severity, firm, old.no_error, old.no_fatal)
        return bool(names)

    def set_all(self, severity: str, firm: bool = False) -> None:
        """Give every warning a severity."""
        self.mappings = {}
        self.all_mapped = Mapping(severity, firm)

    def set_group_as_error(self, group: str, on: bool) -> bool:
        """-Werror=group, -Wno-error=group; whether there is such a group."""
        if on:
            return self.set_severity(group, "error")
        names = subgroups(group)
        for name in names:
            old = self._mapping(name)
            lowered = "warning" if old.severity in ("error", "fatal") else old.severity
            self.mappings[name] = Mapping(lowered, old.firm, True, old.no_fatal)
        return bool(names)

    def set_group_as_fatal(self, group: str, on: bool) -> bool:
        """-Wfatal-errors=group, -Wno-fatal-errors=group; whether there is such a group."""
        if on:
            return self.set_severity(group, "fatal")
        names = subgroups(group)
        for name in names:
            old = self._mapping(name)
            lowered = "error" if old.severity == "fatal" else old.severity
            self.mappings[name] = Mapping(lowered, old.firm, old.no_error, True)
        return bool(names)

    def _mapping(self, group: str) -> Mapping:
        return self.mappings.get(group) or self.all_mapped or Mapping()

    def severity_of(self, id: str, row: DiagnosticRow) -> str:
        """The severity here: note, remark, warning, error, fatal or "ignored"."""
        severity = row.severity
        if severity in ("note", "remark", "fatal"):
            return severity
        if severity == "error" and not row.group:
            return "fatal" if self.errors_fatal else "error"
        mapping = self._mapping(row.group)
        severity = self._mapped(mapping, row)
        if not mapping.severity:
            if severity == "ignored" and self.everything:
                severity = "warning"
            if id.startswith("ext_") and _RANK[self.extensions] > _RANK[severity]:
                severity = self.extensions
        if severity == "ignored" or (self.no_warnings and (severity == "warning" or row.severity != "error")):
            return "ignored"
        if severity == "warning" and self.all_errors and not mapping.no_error:
            severity = "error"
        if severity == "error" and self.errors_fatal and not mapping.no_fatal:
            severity = "fatal"
        return severity

    @staticmethod
    def _mapped(mapping: Mapping, row: DiagnosticRow) -> str:
        default = "ignored" if row.off_by_default else row.severity
        if not mapping.severity:
            return "warning" if default == "error" and mapping.no_error else default
        if mapping.severity == "warning" and default == "error" and not mapping.firm and not mapping.no_error:
            return "error"
        return mapping.severity


def is_group(name: str) -> bool:
    return name in WARNING_GROUPS
