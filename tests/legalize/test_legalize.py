"""Whole modules: what the step leaves, what it throws away, what it refuses and where."""

from __future__ import annotations

import re
from typing import Any

import pytest

import hlslfe
from hlslfe.legalize import flow

HEAD = "Buffer<float> g : register(t3), h : register(t5);\nRWBuffer<float> o : register(u0);\n"
ENTRY = "[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) {"


def compiled(text: str, profile: str = "cs_6_6", **options: Any) -> str:
    made = hlslfe.compile(text, profile=profile, legalize_resources=True, **options)
    assert made.ok and made.ll is not None, made.diagnostics
    return made.ll


def body(ll: str, name: str) -> list[str]:
    """The instructions of a function, one a line, without its name's end."""
    found = re.search(rf"^define [^\n]*@{name}[^\n]*\{{\n(.*?)^\}}", ll, re.M | re.S)
    assert found is not None
    return [line.strip() for line in found[1].splitlines() if line.startswith("  ")]


def errors(text: str, profile: str = "cs_6_6", **options: Any) -> list[tuple[int, int, str, str]]:
    made = hlslfe.compile(text, profile=profile, legalize_resources=True, **options)
    assert made.ll is None
    return [(item.line, item.column, item.id, item.message) for item in made.diagnostics if item.severity == "error"]


def test_a_use_loads_from_its_global() -> None:
    ll = compiled(f"{HEAD}{ENTRY} Buffer<float> b = g; Buffer<float> c = b; o[i] = c[i]; }}")
    loads = [line for line in body(ll, "_Z4main") if "load target" in line]
    assert [line.split("ptr ")[1] for line in loads] == ["@_ZL1g, align 4", "@_ZL1o, align 4"]
    assert not [line for line in body(ll, "_Z4main") if "alloca" in line and "i32" not in line]


def test_a_binding_is_stored_at_once() -> None:
    lines = body(compiled(f"{HEAD}{ENTRY} o[i] = g[i]; }}"), "__cxx_global_var_init")
    assert len(lines) == 4 and "handlefrombinding" in lines[0] and "(i32 0, i32 3, i32 1, i32 0, ptr @.str)" in lines[0]
    assert lines[1].endswith("ptr @_ZL1g, i32 0, i32 0") and lines[2].startswith("store target") and (
        lines[3] == "ret void")


def test_an_element_that_varies_keeps_its_index() -> None:
    ll = compiled(f"Buffer<float> many[4] : register(t8);\n{HEAD}{ENTRY} Buffer<float> b; if (i > 2) b = many[i & 3]; "
                  "else b = many[1]; o[i] = b[i]; }")
    lines = body(ll, "_Z4main")
    assert "%b.index = alloca i32, align 4" in lines and "store i32 1, ptr %b.index, align 4" in lines
    assert re.search(r"handlefrombinding\.\S+\(i32 0, i32 8, i32 4, i32 %\d+, ptr @many.str\)", "\n".join(lines))


STRUCT = "struct S { float k; Buffer<float> b; int n[2]; };\n"


def test_structs_are_taken_apart() -> None:
    lines = body(compiled(f"{HEAD}{STRUCT}{ENTRY} S s; s.k = i; s.b = g; s.n[0] = i; s.n[i & 1] = 2; S t = s; "
                          "o[i] = t.b[t.n[1]] * t.k; }"), "_Z4main")
    assert [line for line in lines if "alloca" in line and line[:3] in ("%s.", "%t.")] == [
        "%s.0 = alloca float, align 4", "%s.8 = alloca [2 x i32], align 4",
        "%t.0 = alloca float, align 4", "%t.8 = alloca [2 x i32], align 4"]
    assert not [line for line in lines if "%struct.S" in line]


