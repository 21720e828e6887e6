"""Which resource a use means: the two candidates of an error, and that its place in the flow does not matter."""

from __future__ import annotations

import pytest

import hlslfe

HEAD = "Buffer<float> g, h;\n"


def found(body: str, declarations: str = "", warnings: list[str] | None = None) -> list[tuple[str, int, str]]:
    """(id, column, message) of everything reported for `export float f(int i) { body }` on line 2 or later."""
    text = f"{HEAD}{declarations}export float f(int i) {{ {body} }}"
    result = hlslfe.check(text, profile="lib_6_6", warnings=warnings or [])
    return [(item.id, item.column, item.message) for item in result.diagnostics]


def test_both_candidates_are_named_where_they_were_picked() -> None:
    text = HEAD + "export float f(int i) {\n  Buffer<float> b = g;\n  if (i > 3) b = h;\n  return b[i];\n}"
    (error,) = hlslfe.check(text, profile="lib_6_6").diagnostics
    assert (error.id, error.line, error.column) == ("err_hlsl_resource_not_unique", 5, 10)
    assert [(note.id, note.line, note.column) for note in error.notes] == [
        ("note_hlsl_resource_candidate", 3, 21), ("note_hlsl_resource_candidate", 4, 18)]


@pytest.mark.parametrize("body", [
    "int c = 2; c <<= 1; c -= 4; return (c ? g : h)[i];",
    "int c = 7 / 2 % 2; return (c == 1 ? g : h)[i];",
    "bool c = !(1 > 2) || i > 3; return (c ? g : h)[i];",
    "float c = 1.5; c *= 2; return (c == 3.0 ? g : h)[i];",
    "int c = 0; c++; --c; return (~c == -1 ? g : h)[i];",
    "int c[2] = { 1, 0 }; return (c[0] ? g : h)[i];",
    "struct S { int n; bool set; } s = { 1, true }; return (s.set ? g : h)[i];",
    "int c = i * 0; return (c ? g : h)[i];",
    "int c; switch (3) { case 3: c = 1; break; default: c = i; } return (c ? g : h)[i];",
    "auto pick = [](bool first) { if (first) return g; return h; }; return pick(true)[i];",
    "Buffer<float> b; for (int k = 0; k < 3; ++k) { if (k == 2) b = g; else if (k == 1) b = h; } return b[i];",
    "Buffer<float> b = g; while (false) b = h; return b[i];",
    "Buffer<float> b = g; goto end; end: return b[i];",
])
def test_what_is_known_is_no_choice(body: str) -> None:
    assert [id for id, _, _ in found(body) if id.startswith("err")] == []


@pytest.mark.parametrize("body", [
    "int c = 2; c += i; return (c ? g : h)[i];",
    "int c = i ? 1 : 0; return (c ? g : h)[i];",
    "int c = 0; if (i > 3) c = 1; return (c ? g : h)[i];",
    "Buffer<float> b = g; do { b = h; if (i > 2) b = g; } while (false); return b[i];",
    "Buffer<float> b = g; for (int k = 0; k < i; ++k) { if (k > 2) continue; b = h; } return b[i];",
    "Buffer<float> b; switch (i) { case 0: b = g; break; case 1: b = h; } return b[i];",
    "struct S { Buffer<float> b[2]; } s; s.b[0] = g; s.b[1] = h; return s.b[i][i];",
    "struct S { Buffer<float> b; int n; } s, t; s.b = g; t.b = h; if (i > 2) s = t; return s.b[i];",
])
def test_what_is_not_known_is_one(body: str) -> None:
    assert [id for id, _, _ in found(body)] == ["err_hlsl_resource_not_unique"]


def test_the_error_may_be_a_warning_or_nothing() -> None:
    body = "return (i ? g : h)[i];"
    assert not hlslfe.check(f"{HEAD}export float f(int i) {{ {body} }}", profile="lib_6_6").ok
    (warning,) = found(body, "", ["no-error=hlsl-resource-not-unique"])
    assert warning[0] == "err_hlsl_resource_not_unique"
    assert found(body, "", ["no-hlsl-resource-not-unique"]) == []


def test_deep_nesting_and_long_chains_end() -> None:
    chain = " + ".join(["i"] * 3000)
    assert found(f"int c = {chain}; return (true ? g : h)[c];") == []
    calls = "".join(f"Buffer<float> f{n + 1}(int i) {{ return f{n}(i); }}\n" for n in range(200))
    assert found("return f200(i)[i];", "Buffer<float> f0(int i) { return g; }\n" + calls) == []


def test_loops_that_double_end() -> None:
    text = "for (int a = 0; a < 60; ++a) for (int b = 0; b < 60; ++b) for (int c = 0; c < 60; ++c) x = x ? g : h;"
    assert found(f"Buffer<float> x; {text} return 1;".replace("x ? g", "a > b ? g")) == []


@pytest.mark.parametrize(("profile", "id"), [("lib_6_5", "err_hlsl_resource_not_set"),
                                             ("lib_6_6", "warn_hlsl_resource_not_set")])
def test_a_local_that_was_surely_never_set(profile: str, id: str) -> None:
    """DXC: an error up to shader model 6.5, nothing after."""
    text = HEAD + "export float f(int i) {\n  Buffer<float> b;\n  return b[i]; }"
    (item,) = hlslfe.check(text, profile=profile).diagnostics
    assert (item.id, item.line, item.column) == (id, 4, 10)
    assert hlslfe.check(text, profile=profile, clang_compat=22).diagnostics == []


@pytest.mark.parametrize("body", [
    "Buffer<float> b; if (i > 3) b = g; return b[i];",
    "Buffer<float> b; float r = 0; for (int k = 0; k < i; ++k) { if (k > 0) r += b[k]; b = g; } return r;",
    "Buffer<float> b; if (false) return b[i]; return 1;",
    "Buffer<float> b[2]; b[0] = g; return b[0][i];",
])
def test_a_local_that_may_have_been_set(body: str) -> None:
    assert found(body) == []
