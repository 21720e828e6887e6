"""Syntax errors: what is reported where, once for each mistake, and what is left of the tree."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import recovery_cases
from parse_support import Parsed, parse

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diag_parse import PARSE_DIAGNOSTICS
from hlslfe.basic.diagnostics import FatalError

Report = tuple[int, int, str]


def read_cases(text: str) -> list[tuple[str, list[Report]]]:
    cases = []
    for block in text.strip("\n").split("\n\n"):
        lines = block.splitlines()
        source = "\n".join(line for line in lines if not line.startswith("> "))
        reports = [re.fullmatch(r"> (\d+):(\d+) (\w+)", line) for line in lines if line.startswith("> ")]
        cases.append((source, [(int(row[1]), int(row[2]), row[3]) for row in reports if row]))
    return cases


AS_CLANG = read_cases(recovery_cases.AS_CLANG)
OTHER = read_cases(recovery_cases.OTHER_THAN_CLANG)


@pytest.mark.parametrize(("source", "expected"), AS_CLANG + OTHER, ids=lambda value: value if value is str else "")
def test_reports(source: str, expected: list[Report]) -> None:
    assert parse(source).reports == expected


@pytest.mark.skipif(shutil.which("clang-22") is None, reason="needs clang-22 (apt install clang-22)")
def test_places_are_clangs(tmp_path: Path) -> None:
    """Clang 22 reports as many errors and notes for each unit of AS_CLANG, at the same lines and columns."""
    for number, (source, _) in enumerate(AS_CLANG):
        (tmp_path / f"{number:03}.hlsl").write_text(PRELUDE + source)
    files = sorted(path.name for path in tmp_path.iterdir())
    command = ["clang-22", "-cc1", "-triple", "dxil-pc-shadermodel6.8-library", "-fsyntax-only", "-w", "-ferror-limit",
               "0", "-fno-caret-diagnostics", *files]
    output = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False).stderr
    found: dict[int, list[tuple[int, int, str]]] = {number: [] for number in range(len(AS_CLANG))}
    for match in re.finditer(r"^(\d+)\.hlsl:(\d+):(\d+): (?:fatal )?(error|note): ", output, re.MULTILINE):
        found[int(match[1])].append((int(match[2]) - PRELUDE.count("\n"), int(match[3]), match[4]))
    wrong = []
    for number, (source, reports) in enumerate(AS_CLANG):
        ours = [(line, column, "note" if id.startswith("note_") else "error") for line, column, id in reports]
        if found[number] != ours:
            wrong.append((source, found[number], ours))
    assert not wrong


# What Clang's default header would declare.
PRELUDE = """typedef vector<float, 2> float2; typedef vector<float, 3> float3; typedef vector<float, 4> float4;
typedef unsigned uint;
"""


def test_every_id_is_reported_by_some_case() -> None:
    seen = {id for _, reports in AS_CLANG + OTHER for _, _, id in reports}
    elsewhere = {
        "err_bracket_depth_exceeded", "note_bracket_depth",  # test_brackets_nest_up_to_the_limit
        "err_right_angle_bracket_equal_needs_space",  # test_contextual.py
        "warn_hlsl_effect_annotation", "warn_hlsl_effect_object", "warn_hlsl_effect_sampler_state",
        "warn_hlsl_effect_state_block", "warn_hlsl_effect_technique", "err_hlsl_string_not_global",  # test_effects.py
    }
    of_sema = {"err_namespace_nonnamespace_scope", "err_function_definition_not_allowed"}  # Clang: in Sema, too
    assert of_sema < seen
    assert (seen - of_sema) | elsewhere == set(PARSE_DIAGNOSTICS)
    assert not elsewhere & seen


def test_texts_take_the_arguments_they_get() -> None:
    parsed = parse("void f() { if 1) return 1 } int a = (2;\nstruct S { int b; } foo;")
    assert [diagnostic.message for diagnostic in parsed.diags.diagnostics] == [
        "'(' is missing after 'if'", "';' is missing after the return statement", "')' is missing here",
    ]
    assert [note.message for note in parsed.diags.diagnostics[2].notes] == ["'(' is open since here"]
    assert all(CATALOGUE[diagnostic.id].severity == "error" for diagnostic in parsed.diags.diagnostics)


def fixed(source: str) -> str:
    """The source with all fix-its applied."""
    parsed = parse(source)
    start = parsed.sources.main_file.start  # type: ignore[union-attr]
    fixits = [fixit for diagnostic in parsed.diags.diagnostics for fixit in diagnostic.fixits]
    for fixit in sorted(fixits, key=lambda fixit: fixit.begin, reverse=True):
        source = source[:fixit.begin - start] + fixit.text + source[fixit.end - start:]
    return source


@pytest.mark.parametrize(("broken", "mended"), [
    ("void f() { int a = 1\n  a = 2 }", "void f() { int a = 1;\n  a = 2; }"),
    ("struct S { int a } float b", "struct S { int a; }; float b;"),
    ("void f() { int a = 1: return 1 }", "void f() { int a = 1; return 1; }"),
    ("void f() { switch (1) { case 1 break; default; } }", "void f() { switch (1) { case 1: break; default: } }"),
    ("enum E { A B, C };", "enum E { A, B, C };"),
    ("void f() { int a = 1); }", "void f() { int a = 1; }"),
    ("class C { public int a; };", "class C { public: int a; };"),
    ("}\nint a;", "\nint a;"),
    ("vector<int,2>= 1;", "vector<int,2> = 1;"),
])
def test_fix_its_mend(broken: str, mended: str) -> None:
    assert fixed(broken) == mended


def test_several_mistakes_leave_the_rest_of_the_tree() -> None:
    parsed = parse("""
