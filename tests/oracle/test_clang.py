"""Every corpus shader with a `// compare:` line against Clang 22: the functions must be the same, one by one.

`-fclang-compat=22` makes our entry wrappers comparable with Clang's placeholders. What differs on purpose is listed in
KNOWN_DIFFERENCES with the section of docs/differences.md that explains it. And where nothing differs, the CHECK lines
that our output passes must hold for Clang's, too: a wrong output of ours cannot become the expected one.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "corpus")]
import clang_oracle  # noqa: E402
import compare  # noqa: E402
import irdiff  # noqa: E402
from require import require_oracle  # noqa: E402
from resource_shaders import METHOD  # noqa: E402
from test_corpus import run_lines  # noqa: E402

from hlslfe.frontend.main import main  # noqa: E402
from hlslfe.testing.tools import file_check  # noqa: E402

CORPUS = HERE.parents[1] / "corpus"
DIFFERENCES = HERE.parents[1] / "docs" / "differences.md"
SHADERS = [
    path for path in sorted(CORPUS.rglob("*.hlsl")) if "// compare:" in path.read_text(errors="replace")[:2000]
]

BOOL = "Arithmetic on bool"
LANES = "Vector conditions"
ENUMS = "Enums beside integers"
COMPARISONS = "Comparisons as numbers"
COMPOUND = "Compound assignment"
ELEMENTS = "Elements of swizzles"
ORDER = "Order in lists"
OUT_ARGS = "Temporaries of out arguments"
SIZES = "Sizes"
MATRIX_PRODUCTS = "Products of matrices"
MATRIX_LISTS = "Matrices in lists"
SMALLER_MATRICES = "Smaller matrices"
RESOURCE_ARRAYS = "Arrays of resources as a whole"
STATUS = "Structured loads with a status"
RESOURCE_LISTS = "Resources in inner lists"
LAYOUT = "Layout of constant buffers"
BUFFER_STATICS = "Static variables in constant buffers"
BUFFER_FIELDS = "Fields of structs in constant buffers"
NAMESPACE_GLOBALS = "Globals of namespaces"
SEVERAL_BASES = "Several base classes in lists and casts"

# (shader, function) -> why; every entry is a section of docs/differences.md
KNOWN_DIFFERENCES: dict[tuple[str, str], str] = {
    ("aggregates/list_order.hlsl", "_Z7orderedv"): ORDER,
    ("cbuffers/derived.hlsl", "_Z1fv"): BUFFER_FIELDS,
    ("cbuffers/namespace_globals.hlsl", "_Z1fv"): NAMESPACE_GLOBALS,
    ("cbuffers/structs.hlsl", "_Z7dynamicii"): BUFFER_FIELDS,
    ("cbuffers/structs.hlsl", "_Z8constantv"): BUFFER_FIELDS,
    ("classes/several_base_lists.hlsl", "_Z6listedv"): SEVERAL_BASES,
    ("classes/several_base_lists.hlsl", "_Z5splitDv4_i"): SEVERAL_BASES,
    ("declarations/enum_arithmetic.hlsl", "_Z6values5Color"): ENUMS,
    ("declarations/enum_arithmetic.hlsl", "_Z7half_of5ColorS_"): ENUMS,
    ("declarations/enum_arithmetic.hlsl", "_Z8is_below5ColorS_"): ENUMS,
    ("expressions/bool_arithmetic.hlsl", "_Z10complementb"): BOOL,
    ("expressions/bool_arithmetic.hlsl", "_Z12sum_of_flagsbb"): BOOL,
    ("expressions/bool_arithmetic.hlsl", "_Z5lanesDv3_bS_"): BOOL,
    ("expressions/bool_arithmetic.hlsl", "_Z7negatedb"): BOOL,
    ("expressions/bool_arithmetic.hlsl", "_Z7shiftedbb"): BOOL,
    ("expressions/comparison_values.hlsl", "_Z5countDv2_fS_"): COMPARISONS,
    ("expressions/comparison_values.hlsl", "_Z9not_equalDv4_jS_"): COMPARISONS,
    ("expressions/compound_in_common_type.hlsl", "_Z6scaledDv3_if"): COMPOUND,
    ("expressions/conditional_lanes.hlsl", "_Z10by_integerDv3_iDv3_fS0_"): LANES,
    ("expressions/conditional_lanes.hlsl", "_Z8by_floatDv3_fS_S_"): LANES,
    ("expressions/sizeof.hlsl", "_Z6record1S"): SIZES,
    ("expressions/sizeof.hlsl", "_Z6vectorv"): SIZES,
    ("expressions/swizzle_elements.hlsl", "_Z5writeDv4_f"): ELEMENTS,
    ("functions/out_bool.hlsl", "_Z3usefDv2_b"): OUT_ARGS,
    ("matrices/lists_of_matrices.hlsl", "_Z6copiedu11matrix_typeILm2ELm2EfE"): MATRIX_LISTS,
    ("matrices/lists_of_matrices.hlsl", "_Z6secondu11matrix_typeILm2ELm2EfE"): MATRIX_LISTS,
    ("matrices/product_of_elements.hlsl", "_Z7productu11matrix_typeILm2ELm2EfES_"): MATRIX_PRODUCTS,
    ("matrices/product_of_elements.hlsl", "_Z8in_placeu11matrix_typeILm2ELm2EiES_"): MATRIX_PRODUCTS,
    ("matrices/truncation_shapes.hlsl", "_Z3cutu11matrix_typeILm4ELm4EfE"): SMALLER_MATRICES,
    ("matrices/truncation_shapes.hlsl", "_Z8cut_wideu11matrix_typeILm3ELm4EfE"): SMALLER_MATRICES,
    ("cbuffers/sixteen_bits.hlsl", "_Z3sumi"): LAYOUT,
    ("resources/dimensions.hlsl", "_ZN4hlsl16StructuredBufferI1SE13GetDimensionsERjS3_"): SIZES,
    ("resources/status.hlsl", "_ZN4hlsl18RWStructuredBufferI1SE4LoadEjRj"): STATUS,
    ("resources/strides.hlsl", "_ZN4hlsl16StructuredBufferI1SE13GetDimensionsERjS3_"): SIZES,
    ("resources/strides.hlsl", "_ZN4hlsl18RWStructuredBufferIDv3_fE13GetDimensionsERjS3_"): SIZES,
    ("resources/struct_lists.hlsl", "_Z6nested1S"): RESOURCE_LISTS,
    ("resources/whole_arrays.hlsl", "_Z3usei"): RESOURCE_ARRAYS,
    ("resources/whole_arrays.hlsl", "_ZN4hlsl8RWBufferIfE19__createFromBindingEjjijPKc"): RESOURCE_ARRAYS,
    ("resources/whole_arrays.hlsl", "_ZN4hlsl8RWBufferIfEC1Ev"): RESOURCE_ARRAYS,
    ("resources/whole_arrays.hlsl", "_ZN4hlsl8RWBufferIfEC2Ev"): RESOURCE_ARRAYS,
}
# (shader, what else of a module differs) -> why
KNOWN_SECTIONS: dict[tuple[str, str], str] = {
    ("cbuffers/empty.hlsl", "globals"): BUFFER_STATICS,
    ("cbuffers/inside.hlsl", "types"): LAYOUT,
    ("cbuffers/namespace_globals.hlsl", "globals"): NAMESPACE_GLOBALS,
    ("cbuffers/namespace_globals.hlsl", "metadata"): NAMESPACE_GLOBALS,
    ("cbuffers/namespace_globals.hlsl", "types"): NAMESPACE_GLOBALS,
    ("cbuffers/sixteen_bits.hlsl", "globals"): LAYOUT,
    ("cbuffers/sixteen_bits.hlsl", "types"): LAYOUT,
    ("cbuffers/straddling.hlsl", "types"): LAYOUT,
    ("cbuffers/unions.hlsl", "globals"): LAYOUT,
    ("cbuffers/unions.hlsl", "types"): LAYOUT,
    ("matrices/product_of_elements.hlsl", "declarations"): MATRIX_PRODUCTS,
    ("resources/whole_arrays.hlsl", "declarations"): RESOURCE_ARRAYS,
    ("resources/whole_arrays.hlsl", "globals"): RESOURCE_ARRAYS,
}


def name_of(path: Path) -> str:
    return str(path.relative_to(CORPUS))


def known(path: Path) -> set[str]:
    return {function for shader, function in KNOWN_DIFFERENCES if shader == name_of(path)}


def is_of_header(function: str) -> bool:
    """A function of Clang's header, which is no method of a resource class."""
    return re.match(r"_ZNK?4hlsl", function) is not None and METHOD.match(function) is None


