"""-ast-dump against Clang 22's on corpus shaders: the same nodes in the same order, with types (address spaces, too),
value categories and kinds of casts.

What our AST does not have is taken out of Clang's dump first, by the rules below.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import clang_oracle  # noqa: E402
import compare  # noqa: E402
from require import require_oracle  # noqa: E402

from hlslfe.frontend.main import main  # noqa: E402

CORPUS = HERE.parents[1] / "corpus"
SHADERS = [
    "aggregates/arrays", "aggregates/constant_init", "aggregates/flat_casts", "aggregates/init_lists",
    "aggregates/list_order", "aggregates/multi_dimensional_arrays", "aggregates/structs",
    "classes/inheritance", "classes/methods", "classes/static_locals",
    "declarations/initialiser_effects", "declarations/static_globals", "entry/entry_calls",
    "entry/wave_size_attribute", "expressions/arithmetic", "expressions/comparisons",
    "expressions/compound_assignment", "expressions/conditional", "expressions/constructors",
    "expressions/conversions", "expressions/increments", "expressions/shifts_and_bits", "expressions/short_circuit",
    "expressions/swizzle_elements", "expressions/swizzles", "expressions/truncation", "flow/branches", "flow/loops",
    "flow/unreachable", "functions/default_arguments", "functions/linkage", "functions/out_arguments",
    "functions/out_bool", "functions/out_parameters", "functions/overloads", "intrinsics/elementwise",
    "intrinsics/integers_and_tests", "intrinsics/split_double", "signatures/compute_ids", "signatures/half_is_float",
    "signatures/library_entries", "signatures/null_lists", "signatures/proposal_0047",
    "classes/bit_field_values", "classes/bit_fields", "flow/goto", "matrices/lists_of_matrices",
    "matrices/parts_changed",
]

# Nodes that go with everything below them.
IMPLICIT = re.compile(
    r"CXXRecordDecl .*\bimplicit (struct|class)"  # the name of a class inside of it
    r"|CXX(Constructor|Destructor|Method)Decl .*\bimplicit\b(?!-)"  # what every struct has
    r"|NestedNameSpecifier"  # how a name is qualified
    r"|DefinitionData|PackedAttr .*Implicit"
    r"|\w+Type #"  # what an alias stands for
    r"|HLSLBufferDecl .*implicit"  # $Globals
    r"|LinkageSpecDecl"  # memcpy, declared when structs are copied
)
# Nodes that go, while what is below them stays: `export`, and temporaries (our rvalues need none).
TRANSPARENT = re.compile(r"ExportDecl|ExprWithCleanups|MaterializeTemporaryExpr")
TYPE = re.compile(r"(?<![\w.])'([^']*)'(?::'([^']*)')?")
CAST = re.compile(r"<(\w+)(?: \([^)]*\))?>(?: part_of_explicit_cast)?$")
FULL_TYPE = ("FunctionDecl", "TypedefDecl")  # these show the type as it is written only

Line = tuple[int, str]  # depth, text


def lines_of(dump: str) -> list[Line]:
    found = [re.match(r"([ |`-]*)(.*)", line) for line in dump.splitlines()]
    return [(len(match[1]) // 2, match[2]) for match in found if match is not None]


def without_implicit(lines: list[Line]) -> list[Line]:
    """Clang's dump without what our AST spares."""
    kept: list[Line] = []
    skipped: int | None = None
    loops: list[list[int]] = []  # [depth, children so far] of each open ArrayInitLoopExpr
    for index, (depth, text) in enumerate(lines):
        if skipped is not None and depth > skipped:
            continue
        skipped = None
        while loops and depth <= loops[-1][0]:
            loops.pop()
        if loops and depth == loops[-1][0] + 1:
            loops[-1][1] += 1
        is_copy = bool(loops) and depth == loops[-1][0] + 1 and loops[-1][1] > 1  # how one element is copied
        if is_copy or IMPLICIT.match(text):
            skipped = depth
            continue
        if text.startswith("ArrayInitLoopExpr"):
            loops.append([depth, 0])
        is_call_in_list = text.startswith("OpaqueValueExpr") and lines[index + 1][1].startswith("CallExpr")
        if not TRANSPARENT.match(text) and not is_call_in_list:
            kept.append((depth, text))
    return kept


def summary(text: str) -> str:
    """Kind, canonical type, value category and kind of cast of a node; the alias `uint` inside of vectors, which Clang
    carries from operand to result, counts as what it stands for."""
    text = re.sub(r" #\d+", "", text)
    kind = text.split()[0]
    quoted = TYPE.search(text)
    type = "" if quoted is None else quoted[1] if kind in FULL_TYPE else quoted[2] or quoted[1]
    type = type.strip().replace("<uint,", "<unsigned int,").replace("__size_t", "unsigned long")
    category = re.search(r"\b(lvalue|xvalue)\b", text)
    cast = CAST.search(text.replace("UncheckedDerived", "Derived"))  # there are no null pointers
    return " ".join(part for part in (kind, type, category[0] if category else "", cast[1] if cast else "") if part)


def our_dump(path: Path, profile: str, entry: str | None) -> str:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main([str(path), "-T", profile, "--emit=ast", *(["-E", entry] if entry else [])])
    assert status == 0, err.getvalue()
    return out.getvalue()


@pytest.mark.parametrize("name", SHADERS)
def test_same_nodes(name: str) -> None:
    require_oracle("clang")
    path = CORPUS / f"{name}.hlsl"
    profile, entry = compare.settings(str(path), "", None)
    result = clang_oracle.compile(path, profile, entry, emit="ast")
    assert result.ok, result.stderr
    theirs = [summary(text) for _, text in without_implicit(lines_of(result.output))]
    ours = [summary(text) for _, text in lines_of(our_dump(path, profile, entry))]
    assert ours == theirs


def test_enough_shaders() -> None:
    assert len(SHADERS) >= 45
