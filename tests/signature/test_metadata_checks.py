"""What a reader must not take although each node is well formed: one fault each, with its node and operand."""

from __future__ import annotations

import pytest

from hlslfe.signature.access_checks import check_accesses
from hlslfe.signature.metadata import read_module
from hlslfe.signature.metadata_checks import check_module

GOOD = """\
define void @vs() #0 {
  %A0 = call <3 x float> @llvm.dx.load.input.v3f32(i32 0, i32 0, i8 0, i32 poison)
  %B0 = call i32 @llvm.dx.load.input.i32(i32 1, i32 1, i8 0, i32 poison)
  call void @helper(<3 x float> %A0)
  ret void
}

define internal void @helper(<3 x float> %v) #2 {
  call void @llvm.dx.store.output.v4f32(i32 0, i32 0, i8 0, <4 x float> zeroinitializer)
  ret void
}

define void @ps() #1 {
  %r = load i32, ptr null
  %0 = call <2 x float> @llvm.dx.load.input.v2f32(i32 1, i32 %r, i8 0, i32 poison)
  call void @llvm.dx.store.output.f32(i32 0, i32 0, i8 3, float 0.000000e+00)
  ret void
}

attributes #0 = { "hlsl.shader"="vertex" }
attributes #1 = { "hlsl.shader"="pixel" }
attributes #2 = { alwaysinline }

!dx.semantic.signatures = !{!0, !1}
!0 = !{ptr @vs, !2, !3}
!1 = !{ptr @ps, !4, !5}
!2 = !{!20, !21}
!3 = !{!30}
!4 = !{!40, !41, !42, !43}
!5 = !{!50, !51}
!9 = !{i32 0}
!10 = !{i32 0, i32 1}
!20 = !{i32 0, !"A", i32 9, i32 0, !9, i32 0, i32 1, i8 3, i32 0, i8 0, i8 7, i8 0, i32 0}
!21 = !{i32 1, !"B", i32 5, i32 0, !10, i32 0, i32 2, i8 1, i32 1, i8 0, i8 1, i8 0, i32 0}
!30 = !{i32 0, !"SV_Position", i32 9, i32 3, !9, i32 0, i32 1, i8 4, i32 0, i8 0, i8 15, i8 0, i32 0}
!40 = !{i32 0, !"SV_Position", i32 9, i32 3, !9, i32 4, i32 1, i8 4, i32 0, i8 0, i8 15, i8 0, i32 0}
!41 = !{i32 1, !"UV", i32 9, i32 0, !10, i32 2, i32 2, i8 2, i32 1, i8 0, i8 3, i8 3, i32 0}
!42 = !{i32 2, !"M", i32 5, i32 0, !9, i32 1, i32 1, i8 1, i32 3, i8 0, i8 1, i8 0, i32 0}
!43 = !{i32 3, !"SV_IsFrontFace", i32 5, i32 13, !9, i32 1, i32 1, i8 1, i32 3, i8 1, i8 1, i8 0, i32 0}
!50 = !{i32 0, !"SV_Target", i32 9, i32 16, !10, i32 0, i32 1, i8 4, i32 1, i8 0, i8 15, i8 0, i32 0}
!51 = !{i32 1, !"SV_Depth", i32 9, i32 17, !9, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 1, i8 0, i32 0}
""".replace('i32 16, !10', 'i32 16, !11').replace("!10 =", "!11 = !{i32 1}\n!10 =")


def faults(text: str) -> list[str]:
    """Each fault with the text that its place points at."""
    module = read_module(text)
    found = [(str(error), error.offset) for error in check_module(module)]
    found += [(error.problem, error.offset) for error in check_accesses(module, text)]
    return [f"{problem} | {text[offset:offset + 30].partition(',')[0].partition('}')[0].rstrip(')')}"
            for problem, offset in found]


