"""-verify on comments in their many forms."""

from __future__ import annotations

from pathlib import Path

import pytest

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
    ("float f() { return one; }\n", "error seen but not expected: line 1"),  # err_verify_inconsistent_diags
    ("float f() { return 1; } // expected-error {{x}}\n", "error expected but not seen: line 1: x"),
    ("float f() { return 1; }\n", "no 'expected' comment"),  # err_verify_no_directives
    ("// expected-no-diagnostics\n// expected-error {{x}}\n", "stands beside other"),  # err_verify_mixed_directives
    ("// expected-error {{x\n", "lacks its closing"),  # err_verify_missing_end
    ("// expected-error x\n", "is followed by no"),  # err_verify_invalid_content
    ("// expected-error@other.h:3 {{x}}\n", "names a line or file"),  # err_verify_missing_line
    ("float f() { return one; } // expected-warning {{one}}\n", "warning expected but not seen"),
])
def test_fails(tmp_path: Path, text: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, text) == 1
    assert message in capsys.readouterr().err


def test_prefixes(tmp_path: Path) -> None:
    text = "float f() { return one; } // a-error {{one}} b-error {{two}}\n"
    assert verify(tmp_path, text, "-verify=a") == 0
    assert verify(tmp_path, text, "-verify=b") == 1


def test_headers_are_read_too(tmp_path: Path) -> None:
    (tmp_path / "h.hlsli").write_text("float g() { return gone; } // expected-error {{gone}}\n")
    assert verify(tmp_path, '#include "h.hlsli"\n') == 0