struct S { int a int b; @; int c; };
void f() {
  int a = 1
  a = (2 + ;
  a.;
  f(a, , 3);
  if (a { a = 3; } else a = 4
  a = 5;
}
float g(float x, 3) { return x }
enum E { A, 1, B };
int last;
""")
    assert parsed.reports == [
        (2, 17, "err_expected_semi_decl_list"), (2, 25, "err_expected_member_name_or_semi"),
        (4, 12, "err_expected_semi_declaration"), (5, 12, "err_expected_expression"),
        (6, 5, "err_expected_unqualified_id"), (7, 8, "err_expected_expression"), (8, 9, "err_expected"),
        (8, 6, "note_matching"), (8, 30, "err_expected_semi_after_expr"), (11, 18, "err_missing_param"),
        (11, 31, "err_expected_semi_after_stmt"), (12, 13, "err_expected"),
    ]
    kinds = [line.strip() for line in parsed.dump.splitlines() if re.match(r"  decls: |      body: ", line)]
    assert [re.sub(r"^\w+: |( name=)", r"\1", kind) for kind in kinds] == [
        "SimpleDecl 2:1", "FunctionDecl 3:6", "DeclStmt 4:3", "ExprStmt 5:3", "InvalidStmt 6:5", "ExprStmt 7:3",
        "IfStmt 8:3", "ExprStmt 9:3", "FunctionDecl 11:7", "ReturnStmt 11:23", "InvalidDecl 12:13", "SimpleDecl 13:1",
    ]


def test_a_dropped_part_of_an_expression_is_invalid() -> None:
    """Sema must not judge the arguments of a call of which some were thrown away."""
    assert "args: InvalidExpr" in parse("void f(int a) { f(a 1); }").dump
    assert "init: ParenExpr" in parse("int a = (1;").dump


def test_scopes_are_closed_with_what_is_dropped() -> None:
    parsed = parse("""
typedef int T;
int f(int T, @) { }
namespace N { int T; struct S { float T; int @
; }; @; }
void g() { for (int T = 0; @; T++) ; T a; { int T; ) ; } T b; }
T c;
""")
    assert "NamedTypeSpec 6:38 name=T" in parsed.dump
    assert "NamedTypeSpec 6:58 name=T" in parsed.dump
    assert "NamedTypeSpec 7:1 name=T" in parsed.dump


def test_the_error_limit_ends_the_parse() -> None:
    parsed = Parsed("@ int a;\n" * 50, error_limit=20)
    with pytest.raises(FatalError):
        parsed.parse()
    assert [diagnostic.id for diagnostic in parsed.diags.diagnostics] == [
        *["err_expected_unqualified_id"] * 20, "fatal_too_many_errors"]


@pytest.mark.parametrize("bracket", ["()", "[]", "{}"])
def test_brackets_nest_up_to_the_limit(bracket: str) -> None:
    left, right = bracket
    before, after = {"(": ("int a = ", "1"), "[": ("int a = b", "0"), "{": ("void f() ", "")}[left]
    filler = "b" if left == "[" else ""

    def nested(depth: int) -> Parsed:
        text = before + (left + filler) * (depth - 1) + left + after + right * depth + ("" if left == "{" else ";")
        return Parsed(text, bracket_depth=40)

    assert nested(40).parse().reports == []
    parsed = nested(41)
    with pytest.raises(FatalError):
        parsed.parse()
    column = len(before) + 40 * len(left + filler) + 1
    assert parsed.reports == [(1, column, "err_bracket_depth_exceeded"), (1, column, "note_bracket_depth")]


@pytest.mark.parametrize("text", [
    "int a = " + "1 + " * 10000 + "1;",
    "int a = " + "- " * 10000 + "1;",
    "void f() { a = " + "b ? c : " * 10000 + "d; }",
    "void f() { " + "a = " * 10000 + "b; }",
    "void f() { a" + ".b" * 10000 + "; }",
    "void f() { " + "if (a) b; else " * 10000 + "c; }",
    "void f() { " + "if (a) while (b) for (;;) " * 4000 + "c; }",
    "void f() { switch (a) { " + "case 1: " * 10000 + "; } }",
    "int a[] = { " + "1, " * 20000 + "};",
], ids=["sum", "signs", "conditional", "assignments", "members", "else-if", "nested statements", "labels", "list"])
def test_length_is_no_depth(text: str) -> None:
    parsed = parse(text)
    assert parsed.reports == []
    assert len(parsed.dump.splitlines()) > 10000


def test_anything_ends_without_an_exception() -> None:
    """Tokens of a real unit, deleted, doubled, swapped and cut: always a tree, and always in the end."""
    paths = sorted((Path(__file__).parent / "syntax").glob("*.txt"))
    sources = [path.read_text().partition("\n----\n")[0] for path in paths]
    whole = Parsed("\n".join(sources))
    chooser = random.Random(20)
    for _ in range(150):
        begin = chooser.randrange(len(whole.tokens) - 200)
        tokens = whole.tokens[begin:begin + chooser.randrange(200)]
        for _ in range(chooser.choice((1, 1, 2, 8))):
            place = chooser.randrange(len(tokens) + 1)
            tokens[place:place + chooser.randrange(2)] = chooser.choices(whole.tokens, k=chooser.randrange(3))
        broken = Parsed("")
        broken.sources, broken.tokens, broken.eof_loc = whole.sources, tokens, whole.eof_loc
        broken.diags.sources = whole.sources
        assert broken.parse().dump.startswith("TranslationUnit")


@pytest.mark.parametrize("text", [
    "float x", "float x :", "struct S : ", "f", "float f(int", "void f() { packoffset ", "a<",
])
def test_an_error_at_the_end_of_the_file_ends_the_parse(text: str) -> None:
    """What looks at the token after the last one must not fall off the list."""
    for prefix in ("", "void f() { float x : ;(c0)packoffset ", "struct S { "):
        assert parse(prefix + text).reports


@pytest.mark.parametrize("tag", ["struct", "class", "union", "enum"])
def test_the_colon_of_a_case_is_none_of_a_tag_that_was_dropped(tag: str) -> None:
    """The tag had claimed the `:` for its bases; the repairs went on for ever."""
    source = f"int f(int c) {{\n  switch (c) {{ case {tag}: return 2; case 3: return 4; }}\n  return c ? {tag} : 1;\n}}"
    assert parse(source).reports == [(2, 21, "err_expected_expression"), (3, 14, "err_expected_expression")]
