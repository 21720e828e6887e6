"""The pytest plugin on small folders of shaders."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hlslfe.testing.tools import with_line_numbers

GOOD = "// RUN: hlslfe %s -T lib_6_6 | FileCheck %s\n// CHECK: define {{.*}}@_Z1fv\nexport int f() { return 1; }\n"
NO_SHADER = "a.hlsl", "int f() { return 1; }\n"


def make(pytester: pytest.Pytester, **texts: str) -> None:
    for name, text in texts.items():
        pytester.makefile(".hlsl", **{name: text})


def outcomes(pytester: pytest.Pytester, *words: str) -> dict[str, int]:
    return pytester.runpytest("--hlslfe", *words).parseoutcomes()


def test_off_unless_asked_for(pytester: pytest.Pytester) -> None:
    make(pytester, good=GOOD)
    assert pytester.runpytest().ret == pytest.ExitCode.NO_TESTS_COLLECTED
    assert outcomes(pytester) == {"passed": 1}
    pytester.makeini("[pytest]\nhlslfe = true\n")
    assert pytester.runpytest().parseoutcomes() == {"passed": 1}


def test_what_is_collected(pytester: pytest.Pytester) -> None:
    make(pytester, good=GOOD, none="int f() { return 1; } // my unexpected-errors\n",
         verify="float f() { return one; } // expected-error {{one}}\n")
    pytester.makefile(".fx", other=GOOD)
    assert outcomes(pytester) == {"passed": 2}
    pytester.makeini("[pytest]\nhlslfe_suffixes = .hlsl .fx\n")
    assert outcomes(pytester) == {"passed": 3}


def test_a_directive_that_fails_is_named_by_its_line(pytester: pytest.Pytester) -> None:
    make(pytester, bad="// expected-error@+2 {{two}}\n\nfloat f() { return one; }\n")
    result = pytester.runpytest("--hlslfe")
    assert result.parseoutcomes() == {"failed": 1}
    result.stdout.fnmatch_lines([
        "bad.hlsl:1: expected-error is not seen: two",
        "bad.hlsl:3: unexpected error: *'one'*err_undeclared_var_use*",
        "bad.hlsl:1: RUN: hlslfe check -verify %s",
        "error: 'expected-error' diagnostics expected but not seen:*",
        "  File bad.hlsl Line 3 (directive at bad.hlsl:1): two",
    ])


def test_a_check_that_fails_is_named_by_its_line(pytester: pytest.Pytester) -> None:
    make(pytester, bad=GOOD.replace("1fv", "1gv"))
    result = pytester.runpytest("--hlslfe")
    result.stdout.fnmatch_lines(["bad.hlsl:1: RUN: hlslfe %s*", "bad.hlsl:2*", "*define*_Z1fv*"])


@pytest.mark.parametrize(("head", "kind"), [
    ("// XFAIL: *\n// RUN: false\n", "xfailed"),
    ("// XFAIL: *\n// RUN: true\n", "failed"),
    ("// XFAIL: no-such\n// RUN: true\n", "passed"),
    ("// REQUIRES: hlslfe, !no-such\n// RUN: true\n", "passed"),
    ("// REQUIRES: hlslfe && no-such\n// RUN: false\n", "skipped"),
    ("// REQUIRES: (no-such || mine) && {{m.*}}\n// RUN: true\n", "passed"),
    ("// UNSUPPORTED: mine\n// RUN: false\n", "skipped"),
    ("// UNSUPPORTED: true\n// RUN: false\n", "skipped"),
    ("// REQUIRES: (\n// RUN: true\n", "failed"),
    ("// REQUIRES: {{(}}\n// RUN: true\n", "failed"),
    ("// RUN: echo \\\n", "failed"),
    ("// RUN: true |\n", "failed"),
    ("// RUN: no-such-tool-anywhere\n", "failed"),
])
def test_conditions(pytester: pytest.Pytester, head: str, kind: str) -> None:
    make(pytester, a=head)
    pytester.makeini("[pytest]\nhlslfe_features = mine other\n")
    assert outcomes(pytester) == {kind: 1}


def test_substitutions_of_the_project(pytester: pytest.Pytester) -> None:
    make(pytester, a="// RUN: %mine %s -T %profile\nexport float f() { return X; }\n")
    pytester.makeini("[pytest]\nhlslfe_substitutions =\n    %mine = hlslfe -DX=2\n    %profile = lib_6_3\n")
    assert outcomes(pytester) == {"passed": 1}


def test_parts_and_temporary_files(pytester: pytest.Pytester) -> None:
    make(pytester, a="""\
