"""-verify on comments in their many forms."""

from __future__ import annotations

from pathlib import Path

import pytest

import hlslfe
from hlslfe.frontend.main import main


def verify(tmp_path: Path, text: str, *words: str) -> int:
    path = tmp_path / "v.hlsl"
    path.write_text(text)
    return main(["check", str(path), *(words or ("-verify",))])


@pytest.mark.parametrize("text", [
    "// expected-no-diagnostics\n",
    "float f() { return missing; } // expected-error {{missing}}\n",
    "// expected-error@+1 {{[err_undeclared_var_use]}}\nfloat f() { return missing; }\n",
    "float f() { return missing; }\n// expected-error@-1 {{missing}}\n",
    "float f() { return missing; }\n/* expected-error@1 {{missing}} */\n",
    "float f() { return one + two; } // expected-error 2 {{}}\n",
    "float f() { return one; } // expected-error 1+ {{}}\n",
    "float f() { return one; } // expected-error 0-3 {{}}\n",
    "float f() { return one; } // expected-error-re {{'{{o[a-z]e}}'}}\n",
    "float f() { return one; }\n// expected-error@*:* {{one}}\n",
    "float2 f(float3 v) { return v; } // expected-warning {{[warn_hlsl_impcast_vector_truncation]}}\n",
])
def test_holds(tmp_path: Path, text: str) -> None:
    assert verify(tmp_path, text) == 0


@pytest.mark.parametrize(("text", "message"), [
    # err_verify_inconsistent_diags
    ("float f() { return one; } // expected-note 0+ {{}}\n", "'expected-error' diagnostics seen but not expected"),
    ("float f() { return 1; } // expected-error {{x}}\n", "expected but not seen: \n  File v.hlsl Line 1: x\n1 error"),
    ("float f() { return one; } // expected-warning {{one}}\n", "'expected-warning' diagnostics expected but not seen"),
    ("float f() { return 1; }\n", "no 'expected' comment"),  # err_verify_no_directives
    ("// expected-no-diagnostics\n// expected-error {{x}}\n", "Line 2: 'expected-error' cannot stand behind "
     "'expected-no-diagnostics' [err_verify_invalid_no_diags]"),
    ("// expected-error {{x\n", "no '}}' ends the expected string [err_verify_missing_end]"),
    ("// expected-error x\n", "no '{{' begins the expected string [err_verify_missing_start]"),
    ("// expected-error@0 {{x}}\n", "valid line stands after the '@' of the expected string [err_verify_missing_line]"),
    ("// expected-error@other.h:3 {{x}}\n", "no file 'other.h' is found for the expected string [err_verify_miss"),
    ("// expected-error 2-1 {{x}}\n", "[err_verify_invalid_range]"),
    ("// expected-error-re {{x}}\n", "the expected regex 'x' has no '{{...}}' part [err_verify_missing_regex]"),
    ("// expected-error-re {{{{(}}}}\n", "the expected regex is not valid: missing ), "),  # err_verify_invalid_content
    ("// expected-error@#m {{x}}\n", "no comment defines the marker '#m' [err_verify_no_such_marker]"),
    ("// #m\n// #m\n// expected-error@#m {{x}}\n", "Line 3: several comments define the marker '#m' "
     "[err_verify_ambiguous_marker]"),
    ("// #m\n// #m\n// expected-error@#m {{x}}\n", "Line 1: one '#m' is here [note_verify_ambiguous_marker]"),
])
def test_fails(tmp_path: Path, text: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, text) == 1
    assert message in capsys.readouterr().err.replace(f"{tmp_path}/", "")


def test_prefixes(tmp_path: Path) -> None:
    text = "float f() { return one; } // a-error {{one}} b-error {{two}}\n"
    assert verify(tmp_path, text, "-verify=a") == 0
    assert verify(tmp_path, text, "-verify=b") == 1


def test_headers_are_read_too(tmp_path: Path) -> None:
    (tmp_path / "h.hlsli").write_text("float g() { return gone; } // expected-error {{gone}}\n")
    assert verify(tmp_path, '#include "h.hlsli"\n') == 0


@pytest.mark.parametrize("word", ["1a", ",", "a.b", "_a", "a,,b"])
def test_a_prefix_is_a_word(tmp_path: Path, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, "", f"-verify={word}") == 2
    assert "must be a letter, then letters" in capsys.readouterr().err


def test_ignored_severities_have_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, "", "-verify", "-verify-ignore-unexpected=notes") == 2
    assert "did you mean 'note'?" in capsys.readouterr().err


def test_all_errors_count_without_a_limit(tmp_path: Path) -> None:
    lines = "".join(f"float f{n}() {{ return no{n}; }} // expected-error {{{{'no{n}'}}}}\n" for n in range(40))
    assert verify(tmp_path, lines) == 0
    assert verify(tmp_path, lines, "-verify", "-ferror-limit=3") == 1


def test_a_huge_count_is_a_short_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, "// expected-error 999999999999999999999 {{x}}\n") == 1
    assert capsys.readouterr().err.count("Line 1: x") == 100


def test_the_output_is_written_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "v.hlsl"
    path.write_text("export float2 f(float3 v) { return v; } // expected-warning {{cut}}\n")
    assert main([str(path), "-verify"]) == 0
    assert capsys.readouterr().out.startswith("; ModuleID")


def test_api() -> None:
    good = hlslfe.verify("float f() { return one; } // expected-error {{[err_undeclared_var_use]}}\n")
    assert good.ok and good.report == "" and good.mismatches == []
    bad = hlslfe.verify("float f() { return one; }\n// old-error@+2 {{two}}\n\n", prefixes=["old"], filename="x.hlsl")
    assert not bad.ok
    assert [(each.kind, each.is_unexpected, each.file, each.line, each.directive_line) for each in bad.mismatches] == [
        ("error", False, "x.hlsl", 4, 2), ("error", True, "x.hlsl", 1, 0)]
    assert bad.report.endswith("2 errors generated.\n") and "Line 4 (directive at x.hlsl:2): two" in bad.report
    assert hlslfe.verify("// expected-error 0+ {{}}\nfloat f() { return a; }", ignore_unexpected=["error"]).ok
    with pytest.raises(ValueError, match="severity"):
        hlslfe.verify("", ignore_unexpected=["errors"])
