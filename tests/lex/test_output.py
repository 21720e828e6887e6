"""Preprocessed text and dependency files."""

from __future__ import annotations

import pytest
from lex_support import Run

from hlslfe.lex.dependencies import makefile_rule, quote_name
from hlslfe.lex.print_preprocessed import print_preprocessed_input


def printed(text: str, line_markers: bool = True, **options: object) -> str:
    run = Run(text, **options)
    return print_preprocessed_input(run.sources, run.tokens, line_markers)


def test_line_markers() -> None:
    handler = {"b.h": "int b;\n#include \"c.h\"\nint b2;\n", "c.h": "\n\nint c;\n"}
    text = 'int a;\n#include "b.h"\n\n#define X \\\n 1\nint d = X;' + "\n" * 20 + 'int e;\n#line 5 "x"\nint f;\nint g;'
    assert printed(text, include_handler=lambda name, *unused: (name, handler[name])) == (
        '# 1 "a.hlsl"\nint a;\n# 1 "b.h" 1\nint b;\n# 3 "c.h" 1\nint c;\n# 3 "b.h" 2\nint b2;\n# 6 "a.hlsl" 2\n'
        'int d = 1;\n# 26 "a.hlsl"\nint e;\n# 5 "x"\nint f;\nint g;\n'
    )


def test_without_line_markers() -> None:
    assert printed("int a;\n\n\n\n#define X 2\nint b = X;\n", line_markers=False) == "int a;\nint b = 2;\n"


def test_blank_lines_are_kept_with_markers() -> None:
    assert printed("\n\nint a;\n\n int b;") == '# 1 "a.hlsl"\n\n\nint a;\n\nint b;\n'


@pytest.mark.parametrize(("text", "line"), [
    ("#define P +\n+P P+ -P", "+ + + + -+"), ("#define N 1\nN.x a N", "1 .x a 1"), ("#define A a\nA A(A)A", "a a(a)a"),
    ("#define L <\nL< L:", "< < < :"), ("#define M -\nM-1 M>", "- -1 - >"), ("#define D .\nD.. 1 D", ". .. 1 ."),
    ("#define E 1e\nE+1", "1e +1"), ("#define S /\nS/ S*", "/ / / *"),
    ("#define Q L\nQ\"x\"", 'L "x"'), ("#define t(a) a\nt(\n1\n2)3", "1 2 3"),
    ("#define EMPTY\na EMPTY b EMPTY", "a b"),
])
def test_text_lexes_to_the_same_tokens_again(text: str, line: str) -> None:
    out = printed(text, line_markers=False)
    assert Run(out).values == Run(text).values
    assert Run(printed(text)).values == Run(text).values
    if "P" not in text and "L:" not in text:
        assert out.strip() == line


def test_pragmas_are_printed() -> None:
    text = "int a; \n#pragma pack_matrix(row_major)\nint b;\n"
    out = printed(text)
    assert out == '# 1 "a.hlsl"\nint a;\n#pragma pack_matrix(row_major)\nint b;\n'
    assert [token.type for token in Run(out).tokens] == [token.type for token in Run(text).tokens]


def test_places_survive() -> None:
    text = '#define F(x) x\n\n\nfloat F(a);\n#line 30 "z"\nb\n\n\n\n\n\n\n\n\n\n\n\n\n\nc'
    first = Run(text)
    second = Run(printed(text))

    def lines(run: Run) -> list[str]:
        return [str(run.sources.presumed(token.lexpos)).rsplit(":", 1)[0] for token in run.tokens]

    assert lines(second) == lines(first)


def test_makefile_rules() -> None:
    assert makefile_rule(["a.ll"], ["a.hlsl", "b c.h", "d$#.h"]) == "a.ll: a.hlsl b\\ c.h d$$\\#.h\n"
    assert makefile_rule(["a.ll", "b"], ["a.hlsl", "b.h"], phony=True) == "a.ll b: a.hlsl b.h\nb.h:\n"
    assert quote_name("a\\ b") == "a\\\\\\ b"


def test_long_rules_are_folded() -> None:
    names = [f"folder/include_file_{i}.h" for i in range(5)]
    assert makefile_rule(["out.ll"], ["main.hlsl", *names]) == (
        "out.ll: main.hlsl folder/include_file_0.h folder/include_file_1.h \\\n"
        "  folder/include_file_2.h folder/include_file_3.h \\\n  folder/include_file_4.h\n"
    )
    assert makefile_rule(["t" * 50, "u" * 30], ["a"]) == "t" * 50 + " \\\n  " + "u" * 30 + ": a\n"