def changed(node: str, old: str, new: str) -> str:
    lines = GOOD.splitlines(keepends=True)
    number = next(number for number, line in enumerate(lines) if line.startswith(node + " = "))
    assert old in lines[number]
    lines[number] = lines[number].replace(old, new, 1)
    return "".join(lines)


def test_a_good_module() -> None:
    assert faults(GOOD) == []


@pytest.mark.parametrize(("node", "old", "new", "expected"), [
    ("!30", "SV_Position", "SV_Nope", '!30, operand 1: there is no system value \'SV_Nope\' | !"SV_Nope"'),
    ("!30", "SV_Position", "SV_Target",
     '!30, operand 1: \'SV_Target\' cannot be an output of a vertex shader | !"SV_Target"'),
    ("!42", '"M"', '"SV_Coverage"',
     "!42, operand 1: 'SV_Coverage' has no place in a signature, it comes through an intrinsic | !\"SV_Coverage\""),
    ("!30", "i32 3, !9", "i32 4, !9",
     "!30, operand 3: 'SV_Position' has the kind RenderTargetArrayIndex (4), not Position (3) | i32 4"),
    ("!41", "i32 0, !10", "i32 3, !10", "!41, operand 3: 'UV' has the kind Position (3), not Arbitrary (0) | i32 3"),
    ("!41", "i32 9", "i32 10", "!41, operand 2: no signature holds components of type F64 | i32 10"),
    ("!41", "i32 9", "i32 0", "!41, operand 2: the component type is Invalid | i32 0"),
    ("!42", "i32 1, i32 1, i8 1", "i32 2, i32 1, i8 1",
     "!42, operand 5: an integer input of a pixel shader is Constant, not Linear | i32 2"),
    ("!20", "!9, i32 0", "!9, i32 2",
     "!20, operand 5: only what lies between two stages has an interpolation mode, here it is Linear | i32 2"),
    ("!41", "i32 2, i32 2", "i32 8, i32 2", "!41, operand 5: the interpolation mode is Invalid | i32 8"),
    ("!42", '"M"', '"uv"', "!42, operand 4: 'uv0' belongs to the element 1 already | !9"),
    ("!30", "i8 0, i32 0}", "i8 0, i32 1}", "!30, operand 12: only geometry shader outputs have streams | i32 1"),
    ("!21", "i32 1, i8 0", "i32 2, i8 0",
     "!21, operand 8: vertex shader inputs are stacked: this one starts in row 1, not 2 | i32 2"),
    ("!21", "i32 1, i8 0", "i32 1, i8 1", "!21, operand 9: vertex shader inputs start in column 0 | i8 1"),
    ("!50", "i32 1, i8 0, i8 15", "i32 0, i8 0, i8 15",
     "!50, operand 8: the row of a render target is its index 1, not 0 | i32 0"),
    ("!50", "i8 4, i32 1, i8 0", "i8 2, i32 1, i8 1", "!50, operand 9: a render target starts in column 0 | i8 1"),
    ("!51", "i32 -1, i8 -1", "i32 0, i8 0", "!51, operand 8: 'SV_Depth' has no register | i32 0"),
    ("!42", "i32 3, i8 0", "i32 -1, i8 -1",
     "!42, operand 8: this element has no register, but others of the list have | i32 -1"),
    ("!41", "i32 1, i8 0, i8 3", "i32 31, i8 0, i8 3",
     "!41, operand 8: the rows from 31 on do not fit 32 registers | i32 31"),
    ("!41", "i32 1, i8 0, i8 3", "i32 1, i8 3, i8 3", "!41, operand 9: 2 columns do not fit from column 3 on | i8 3"),
    ("!42", "i32 3, i8 0", "i32 2, i8 0",
     "!42, operand 8: its registers hold something that it cannot share them with | i32 2"),
    ("!43", "i32 3, i8 1", "i32 3, i8 0",
     "!43, operand 8: its registers hold something that it cannot share them with | i32 3"),
])
def test_faults_of_elements(node: str, old: str, new: str, expected: str) -> None:
    assert expected in faults(changed(node, old, new))