def test_what_is_picked_by_a_varying_index_stays_whole() -> None:
    ll = compiled(f"{HEAD}{STRUCT}{ENTRY} S s[2]; s[0].b = g; s[1].b = g; s[0].k = i; s[1].k = 2; "
                  "o[i] = s[i & 1].b[i] * s[i & 1].k; }")
    assert [line for line in body(ll, "_Z4main") if line.startswith("%s = alloca [2 x %struct.S.index], align ")]
    assert '%struct.S.index = type { float, %"class.hlsl::Buffer.index", [2 x i32] }' in ll


def test_what_handles_go_through_is_inlined_the_rest_stays() -> None:
    ll = compiled(f"{HEAD}float twice(float v) {{ return v * 2; }}\nfloat get(Buffer<float> b, uint n) "
                  f"{{ return twice(b[n]); }}\n{ENTRY} o[i] = get(h, i); }}")
    defined = re.findall(r"^define [^@]*@([\w.]+)", ll, re.M)
    assert "_Z5twicef" in defined and not [name for name in defined if "get" in name or "hlsl" in name]
    assert [line for line in body(ll, "_Z4main") if "@_Z5twicef(" in line]


def test_loops_that_move_handles_are_unrolled() -> None:
    ll = compiled(f"{HEAD}{ENTRY} Buffer<float> two[2] = {{ g, h }}; float s = 0; "
                  "for (int k = 0; k < 2; ++k) s += two[k][i]; o[i] = s; }")
    lines = body(ll, "_Z4main")
    assert [re.search(r"@_ZL1\w", line)[0] for line in lines if "load target" in line] == [  # type: ignore[index]
        "@_ZL1g", "@_ZL1h", "@_ZL1o"]


def test_other_loops_stay() -> None:
    lines = body(compiled(f"{HEAD}{ENTRY} float s = 0; for (int k = 0; k < 2; ++k) s += g[k]; o[i] = s; }}"), "_Z4main")
    assert len([line for line in lines if "load target" in line]) == 2
    assert [line for line in lines if "label %for.body" in line]


def test_static_variables_are_followed_from_the_start() -> None:
    ll = compiled(f"{HEAD}static Buffer<float> copy = h; static Buffer<float> later;\nvoid set() {{ later = g; }}\n"
                  f"{ENTRY} set(); o[i] = copy[i] + later[i]; }}")
    assert "@_ZL4copy" not in ll and "@_ZL5later" not in ll
    assert {re.search(r"@_ZL1\w", line)[0] for line in body(ll, "main") if "load target" in line} == {  # type: ignore[index]
        "@_ZL1g", "@_ZL1h", "@_ZL1o"}


def test_without_resources_nothing_changes() -> None:
    text = "float main(float a : A) : SV_Target { float b[3] = { a, 1, 2 }; return b[1] + a; }"
    assert compiled(text, "ps_6_6") == hlslfe.compile(text, profile="ps_6_6").ll


def test_memory_of_a_group_is_not_followed() -> None:
    ll = compiled(f"{HEAD}groupshared int n;\n{ENTRY} n = 1; GroupMemoryBarrierWithGroupSync(); Buffer<float> b; "
                  "if (n == 1) b = g; else b = g; o[i] = b[n]; }")
    assert [line for line in body(ll, "_Z4main") if line.startswith("br i1")]


def test_a_choice_at_run_time_is_an_error_at_its_use() -> None:
    text = f"{HEAD}{ENTRY}\n  Buffer<float> b = g;\n  if (i > 3) b = h;\n  o[i] = b[i]; }}"
    assert [item[:3] for item in errors(text)] == [(6, 10, "err_hlsl_resource_not_unique")]
    [found] = errors(text, warnings=["no-hlsl-resource-not-unique"])
    assert found == (6, 10, "err_not_supported_yet",
                     "a use of a resource that may be 'g' or 'h' is not supported yet")


