"""Warnings about operators and branches: clang-22 reports the same ones, in the same columns, with the same fix-its.

Differs, each on purpose: a chained comparison (an error in Clang, which DXC accepts), a division of a vector by zero
(silent in Clang), an overflow in an arm of `?:` that is never taken (silent in Clang), `-(-2147483647 - 1)` (silent
here).
"""

from __future__ import annotations

from pathlib import Path

import pytest
from layout import clang_stderr, masked
from require import require_oracle

from hlslfe.frontend.main import main

WALL = "-Wlogical-op-parentheses -Wbitwise-op-parentheses -Wself-assign"
SOURCES = {
    "shifts": """\
int a() { return 1 << 40; }
int b() { return 1 << -1; }
int c(int x) { return x >> 33; }
int d() { return -1 << 2; }
int e() { return 0x7fffffff << 2; }
int f(int a) { a <<= 40; a >>= -1; return a; }
int64_t g() { return (1ll << 40) + (1ll << 64); }
uint h() { return (1u << 31) + (3u << 31) + (1 << 31); }
static const int K = 40;
int i() { return 1 << K; }
int j(bool b) { return b << 33; }
int3 k() { return int3(1, 2, 3) << 40; }
""",
    "overflows": """\
int a() { return 2147483647 + 1; }
int b() { return 65536 * 65536; }
int c() { int x = 2147483647 * 2; return x - (-2147483647 - 2); }
int64_t d() { return 9223372036854775807ll + 1; }
int e(int a) { return a + 2147483647 + 1; }
int f(int a) { return a + (2147483647 + 1); }
static const int M = 2147483647;
int g() { return M + 1; }
int h() { const int n = 2147483647; return n + 1; }
uint i() { return 4294967295u + 1; }
float j() { return 3e38 * 2.0; }
""",
    "divisions": """\
int a() { return 1 / 0; }
int b(int x) { return x % 0; }
uint c(uint x) { x /= 0; x %= 0; return x; }
float d(float x) { return x / 0; }
int e(int x) { return x / (1 - 1); }
static const int Z = 0;
int f(int x) { return x / Z + x / Z; }
int g(int x) { return x / false; }
""",
    "precedence": """\
int a(int a, int b, int c) { return a & b == c; }
int b(int a, int b) { return a == 1 & b; }
int c(int a, int b) { return a == 1 & b == 2; }
int d(int a, int b, int c) { return a << b + c; }
int e(int a, int b) { return a - 1 << b; }
int f(int a, int b) { return (a - 1) << b << (1 + 2); }
int g(int a, int b, int c) { return a | b & c; }
int h(int a, int b) { return a ^ b & 1 | 2; }
bool i(bool a, bool b, bool c) { return a || b && c; }
bool j(bool a, bool b, bool c) { return a && b || b && c || a; }
bool k(bool a, bool b, bool c) { return a || (b && c); }
int l(int a, bool b) { return a + b ? 1 : 2; }
int m(int a, bool b) { return a & b ? 1 : 2; }
int n(int a, int b) { return a + (b == 1) ? 1 : 2; }
int o(int a, int b) { return a + !b ? 1 : 2; }
int p(int a, int b) { return a + b ? 1 : 2; }
""",
    "comparisons": """\
struct S { int a; bool m() { return a == a; } };
static int g;
bool a(int a) { return a == a || a != a || a < a || (a) >= a; }
bool b(S s, S t) { return s.a == s.a || s.a == t.a; }
bool c() { return g == g; }
bool d(float v) { return v == v; }
bool e(int3 v) { return all(v == v); }
#define SAME(x) ((x) == (x))
bool f(int a) { return SAME(a); }
int h(int a) { if ((a == 1)) return 1; while ((a == 2)) a++; return (a == 3) ? 1 : 0; }
int i(float a) { if ((a != 1)) return 1; if (((a == 1))) return 2; if ((1 == a)) return 3; return 0; }
bool j(int a, int b) { return !a == b; }
int k(int a, int b) { return !a & b; }
bool l(bool a, bool b, int c) { return !a == b || (!c) == c || !c == b; }
bool m(float a, int b) { return !a < b; }
int n(int a) { return a && 4; }
int o(int a) { return a || 4; }
int p(int a) { return a && 1 || a && true; }
""",
    "assignments": """\
struct S { float4 a; };
void a(int a, S s, float4 v, int b) { a = a; s = s; v = v; a = b; s.a = v; }
""",
    "branches": """\
int a(int a, int b) { if (a) if (b) return 1; else return 2; return 3; }
int b(int a, int b) { if (a) for (int i = 0; i < 2; i++) if (b) a++; else a--; return a; }
int c(int a, int b) { if (a) if (b) a++; else a--; else a = 1; return a; }
int d(int a, int b) { if (a) { if (b) a++; else a--; } return a; }
int e(int a, int b) { if (a) a++; else if (b) if (a) a--; else a = 1; return a; }
int f(int a, int b) { while (a) if (b) a++; else a--; return a; }
int g() { switch (3) { case 1: return 1; } return 0; }
int h() { switch (3) { case 1: return 1; default: return 2; } return 0; }
int i() { switch (3) { case 3: return 1; } return 0; }
""",
}


@pytest.mark.parametrize("name", SOURCES)
@pytest.mark.parametrize("options", ["", WALL], ids=["default", "wall"])
def test_warnings(name: str, options: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                  capsys: pytest.CaptureFixture[str]) -> None:
    clang = require_oracle("clang")
    monkeypatch.chdir(tmp_path)
    Path("a.hlsl").write_text(SOURCES[name])
    theirs = clang_stderr(clang, "a.hlsl", tmp_path, options.split(), True)
    main(["-cc1", "-triple", clang.triple_for("lib_6_6"), *options.split(), "a.hlsl"])
    assert masked(capsys.readouterr().err) == masked(theirs)
