"""Our diagnostics look as Clang's, line for line; only the words are ours.

Compared are places, severities, options, source lines, carets, ranges, fix-it lines, notes, include stacks, macro
backtraces, colours and the count at the end.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from layout import clang_stderr, masked  # noqa: E402
from require import require_oracle  # noqa: E402

from hlslfe.frontend.main import main  # noqa: E402

DEEP = "".join(f"#define m{i} m{i + 1}\n" for i in range(12)) + "#define m12 missing\nint x = m0;\n"
REDEFINED = "#define A 1\n#define A 2\n"
TWO_WARNINGS = REDEFINED + "#pragma once\n"
TEMPLATES = ("template <typename T> T l0(T a) { return a.nothing; }\n"
             + "".join(f"template <typename T> T l{i + 1}(T a) {{ return l{i}(a); }}\n" for i in range(13))
             + "struct Q { int b; };\nQ f(Q s) { return l13(s); }\n")

# name -> (source, cc1 options, whether the default header is needed)
CASES: dict[str, tuple[str, str, bool]] = {
    "undeclared": ("float f(float a) { return a + missing; }\n", "", False),
    "tabs": ("\tint\tf(int a)\t{ return\ta +\tmissing; }\n", "", False),
    "wide_characters": ('int f(int a) { /* 日本語 é */ return a + missing; } // 漢字\n', "", False),
    "combining_characters": ("int f(int a) { /* e\u0301 */ return a + missing; }\n", "", False),
    "unprintable_characters": ("int f(int a) { /* \u200b \u0007 \u007f */ return a + missing; }\n", "", False),
    "tab_in_a_range": ("int f(int a) { return missing(a,\ta); }\nint g(int b) { return (b\t+ b).\ty; }\n", "", False),
    "very_far": ("int f(int a) { return" + " a +" * 40 + " missing; }\n", "", False),
    "crlf": ("int f(int a) {\r\n  return missing;\r\n}\r\n", "", False),
    "last_line_without_end": ("int f(int a) { return missing; }", "", False),
    "end_of_file": ("int f(int a) { return 1; }\nint g", "", False),
    "two_ranges": ("struct S { int a; };\nint f(S s, int b) { return s * b; }\n", "", False),
    "range_around_the_caret": ("struct S { int a; };\nint f(S s) { return s + s; }\n", "", False),
    "missing_semicolon": ("int f(int a) { int b = a return b; }\n", "", False),
    "missing_semicolon_next_line": ("int f(int a) {\n  int b = a\n  return b;\n}\n", "", False),
    "missing_brace": ("int f(int a) {\n  if (a) {\n    return 1;\n", "", False),
    "missing_parenthesis": ("int f(int a) {\n  return (a + 1;\n}\n", "", False),
    "missing_colon": ("int f(int a) { return a ? 2 3; }\n", "", False),
    "case_colon": ("int f(int a) { switch (a) { case 1; return 2; default return 3; } return 0; }\n", "", False),
    "replaced_token": ("enum E { A B, C };\n", "", False),
    "condition": ("int f(int i) { if (i = 2) return 1; return 0; }\n", "", False),
    "unused_comparison": ("void f(int i) { i == 2; i != 3; i < 4; }\n", "", False),
    "const_without_value": ("static const float a;\nstatic const int b;\nstatic const bool c;\n", "", False),
    "quotes": ("[shader(vertex)] void f() {}\n", "", False),
    "attribute_typo": ("[numthread(1, 1, 1)] void f() {}\nvoid g() { [unrol] for (;;) {} }\n", "", False),
    "name_typo": ("int f() { int counter = 1;\n  return countr; }\n", "", False),
    "name_in_a_namespace": ("namespace Lights { int n(int a) { return a; } }\nint f() { return n(1); }\n", "", False),
    "no_member": ("struct S { float value; };\nfloat f(S s) { return s.nothing; }\n", "", False),
    "type_typo": ("floot f() { return 1; }\n", "", False),
    "redefinition": ("int f(int a) { return 1; }\nint f(int a) { return 2; }\n", "", False),
    "result_differs": ("struct S { int a; };\nvoid f(S s) { return s; }\n", "", False),
    "overloads": ("int f(int a, int b) { return 1; }\nint f(int a) { return 1; }\nint g() { return f(1, 2, 3); }\n", "",
                  False),
    "ambiguous": ("int f(int a) { return 1; }\nint f(uint a) { return 2; }\nint g(float x) { return f(x); }\n", "",
                  True),
    "vector_logic": ("bool f(float2 a, float2 b) { return (a && b).x; }\n", "", True),
    "no_option": (REDEFINED, "-fno-diagnostics-show-option", False),
    "warning": (REDEFINED, "", False),
    "warning_as_error": (REDEFINED, "-Werror", False),
    "one_group_as_error": (TWO_WARNINGS, "-Werror=macro-redefined", False),
    "all_but_one_as_errors": (TWO_WARNINGS, "-Werror -Wno-error=pragma-once-outside-header", False),
    "no_warnings": (REDEFINED + "int f() { return x; }\n", "-w -Werror", False),
    "no_group": (TWO_WARNINGS, "-Wno-pragma-once-outside-header", False),
    "nothing_then_one": (TWO_WARNINGS, "-Wno-everything -Wpragma-once-outside-header", False),
    "fatal_errors": ("int f() { return x; }\nint g() { return y; }\n", "-Wfatal-errors", False),
    "fatal_errors_with_notes": ("int f(int a) { return 1; }\nint f(int a) { return 2; }\nint g() { return y; }\n",
                                "-Wfatal-errors", False),
    "error_limit": ("".join(f"int f{i}() {{ return x{i}; }}\n" for i in range(6)), "-ferror-limit 3", False),
    "unknown_options": ("int f() { return x; }\n", "-Wunused-valeu -Wno-foo -Rpas", False),
    "macro": ("#define OBJ missing\nint x = OBJ;\n", "", False),
    "macro_argument": ("#define ADD(a, b) ((a) + (b))\nint f(int x) { return ADD(x, missing); }\n", "", False),
    "macro_in_macro": ("#define INNER(a) a + missing\n#define OUTER(q) INNER(q) * 2\n"
                       "int f(int x) { return OUTER(x); }\n", "", False),
    "macro_backtrace": (DEEP, "", False),
    "macro_backtrace_of_3": (DEEP, "-fmacro-backtrace-limit=3", False),
    "macro_backtrace_without_limit": (DEEP, "-fmacro-backtrace-limit=0", False),
    "pasted": ("#define CAT(a, b) a##b\nint x = CAT(miss, ing);\n", "", False),
    "include_stack": ('#include "outer.h"\nint f() { return last; }\n', "", False),
    "include_stack_of_notes": ('#include "outer.h"\nint twice(int a) { return 1; }\n',
                               "-fdiagnostics-show-note-include-stack", False),
    "note_in_a_header": ('#include "outer.h"\nint twice(int a) { return 1; }\nint f() { return x; }\n', "", False),
    "line_directive": ('#line 70 "other.fx"\nint f() { return missing; }\n', "", False),
    "template_notes": ("template <typename T> T twice(T a) { return a.nothing; }\nstruct S { int b; };\n"
                       "S f(S s) { return twice(s); }\n", "", False),
    "template_backtrace": (TEMPLATES, "", False),
    "template_backtrace_of_5": (TEMPLATES, "-ftemplate-backtrace-limit=5", False),
    "template_backtrace_without_limit": (TEMPLATES, "-ftemplate-backtrace-limit=0", False),
    "many_candidates": ("".join(f"int g({', '.join(f'int a{i}' for i in range(n))}) {{ return 1; }}\n"
                                for n in range(2, 14)) + "int f() { return g(1); }\n", "", False),
    "missing_include": ('int a;\n#include "none.h" // no\nint f() { return x; }\n', "", False),
    "missing_angled_include": ("#include <none/such.h>\n", "", False),
    "include_in_an_included_file": ('#include "broken.h"\n', "", False),
    "error_directive": ("#error what   is this\n#warning and this\n", "", False),
    "no_carets": ("int f(int a) { return missing; }\n", "-fno-caret-diagnostics", False),
    "no_column": ("int f(int a) { return missing; }\n", "-fno-show-column", False),
    "no_place": ("int f(int a) { return missing; }\n", "-fno-show-source-location", False),
    "no_fixits": ("int f(int a) { int b = a return b; }\n", "-fno-diagnostics-fixit-info", False),
    "no_line_numbers": ("int f(int a) { return missing; }\n", "-fno-diagnostics-show-line-numbers", False),
    "pragma_push": ("#define A 1\n#pragma clang diagnostic push\n"
                    "#pragma clang diagnostic ignored \"-Wmacro-redefined\"\n"
                    "#define A 2\n#pragma clang diagnostic pop\n#define A 3\n", "", False),
    "pragma_error": ("#pragma clang diagnostic error \"-Wmacro-redefined\"\n#define A 1\n#define A 2\n", "", False),
    "pragma_malformed": ("#pragma clang diagnostic\n#pragma clang diagnostic pop\n#pragma clang diagnostic push x\n"
                         "#pragma clang diagnostic foo \"-Wx\"\n#pragma clang diagnostic ignored\n"
                         "#pragma clang diagnostic ignored \"-Wxyz\"\n", "", False),
    "colors": ("#define ADD(a, b) ((a) + missing)\nint f(int x) { /* why */ return ADD(x, 1.5) * 2; } // there\n"
               "[numthread(1, 1, 1)] void g() {}\n", "-fcolor-diagnostics", False),
    "colors_of_fixits": ("int f(int a) { int b = a return b; }\n", "-fcolor-diagnostics", False),
    "colors_in_comments": ("int f(int a) { return /* one\n two */ missing /* three\n*/; }\n", "-fcolor-diagnostics",
                           False),
    "colors_of_unprintables": ("int f(int a) { /* \u200b\u200b */ return missing; }\n", "-fcolor-diagnostics", False),
}
HEADERS = {
    "broken.h": '\n#include "none.h"\n',
    "outer.h": '// outer\n#include "inner.h"\nint after() { return gone_after; }\n',
    "inner.h": "int inside() { return gone_1; }\nint twice(int a) { return 1; }\nint more() { return gone_2; }\n",
}


@pytest.mark.parametrize("name", CASES)
def test_layout(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clang = require_oracle("clang")
    source, options, header = CASES[name]
    monkeypatch.chdir(tmp_path)
    Path("a.hlsl").write_text(source, newline="")
    for file, text in HEADERS.items():
        Path(file).write_text(text)
    theirs = clang_stderr(clang, "a.hlsl", tmp_path, options.split(), header)
    main(["-cc1", "-triple", clang.triple_for("lib_6_6"), *options.split(), "a.hlsl"])
    ours = capsys.readouterr().err
    assert theirs, "Clang has nothing to say"
    assert masked(ours) == masked(theirs)


def test_masks() -> None:
    assert masked("a.hlsl:1:2: warning: some words [-Wgroup]\n  1 | x: note: \nnote: y\n2 errors generated.") == [
        "a.hlsl:1:2: warning: <text> [-Wgroup]", "  1 | x: note:", "note: <text>", "2 errors generated."]
