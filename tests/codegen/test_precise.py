"""precise: which operations lose their fast-math flags."""

from __future__ import annotations

import re

import pytest

import hlslfe

FAST = "reassoc nnan ninf nsz arcp afn"


def operations(source: str, name: str) -> list[str]:
    """`fmul` or `fmul fast` for the operations of a function, in order."""
    ll = hlslfe.compile(source, profile="lib_6_6").ll
    assert ll is not None
    found = re.search(rf"^define [^\n]*@{re.escape(name)}\(.*?^}}", ll, re.S | re.M)
    assert found, name
    lines = re.findall(rf"= (f[a-z]+|call)( {FAST})? (?:noundef )?(?:nofpclass\(nan inf\) )?(?:<|float)", found[0])
    return [word + (" fast" if fast else "") for word, fast in lines]


@pytest.mark.parametrize(("body", "found"), [
    ("precise float p = x * y; return p + x;", ["fmul", "fadd fast"]),
    ("float a = x * y; precise float p = a - x; return p;", ["fmul", "fsub"]),
    ("float a = x * y; float b = a; precise float p = b; return a;", ["fmul"]),
    ("float a = x * y; float b = a - x; precise float p = 1; return b + p;", ["fmul fast", "fsub fast", "fadd fast"]),
    ("precise float p; p = x > y ? x * y : y / x; return p;", ["fmul", "fdiv"]),
    ("precise float2 p = 0; p.x = x * y; return p.y;", ["fmul"]),
    ("float a[2] = { x * y, 0 }; precise float p = a[1]; return p;", ["fmul"]),
    ("struct S { precise float a; float b; }; S s; s.b = x * y; return s.a;", ["fmul"]),
    ("precise float p = sin(x * y); return p;", ["fmul", "call"]),
    ("precise float p = x; p += y; p *= 2; return p;", ["fadd", "fmul"]),
    ("float s = 0; for (int i = 0; i < 4; ++i) s += x * y; precise float p = s; return p;", ["fmul", "fadd"]),
])
def test_locals(body: str, found: list[str]) -> None:
    assert operations(f"export float f(float x, float y) {{ {body} }}", "_Z1fff") == found


def test_arguments_results_and_globals() -> None:
    source = """
static precise float kept;
float half_(float x) { return x / 2; }
float loose(float x) { return x / 2; }
void out_(out float r, float x) { r = x * 3; }
precise float exact(float x) { return x - 1; }
export float f(float x) {
  float a; out_(a, x + 1);
  kept = half_(a * 2);
  return loose(kept) + exact(x);
}"""
    assert operations(source, "_Z5half_f") == ["fdiv"]
    assert operations(source, "_Z5loosef") == ["fdiv fast"]
    assert operations(source, "_Z4out_Rff") == ["fmul"]
    assert operations(source, "_Z5exactf") == ["fsub"]
    assert operations(source, "_Z1ff")[:2] == ["fadd", "fmul"]


def test_what_counts_may_be_any_number() -> None:
    ll = hlslfe.compile("float g(float x, float y) { return x; } export float f(float a, float b) { "
                        "precise float p = g(a, b); return p; }", profile="lib_6_6").ll
    assert ll is not None
    assert "define hidden noundef float @_Z1gff(float noundef %x, float noundef nofpclass(nan inf) %y)" in ll
    assert "call noundef float @_Z1gff(float noundef %0, float noundef nofpclass(nan inf) %1)" in ll


def test_without_the_word_nothing_changes() -> None:
    assert operations("export float f(float x, float y) { return x * y + x; }", "_Z1fff") == ["fmul fast", "fadd fast"]