@pytest.mark.parametrize(("old", "new", "expected"), [
    ("v3f32(i32 0", "v3f32(i32 2", "'vs' has no input 2, only 2 | i32 2"),
    ("v4f32(i32 0", "v4f32(i32 1", "'vs' has no output 1, only 1 | i32 1"),
    ("v3f32(i32 0", "v3f32(i32 %r", "the id of a signature element is a constant | i32 %r"),
    ("i32(i32 1, i32 1", "i32(i32 1, i32 2", "'B' has 2 rows, not a row 2 | i32 2"),
    ("v3f32(i32 0, i32 0", "v3f32(i32 0, i32 -1", "'A' has 1 row, not a row -1 | i32 -1"),
    ("f32(i32 0, i32 0, i8 3", "f32(i32 0, i32 0, i8 4", "'SV_Target' has 4 columns, not 1 from 4 on | i8 4"),
    ("v3f32(i32 0, i32 0, i8 0", "v3f32(i32 0, i32 0, i8 1", "'A' has 3 columns, not 3 from 1 on | i8 1"),
    ("v3f32(i32 0, i32 0, i8 0", "v3f32(i32 0, i32 0, i8 %c", "the column is a constant | i8 %c"),
    ("v3f32(i32 0", "v3i32(i32 0", "'A' is not of type v3i32 | v3i32(i32 0"),
    ("v3f32(i32 0", "v3f16(i32 0", "'A' is not of type v3f16 | v3f16(i32 0"),
    ("v3f32(i32 0, i32 0, i8 0, i32 poison)", "v3f32(i32 4, i32 0, i32 0, i8 0, i32 poison)",
     "4 operands are due, here are 5 | @llvm.dx.load.input.v3f32(i32 "),
    ("call void @helper(", "call void @other(",
     "'helper' has no signature to access | @llvm.dx.store.output.v4f32(i3"),
])
def test_faults_of_accesses(old: str, new: str, expected: str) -> None:
    assert old in GOOD
    assert faults(GOOD.replace(old, new, 1)) == [expected]


def test_a_helper_is_held_against_every_entry_that_calls_it() -> None:
    text = GOOD.replace("  %r = load", "  call void @helper(<3 x float> zeroinitializer)\n  %r = load")
    assert faults(text) == []
    text = text.replace("v4f32(i32 0", "v4f32(i32 1")
    assert faults(text) == ["'vs' has no output 1, only 1 | i32 1"]


def test_too_many_elements() -> None:
    rest = "i32 9, i32 0, !9, i32 0, i32 1, i8 1, i32 -1, i8 -1, i8 0, i8 0, i32 0"
    nodes = [f'!{100 + n} = !{{i32 {n}, !"E{n}", {rest}}}' for n in range(129)]
    text = GOOD.replace("!2 = !{!20, !21}", "!2 = !{" + ", ".join(f"!{100 + n}" for n in range(129)) + "}\n"
                        + "\n".join(nodes))
    assert "!2, operand 128: a list has at most 128 elements | !228" in faults(text)


def test_upstreams_back_end_writes_kind_0_for_what_a_stage_treats_as_ordinary() -> None:
    text = changed("!20", '"A", i32 9, i32 0', '"SV_Position", i32 9, i32 0')
    assert faults(text) == []
    assert faults(text.replace('"SV_Position", i32 9, i32 0', '"SV_Position", i32 9, i32 3')) == []


def test_places_of_functions_and_nodes() -> None:
    module = read_module(GOOD, 1000)
    at = [(entry.location, [element.location for element in entry.inputs]) for entry in module.entries]
    assert GOOD[at[0][0] - 1000:].startswith("vs()") and GOOD[at[1][0] - 1000:].startswith("ps()")
    assert GOOD[at[0][1][1] - 1000:].startswith("!21 = ")