def is_expected(path: Path, function: str) -> bool:
    return function in known(path) or is_of_header(function)


def our_ir(path: Path, profile: str, entry: str | None) -> str:
    out, err = io.StringIO(), io.StringIO()
    words = [str(path), "-T", profile, "-fclang-compat=22", *(["-E", entry] if entry else []),
             *compare.flags(str(path))]
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(words)
    assert status == 0, err.getvalue()
    return out.getvalue()


def clang_ir(path: Path) -> tuple[clang_oracle.Result, str, str | None]:
    require_oracle("clang")
    profile, entry = compare.settings(str(path), "", None)
    result = clang_oracle.compile(str(path), profile, entry, extra=compare.flags(str(path)))
    assert result.ok, result.crashed or result.stderr
    return result, profile, entry


@pytest.mark.parametrize("path", SHADERS, ids=name_of)
def test_functions_equal_clang(path: Path) -> None:
    theirs, profile, entry = clang_ir(path)
    report = irdiff.compare(theirs.output, our_ir(path, profile, entry), {"names"})
    assert not report.invalid, report.invalid
    for kind in ("functions", "attrs"):
        section = report.sections[kind]
        differing = {name: diff for name, diff in section.differ.items() if not is_expected(path, name)}
        assert not differing, "\n".join(differing.values())
        others = [name for name in (*section.missing, *section.extra) if not is_expected(path, name)]
        assert not others, others
    functions = report.sections["functions"]
    assert known(path) <= {*functions.differ, *functions.missing, *functions.extra}, "no longer different"
    sections = {kind for kind, section in report.sections.items() if not section.same} - {"functions", "attrs"}
    if any(map(is_of_header, (*functions.identical, *functions.differ, *functions.missing))):
        sections.discard("declarations")  # of what the header's functions call
    assert sections == {kind for shader, kind in KNOWN_SECTIONS if shader == name_of(path)}


