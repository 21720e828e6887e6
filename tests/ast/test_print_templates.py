"""-ast-print of templates, their specialisations, and calls of what came out of them."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

from hlslfe.ast.template import TemplatePack
from hlslfe.ast.types import FLOAT, INT
from hlslfe.frontend.main import main

BOX = "template <typename T> struct Box { T v; T get() { return v; } template <typename U> U as() { return (U)v; } };\n"


def printed(source: str, path: Path) -> str:
    """What is printed, each run of blanks one blank; it must compile and print the same."""
    text = source
    for _ in range(2):
        path.write_text(text)
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
            assert main([str(path), "-T", "lib_6_6", "--emit=ast-print"]) == 0, text
        before, text = text, out.getvalue()
    assert text == before
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize(("source", "expected"), [
    (BOX + "template <> int Box<int>::get() { return 7; }", "template <> int Box<int>::get() { return 7; }"),
    (BOX + "template <> template <> int Box<float>::as<int>() { return 9; }",
     "template <> template <> int Box<float>::as<int>() { return 9; }"),
    ("template <typename T> struct P { static T a; }; template <> int P<int>::a = 3;",
     "template <> int P<int>::a = 3;"),
    (BOX + "template <> struct Box<int> { int get(); }; int Box<int>::get() { return 7; }",
     "}; int Box<int>::get() { return 7; }"),
    ("struct S { template <typename U> U as() { return (U)2; } }; template <> int S::as<int>() { return 9; }",
     "}; template <> int S::as<int>() { return 9; }"),
    ("template <typename T> static const bool is_float = false; template <> static const bool is_float<float> = true;",
     "template <> static const bool is_float<float> = true;"),
    ("template <typename T> struct P { static T a; }; template <typename T> T P<T>::a = 3;",
     "template < typename T > T P < T > :: a = 3;"),
    ("namespace N { template <typename T> T g(T a) { return a; } } template <> int N::g<int>(int a) { return 1; }",
     "template <> int N::g<int>(int a) { return 1; }"),
    ("namespace N { template <typename T> static T s = 1; } template <> static int N::s<int> = 2;",
     "template <> static int N::s<int> = 2;"),
    ("template <typename T> T g(T a) { return a; } extern template half g(half);", "extern template half g ( half ) ;"),
    ("template <typename T> T g(T a) { return a; } template int g(int);", " template int g ( int ) ;"),
    ("template <int N> struct M { typedef int type; }; export int f() { return M<3>::type(1.5); }",
     "return M<3>::type(1.5);"),
])
def test_declarations(source: str, expected: str, tmp_path: Path) -> None:
    assert expected in printed(source, tmp_path / "a.hlsl")


@pytest.mark.parametrize("call", [
    "g(a)", "g<>(a)", "g<float>(a)", "two<int>(a)", "two<int, float>(a)", "all(a, 1)", "all<int>(a, 1)",
    "g(N::h(a)) + N::h<int>(a)", "g(__builtin_elementwise_fma(a, a, a))", "__builtin_elementwise_abs(a)",
    "en<E1>() + sc<C::B>() + ns<N::F1>()", "b.as<int>() + b.same(a) + b.same<int>(a)",
])
def test_calls_have_the_arguments_that_are_written(call: str, tmp_path: Path) -> None:
    source = ("template <typename T> T g(T a) { return a; }\n"
              "template <typename U, typename T> U two(T a) { return (U)a; }\n"
              "template <typename... T> float all(T... a) { return sizeof...(T); }\n"
              "enum E { E0, E1 }; enum class C { A, B }; namespace N { enum F { F0, F1 }; }\n"
              "template <E e> int en() { return e; } template <C c> int sc() { return (int)c; }\n"
              "template <N::F f> int ns() { return f; }\n"
              "namespace N { template <typename T> T h(T a) { return a; } }\n"
              "struct B { template <typename T> T as() { return 1; }\n"
              "template <typename T> T same(T a) { return a; } };\n"
              f"export float f(float a) {{ B b; return {call}; }}")
    assert f"return {call};" in printed(source, tmp_path / "a.hlsl")


def test_a_lambda_is_no_written_argument(tmp_path: Path) -> None:
    source = ("template <typename F> float apply(F f, float x) { return f(x); }\n"
              "export float f(float a) { auto l = [](float x) { return x; }; return apply(l, a); }")
    assert "return apply(l, a);" in printed(source, tmp_path / "a.hlsl")


def test_a_pack_in_a_message() -> None:
    assert str(TemplatePack((INT, FLOAT))) == "<int, float>"
