"""-W options and their precedence; the groups."""

from __future__ import annotations

import pytest

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import DiagnosticRow
from hlslfe.basic.edit_distance import edit_distance, nearest
from hlslfe.basic.warning_groups import WARNING_GROUPS, subgroups
from hlslfe.frontend.warning_options import WarningOptions, nearest_option

ROWS = {
    "warn_switch": DiagnosticRow("warning", "switch-bool", ""),
    "warn_range": DiagnosticRow("warning", "unused-value", ""),  # in -Wunused
    "warn_off": DiagnosticRow("warning", "link-unused-output", "", True),
    "warn_as_error": DiagnosticRow("error", "return-mismatch", ""),
    "ext_tokens": DiagnosticRow("warning", "extra-tokens", ""),
    "ext_off": DiagnosticRow("warning", "gnu-zero-line-directive", "", True),
    "err_plain": DiagnosticRow("error", "", ""),
    "note_plain": DiagnosticRow("note", "", ""),
}


def severities(words: str, no_warnings: bool = False, pedantic: str = "") -> dict[str, str]:
    options = WarningOptions(words.split(), no_warnings, ROWS, pedantic=pedantic)
    return {id: options.severity_of(id, row) for id, row in ROWS.items()}


DEFAULT = {"warn_switch": "warning", "warn_range": "warning", "warn_off": "ignored", "warn_as_error": "error",
           "ext_tokens": "warning", "ext_off": "ignored", "err_plain": "error", "note_plain": "note"}


@pytest.mark.parametrize(("words", "changed"), [
    ("", {}),
    ("all extra", {}),
    ("no-all", {"warn_switch": "ignored", "warn_range": "ignored", "warn_as_error": "ignored"}),
    ("no-unused", {"warn_range": "ignored"}),
    ("no-unused unused", {}),
    ("everything", {"warn_off": "warning", "ext_off": "warning"}),
    ("no-link everything", {"ext_off": "warning"}),
    ("no-everything", {id: "ignored" for id in DEFAULT if id[:4] in ("warn", "ext_")}),
    ("no-everything unused", {id: "ignored" for id in DEFAULT if id[:4] in ("warn", "ext_") and id != "warn_range"}),
    ("error", {"warn_switch": "error", "warn_range": "error", "ext_tokens": "error"}),
    ("error no-error=unused", {"warn_switch": "error", "ext_tokens": "error"}),
    ("no-error=unused error", {"warn_switch": "error", "ext_tokens": "error"}),
    ("error no-error", {}),
    ("error=unused", {"warn_range": "error"}),
    ("error=unused unused", {"warn_range": "error"}),
    ("error=unused no-error=unused", {}),
    ("no-error=unused error=unused", {"warn_range": "error"}),
    ("error=unused no-unused", {"warn_range": "ignored"}),
    ("error=link", {"warn_off": "error"}),
    ("return-mismatch", {}),
    ("no-error=return-mismatch", {"warn_as_error": "warning"}),
    ("no-return-mismatch", {"warn_as_error": "ignored"}),
    ("fatal-errors", {"warn_as_error": "fatal", "err_plain": "fatal"}),
    ("fatal-errors no-fatal-errors", {}),
    ("fatal-errors error no-error=switch-bool", {
        "warn_range": "fatal", "ext_tokens": "fatal", "warn_as_error": "fatal", "err_plain": "fatal"}),
    ("fatal-errors=unused", {"warn_range": "fatal"}),
    ("fatal-errors=unused no-fatal-errors=unused", {"warn_range": "error"}),
])
def test_words(words: str, changed: dict[str, str]) -> None:
    assert severities(words) == {**DEFAULT, **changed}


def test_no_warnings_wins_over_everything_but_errors_by_default() -> None:
    quiet = {"warn_switch": "ignored", "warn_range": "ignored", "ext_tokens": "ignored"}
    assert severities("", True) == {**DEFAULT, **quiet}
    assert severities("error everything error=unused", True) == {**DEFAULT, **quiet}
    assert severities("no-error=return-mismatch", True)["warn_as_error"] == "ignored"


def test_pedantic() -> None:
    assert severities("", pedantic="pedantic") == {**DEFAULT, "ext_off": "warning"}
    assert severities("", pedantic="pedantic-errors") == {**DEFAULT, "ext_off": "error", "ext_tokens": "error"}
    assert severities("no-extra-tokens", pedantic="pedantic-errors")["ext_tokens"] == "ignored"


def test_unknown_words_are_kept() -> None:
    assert WarningOptions(["unusd", "no-foo", "error=bar", "unused"], False, ROWS, ["pas"]).unknown == [
        "-Wunusd", "-Wno-foo", "-Werror=bar", "-Rpas",
    ]


@pytest.mark.parametrize(("word", "guess"), [
    ("-Wunusd-value", "-Wunused-value"), ("-Wno-unusd-value", "-Wno-unused-value"), ("-Werror=swich", "-Werror=switch"),
    ("-Rsignature-paking", "-Rsignature-packing"), ("-Wqqqqqqqqqqqq", ""), ("-Weverythin", "-Weverything"),
])
def test_the_option_meant(word: str, guess: str) -> None:
    assert nearest_option(word) == guess


def test_groups() -> None:
    assert {"unused-value", "switch", "return-type"} <= set(subgroups("all"))
    assert subgroups("switch-bool") == ["switch-bool"]
    assert subgroups("nothing") == []
    for group, inside in WARNING_GROUPS.items():
        assert group not in inside
        assert all(each in WARNING_GROUPS for each in inside)


def test_every_group_of_the_catalogue_is_in_the_table() -> None:
    assert not [id for id, row in CATALOGUE.items()
                if row.group and row.severity != "remark" and row.group not in WARNING_GROUPS]


def test_nearest() -> None:
    assert edit_distance("abc", "abd", 3) == 1 and edit_distance("abc", "xyz", 2) == 3
    assert nearest("abc", ["abd", "xyz"], 1) == "abd"
    assert nearest("abc", ["abd", "abe"], 1) == "", "two are equally near"
    assert nearest("abc", ["xyz"], 1) == ""
