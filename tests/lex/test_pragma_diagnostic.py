"""`#pragma clang diagnostic` and its spellings."""

from __future__ import annotations

import pytest

import hlslfe

CUT = "float2 {}(float3 v) {{ return v; }}\n"


def found(source: str, **options: object) -> list[tuple[int, str, str]]:
    made = hlslfe.check(source, **options)  # type: ignore[arg-type]
    return [(each.line, each.severity, each.id) for each in made.diagnostics]


@pytest.mark.parametrize("owner", ["clang", "GCC", "dxc"])
def test_push_and_pop(owner: str) -> None:
    source = (CUT.format("f") + f"#pragma {owner} diagnostic push\n"
              f'#pragma {owner} diagnostic ignored "-Wvector-conversion"\n' + CUT.format("g")
              + f'#pragma {owner} diagnostic error "-Wvector-conversion"\n' + CUT.format("h")
              + f"#pragma {owner} diagnostic pop\n" + CUT.format("i"))
    assert [each[:2] for each in found(source)] == [(1, "warning"), (6, "error"), (8, "warning")]


@pytest.mark.parametrize(("severity", "seen"), [
    ("ignored", []), ("warning", ["warning"]), ("error", ["error"]), ("fatal", ["fatal"]),
])
def test_severities(severity: str, seen: list[str]) -> None:
    source = f'#pragma clang diagnostic {severity} "-Wvector-conversion"\n{CUT.format("f")}{CUT.format("g")}'
    assert [each[1] for each in found(source)] == (seen * 2 if severity != "fatal" else seen)


def test_a_pragma_lowers_an_error_by_default() -> None:
    source = '#pragma clang diagnostic warning "-Wreturn-mismatch"\nvoid f() { return 1; }'
    assert [each[1] for each in found(source)] == ["warning"]
    assert [each[1] for each in found(source.splitlines()[1])] == ["error"]


def test_everything_and_groups_of_groups() -> None:
    body = CUT.format("f") + "void g(int a) { a == 1; }\n"
    assert len(found(body)) == 2
    assert found('#pragma clang diagnostic ignored "-Weverything"\n' + body) == []
    assert [each[0] for each in found('#pragma clang diagnostic ignored "-Wunused"\n' + body)] == [2]


def test_command_line_and_pragma() -> None:
    source = '#pragma clang diagnostic warning "-Wvector-conversion"\n' + CUT.format("f")
    assert [each[1] for each in found(source, warnings=["no-vector-conversion"])] == ["warning"]
    assert [each[1] for each in found(source, warnings=["error"])] == ["error"]


def test_headers_take_over_and_pass_on() -> None:
    includes = {"a.h": CUT.format("inside") + '#pragma clang diagnostic ignored "-Wvector-conversion"\n',
                "b.h": CUT.format("later")}

    def handler(name: str, includer: str, angled: bool) -> tuple[str, str]:
        return name, includes[name]

    source = '#include "a.h"\n' + CUT.format("f") + '#include "b.h"\n'
    found_in = hlslfe.check(source, include_handler=handler).diagnostics
    assert [(each.file, each.line) for each in found_in] == [("a.h", 1)]
    source = '#pragma clang diagnostic push\n#include "a.h"\n#pragma clang diagnostic pop\n' + CUT.format("f")
    found_in = hlslfe.check(source, include_handler=handler).diagnostics
    assert [(each.file, each.line) for each in found_in] == [("a.h", 1), ("<source>", 4)]


def test_in_a_macro_the_place_of_its_use_counts() -> None:
    source = ("#define CUT(n) " + CUT.format("n").strip() + '\n#pragma clang diagnostic ignored "-Wvector-conversion"\n'
              "CUT(f)\n")
    assert found(source) == []


def test_pragma_operator() -> None:
    assert found('_Pragma("clang diagnostic ignored \\"-Wvector-conversion\\"") ' + CUT.format("f")) == []


@pytest.mark.parametrize(("line", "id", "column"), [
    ("", "warn_pragma_diagnostic_invalid", 25),
    ("foo", "warn_pragma_diagnostic_invalid", 29),
    ('foo "-Wx"', "warn_pragma_diagnostic_invalid", 30),
    ("5", "warn_pragma_diagnostic_invalid", 26),
    ("pop", "warn_pragma_diagnostic_cannot_pop", 29),
    ("push x", "warn_pragma_diagnostic_invalid_token", 31),
    ("ignored", "err_expected_string_literal", 33),
    ("ignored -Wx", "err_expected_string_literal", 34),
    ('ignored "Wx"', "warn_pragma_diagnostic_invalid_option", 34),
    ('ignored "-Wxyz"', "warn_pragma_diagnostic_unknown_warning", 34),
    ('ignored "-Wunused-value" 5', "warn_pragma_diagnostic_invalid_token", 51),
])
def test_malformed(line: str, id: str, column: int) -> None:
    """Columns are Clang's."""
    one = hlslfe.check(f"#pragma clang diagnostic {line}".rstrip()).diagnostics
    assert [(each.id, each.column) for each in one] == [(id, column)]


def test_the_group_meant() -> None:
    one = hlslfe.check('#pragma clang diagnostic ignored "-Wunused-valeu"').diagnostics[0]
    assert "did you mean '-Wunused-value'?" in one.message


def test_notes_of_an_error_made_fatal_are_kept() -> None:
    source = "void f(int a);\nint f(int a) { return 1; }\nint x = y;\n"
    made = hlslfe.check(source, warnings=["fatal-errors"]).diagnostics
    assert [(each.severity, len(each.notes)) for each in made] == [("fatal", 1)]