def clang_checks(path: Path) -> list[list[str]]:
    """The FileCheck words of the RUN lines that print IR as Clang does: `hlslfe %s -T PROFILE | FileCheck %s`."""
    found = []
    for line in run_lines(path):
        command, _, check = line.partition("|")
        words = command.replace("2>&1", "").split()
        if words[:3] == ["hlslfe", "%s", "-T"] and len(words) == 4 and check.strip() == "FileCheck %s":
            found.append([str(path)])
    return found


@pytest.mark.parametrize(
    "path", [path for path in SHADERS if clang_checks(path) and not known(path)], ids=name_of)
def test_check_lines_hold_for_clang(path: Path) -> None:
    theirs, _, _ = clang_ir(path)
    warnings = "".join(f"{entry}\n" for entry in theirs.diagnostics if entry.severity == "warning")
    for words in clang_checks(path):
        complaint = file_check(words, warnings + theirs.output)
        assert complaint is None, complaint


def test_every_known_difference_is_explained() -> None:
    text = DIFFERENCES.read_text()
    for (shader, _), section in (KNOWN_DIFFERENCES | KNOWN_SECTIONS).items():
        _, heading, body = text.partition(f"\n## {section}\n")
        assert heading, section
        assert shader in body.partition("\n## ")[0], (section, shader)


def test_the_shaders_of_the_explanation_exist() -> None:
    named = re.findall(r"`(?:corpus/)?(\w+/\w+\.hlsl)`", DIFFERENCES.read_text())
    assert len(named) >= 20
    assert [name for name in named if not (CORPUS / name).is_file()] == []


def test_enough_shaders_are_compared() -> None:
    assert len(SHADERS) >= 45
    assert sum(bool(clang_checks(path)) for path in SHADERS) >= 40