def test_a_loop_that_nobody_can_unroll_is_an_error() -> None:
    """The check of sema gives up here: nobody knows how often the loop runs."""
    text = f"{HEAD}{ENTRY}\n  Buffer<float> b = g; int k = 0;\nagain:\n  ++k; if (k > int(i)) b = h; " \
        "if (k < 200) goto again;\n  o[i] = b[i]; }"
    assert [(line, id) for line, _, id, _ in errors(text)] == [(7, "err_not_supported_yet")]


def test_an_element_of_a_heap_has_no_name() -> None:
    text = f"{HEAD}{ENTRY}\n  Buffer<float> b = g; if (i > 3) b = ResourceDescriptorHeap[i];\n  o[i] = b[i]; }}"
    [found] = errors(text)
    assert found[0] == 5 and found[3] == (
        "a use of a resource that may be 'g' or one of a descriptor heap is not supported yet")


def test_elements_of_a_heap_may_vary() -> None:
    ll = compiled(f"{HEAD}{ENTRY} Buffer<float> b = ResourceDescriptorHeap[i]; if (i > 3) b = "
                  "ResourceDescriptorHeap[1]; o[i] = b[i]; }")
    assert re.search(r"handlefromheap\.\S+\(i32 %\d+\)", ll)


def test_counters_have_the_index_of_their_buffer() -> None:
    ll = compiled(f"{HEAD}RWStructuredBuffer<float> many[4] : register(u4);\n{ENTRY} RWStructuredBuffer<float> b; "
                  "if (i > 2) b = many[i & 3]; else b = many[1]; uint n = b.IncrementCounter(); o[i] = n; }")
    lines = body(ll, "_Z4main")
    [use] = [line for line in lines if "updatecounter" in line]
    handle = re.search(r"(%\d+), i8 1", use)
    assert handle is not None
    [made] = [line for line in lines if line.startswith(f"{handle[1]} = call")]
    assert re.search(r"handlefrombinding\.\S+\(i32 0, i32 4, i32 4, i32 %\d+, ptr @many.str\)", made)


def test_parameters_of_exported_functions_are_refused() -> None:
    text = f"{HEAD}export float f(Buffer<float> b, int i) {{\n  return b[i];\n}}\n"
    assert errors(text, "lib_6_6") == [
        (3, 14, "err_not_supported_yet", "a resource that comes from another module is not supported yet")]


def test_hidden_functions_with_resources_are_thrown_away() -> None:
    ll = compiled(f"{HEAD}float f(Buffer<float> b, int i) {{ return b[i]; }}\nfloat plain(float v) {{ return v; }}\n"
                  "export float e(int i) { return f(g, i); }", "lib_6_6")
    assert re.findall(r"^define (?!internal)[^@]*@(\w+)", ll, re.M) == ["_Z5plainf", "_Z1ei"]


def test_too_many_copies_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flow, "MAX_VARIANTS", 8)
    text = f"{HEAD}{ENTRY} Buffer<float> b = g; float s = 0; for (int k = 0; k < 40; ++k) {{ s += b[k]; b = h; }} " \
        "o[i] = s; }"
    assert [(item[2], item[3]) for item in errors(text)] == [
        ("err_not_supported_yet", "legalising resources in so large a function is not supported yet")]


def test_a_resource_that_was_never_set_is_an_error_at_its_use() -> None:
    """Also where the check of sema does not look: in a struct, or where it depends on a condition."""
    struct = f"{HEAD}struct S {{ Buffer<float> b; }};\n{ENTRY}\n  S s;\n  o[i] = s.b[i]; }}"
    assert [item[:3] for item in errors(struct)] == [(6, 10, "err_hlsl_resource_not_set")]
    branch = f"{HEAD}{ENTRY}\n  Buffer<float> b;\n  if (i > 3) o[i] = b[i]; }}"
    assert [item[:3] for item in errors(branch)] == [(5, 21, "err_hlsl_resource_not_set")]
    dead = f"{HEAD}{ENTRY}\n  Buffer<float> b;\n  if (false) o[i] = b[i]; }}"
    assert hlslfe.compile(dead, profile="cs_6_6", legalize_resources=True).ok