// RUN: split-file %s %t && hlslfe check -verify %t/main.hlsl -I %t \\
// RUN:   -DX=1
// RUN: hlslfe %t/main.hlsl -w -o %t.ll; FileCheck %s --check-prefix=IR < %t.ll
// RUN: not hlslfe %t/main.hlsl -DBAD 2>&1 | FileCheck %s --check-prefixes=ERR,OTHER -DNAME=missing
// RUN: %clang_cc1 -triple dxil-pc-shadermodel6.6-library -emit-llvm %t/main.hlsl -w -o - | \\
// RUN:   FileCheck --check-prefix IR %s
// IR: define {{.*}} @{{.*}}half
// ERR: {{main.hlsl}}:[[#]]:{{[0-9]+}}: error: {{.*}}'[[NAME]]'
//--- main.hlsl
#include "sub/h.hlsli"
#ifdef BAD
int bad() { return missing; }
#endif
export float2 half_of(float3 v) { return v; } // expected-warning {{cut}}
//--- sub/h.hlsli
// nothing
""".replace("[[#]]", "{{[0-9]+}}"))
    result = pytester.runpytest("--hlslfe")
    assert result.parseoutcomes() == {"passed": 1}, result.stdout.str()


@pytest.mark.parametrize(("command", "passes"), [
    ("not hlslfe %s -T px_6_6", False),  # bad usage is not an error in the input
    ("not hlslfe %s", True),
    ("not true", False),
    ("not --crash hlslfe %s", True),
    ("hlslfe %s || true", True),
    ("echo a b | count 1", True),
    ("echo a > %t && echo a | diff %t -", True),
    ("echo a > %t && echo b | diff %t -", False),
    ("cat %s | hlslfe -P - | FileCheck --check-prefix=LINE %s", True),
    ("FileCheck --no-such-option %s < %s", False),
    ("mkdir -p %t/x && cat < %s > %t/x/y && rm -rf %t && not cat %t/x/y", True),
    ("echo %basename_t %% %{s:stem} | FileCheck --check-prefix=NAMES %s", True),
    ("echo %(line) %{line+2} | FileCheck --check-prefix=LINES %s", True),
    ("echo %nonsuch", False),
    ("echo %{nonsuch}", False),
    ("echo %%nonsuch 50%", True),
])
def test_commands(pytester: pytest.Pytester, command: str, passes: bool) -> None:
    checks = "// LINE: int f\n// NAMES: a.hlsl % a\n// LINES: 1 3\n"
    make(pytester, a=f"// RUN: {command}\n{checks}int f() {{ return x; }}\n")
    assert outcomes(pytester) == {"passed" if passes else "failed": 1}


@pytest.mark.parametrize(("block", "passes"), [
    ("[[#@LINE+1]]", True), ("[[@LINE+1]]", True), ("[[# @LINE + 1]]", True), ("[[@LINE]]", False),
    ("[[#@LINE]]", False), ("[[@LINE-1]]", False), ("[[#@LINE+2]]", False),
])
def test_line_numbers_in_checks(pytester: pytest.Pytester, block: str, passes: bool) -> None:
    make(pytester, a=f"// RUN: not hlslfe %s 2>&1 | FileCheck %s\n// CHECK: a.hlsl:{block}:18: error: nothing\n"
                     "int f() { return x; }\n")
    assert outcomes(pytester) == {"passed" if passes else "failed": 1}


@pytest.mark.parametrize(("text", "expected"), [
    ("a\n[[@LINE]]:[[#@LINE-1]] [[# @LINE + 10]]\n", "a\n2:1 12\n"),
    ("// CHECK{LITERAL}: [[@LINE]]\n", "// CHECK{LITERAL}: [[@LINE]]\n"),
    ("[[LINE]] [[#LINE+1]]", "[[LINE]] [[#LINE+1]]"),
])
def test_line_numbers_stand_in_the_text(text: str, expected: str) -> None:
    assert with_line_numbers(text) == expected


def test_definitions(pytester: pytest.Pytester) -> None:
    make(pytester, a="// DEFINE: %{x} = echo one\n// RUN: %{x} | FileCheck --check-prefix=A %s\n"
                     "// REDEFINE: %{x} = echo two\n// RUN: %{x} | FileCheck --check-prefix=B %s\n"
                     "// A: one\n// B: two\n")
    assert outcomes(pytester) == {"passed": 1}
    make(pytester, a="// REDEFINE: %{x} = echo one\n// RUN: %{x}\n")
    assert outcomes(pytester) == {"failed": 1}


def test_loading_the_plugin_is_cheap() -> None:
    code = ("import sys; before = set(sys.modules); import hlslfe.testing.plugin; "
            "print(sorted(set(sys.modules) - before))")
    seen = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert seen.strip() == "['hlslfe', 'hlslfe.testing', 'hlslfe.testing.plugin']"
