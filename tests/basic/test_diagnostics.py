"""The diagnostics engine and the catalogue."""

from __future__ import annotations

import pytest

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import DiagnosticRow, DiagnosticsEngine, FatalError, format_message
from hlslfe.basic.source import SourceManager

ROWS = {
    "err_a": DiagnosticRow("error", "", "a %0"), "warn_b": DiagnosticRow("warning", "b", "b"),
    "warn_off": DiagnosticRow("warning", "off", "off", True), "note_c": DiagnosticRow("note", "", "c"),
    "fatal_d": DiagnosticRow("fatal", "", "d"), "fatal_too_many_errors": DiagnosticRow("fatal", "", "enough"),
}


@pytest.mark.parametrize(("text", "args", "message"), [
    ("%0 and %1", (1, "x"), "1 and x"), ("%select{a|b %1}0", (1, 2), "b 2"), ("%select{a|b}0", (False,), "a"),
    ("%0 thing%s0", (1,), "1 thing"), ("%0 thing%s0", (2,), "2 things"), ("100%%", (), "100%"), ("%0", ("%0",), "%0"),
])
def test_format(text: str, args: tuple[object, ...], message: str) -> None:
    assert format_message(text, args) == message


def engine(**options: object) -> DiagnosticsEngine:
    return DiagnosticsEngine(SourceManager(), ROWS, **options)  # type: ignore[arg-type]


def test_notes_belong_to_what_was_shown() -> None:
    diags = engine()
    assert not diags.report(1, "note_c")
    assert diags.report(1, "err_a", "x")
    assert diags.report(2, "note_c")
    assert not diags.report(3, "warn_off")
    assert not diags.report(4, "note_c")
    assert diags.report(5, "warn_b")
    assert [(each.id, each.message, len(each.notes)) for each in diags.diagnostics] == [
        ("err_a", "a x", 1), ("warn_b", "b", 0),
    ]
    assert (diags.error_count, diags.warning_count, diags.has_errors) == (1, 1, True)


def test_severity_of() -> None:
    severities = {"warn_b": "error", "warn_off": "warning", "err_a": "error"}
    diags = engine(severity_of=lambda id, row: severities[id])
    diags.report(1, "warn_b")
    diags.report(1, "warn_off")
    assert [each.severity for each in diags.diagnostics] == ["error", "warning"]


def test_error_limit() -> None:
    diags = engine(error_limit=2)
    diags.report(1, "err_a", 1)
    diags.report(1, "err_a", 2)
    with pytest.raises(FatalError):
        diags.report(1, "err_a", 3)
    assert [each.id for each in diags.diagnostics] == ["err_a", "err_a", "fatal_too_many_errors"]


def test_fatal_stops() -> None:
    diags = engine()
    with pytest.raises(FatalError):
        diags.report(1, "fatal_d")
    assert diags.error_count == 1


def test_suppression_nests() -> None:
    diags = engine()
    with diags.suppress():
        with diags.suppress():
            assert not diags.report(1, "err_a", 1)
        assert not diags.report(1, "err_a", 1)
    assert diags.report(1, "err_a", 1)
    assert len(diags.diagnostics) == 1


def test_every_text_can_be_formatted() -> None:
    for row in CATALOGUE.values():
        assert format_message(row.text, (0, 0, 0, 0, 0))
