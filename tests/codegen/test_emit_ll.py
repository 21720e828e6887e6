"""The text of whole modules, and the two ways to it: through jinja2, and from its compiled code without jinja2."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import jinja2
import pytest

from hlslfe.basic.target import DXIL_DATA_LAYOUT
from hlslfe.codegen import emit_ll
from hlslfe.codegen.builder import IRBuilder
from hlslfe.codegen.constants import const_fp, const_int, const_literal_struct, const_string, const_vector, i32, zero
from hlslfe.codegen.intrinsics import declare_memcpy
from hlslfe.codegen.ir import Block, Constant, Function, GlobalVariable, MDString, Module
from hlslfe.codegen.ir_types import DOUBLE, FLOAT, HALF, I1, I8, I64, PTR, VOID, array, function_type, vector

Verified = Callable[[Module], str]

EXPECTED = r"""; ModuleID = 'a.hlsl'
source_filename = "a.hlsl"
target datalayout = "LAYOUT"
target triple = "dxilv1.6-pc-shadermodel6.6-library"

%struct.S = type { i32, %"struct.N::T" }
%"struct.N::T" = type <{ float, double }>

@_ZL1g = internal global float 3.000000e+00, align 4
@CB.str = private unnamed_addr constant [3 x i8] c"CB\00", align 1
@a = external hidden addrspace(2) global float, align 4
@"$s" = internal global %struct.S zeroinitializer, align 1

; Function Attrs: nounwind
define hidden void @f(ptr noalias noundef byval(%struct.S) align 1 %s, float noundef %x) #0 {
entry:
  %0 = load float, ptr @_ZL1g, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %s, ptr align 1 @"$s", i32 16, i1 false)
  br i1 true, label %if.then, label %if.end, !hlsl.controlflow.hint !4

if.then:
  call void @g(ptr %s) #2
  br label %if.end, !llvm.loop !5

if.end:
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, \
i1 immarg) #1

declare void @g(ptr)

attributes #0 = { nounwind "hlsl.shader"="pixel" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent }

!llvm.module.flags = !{!0}
!dx.semantic.signatures = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{ptr @f, !2, null}
!2 = !{!3}
!3 = !{i32 0, !"TEX\22COORD", i8 4}
!4 = !{!"hlsl.controlflow.hint", i32 1}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
""".replace("LAYOUT", DXIL_DATA_LAYOUT).replace("\\\n", "")


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache folder, and no templates in memory."""
    monkeypatch.setenv("HLSLFE_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(emit_ll, "_renderers", {})
    return tmp_path


def sample(module: Module) -> Module:
    """The module of EXPECTED."""
    inner = module.named_struct("struct.N::T")
    inner.set_body((FLOAT, DOUBLE), True)
    module.named_struct("struct.Unused").set_body((FLOAT,), False)
    outer = module.named_struct("struct.S")
    outer.set_body((i32(0).type, inner), False)
    g = module.add_global(GlobalVariable("_ZL1g", FLOAT, "internal", const_fp(FLOAT, 3), align=4))
    text = const_string(b"CB")
    module.add_global(GlobalVariable("CB.str", text.type, "private", text, is_const=True, align=1,
                                     unnamed_addr="unnamed_addr"))
    module.add_global(GlobalVariable("a", FLOAT, "external", None, visibility="hidden", align=4, address_space=2))
    s = module.add_global(GlobalVariable("$s", outer, "internal", zero(outer), align=1))
    fn = Function("f", function_type(VOID, (PTR, FLOAT)), "", "hidden")
    fn.attributes = module.attribute_group('nounwind "hlsl.shader"="pixel"')
    fn.args[0].attrs, fn.args[1].attrs = "noalias noundef byval(%struct.S) align 1", "noundef"
    fn.name_args(["s", "x"])
    module.add_function(fn)
    blocks = [Block(name) for name in ("entry", "if.then", "if.end")]
    for block in blocks:
        fn.append_block(block)
    b = IRBuilder(fn, blocks[0])
    b.load(FLOAT, g, 4)
    b.memcpy(declare_memcpy(module), fn.args[0], 1, s, 1, i32(16))
    branch = b.cond_br(const_int(I1, 1), blocks[1], blocks[2])
    assert branch is not None
    branch.add_metadata("hlsl.controlflow.hint", module.node(MDString("hlsl.controlflow.hint"), i32(1)))
    b.position_at_end(blocks[1])
    callee = module.add_function(Function("g", function_type(VOID, (PTR,))))
    b.call(callee, [fn.args[0]]).attributes = module.attribute_group("convergent")
    back = b.br(blocks[2])
    assert back is not None
    back.add_metadata("llvm.loop", module.self_referring_node(module.node(MDString("llvm.loop.mustprogress"))))
    b.position_at_end(blocks[2])
    b.ret()
    module.add_named_metadata("llvm.module.flags", module.node(i32(1), MDString("wchar_size"), i32(4)))
    element = module.node(i32(0), MDString('TEX"COORD'), const_int(I8, 4))
    module.add_named_metadata("dx.semantic.signatures", module.node(fn, module.node(element), None))
    return module


def test_module_text(module: Module, verified: Verified) -> None:
    assert verified(sample(module)) == EXPECTED


def test_module_without_anything(module: Module, verified: Verified) -> None:
    assert verified(module).splitlines()[3] == 'target triple = "dxilv1.6-pc-shadermodel6.6-library"'
    assert verified(module).count("\n") == 4


def test_uniqued_metadata(module: Module) -> None:
    assert module.node(i32(1), MDString("a")) is module.node(i32(1), MDString("a"))
    assert module.node(i32(1)) is not module.node(const_int(I64, 1))
    assert module.distinct_node() is not module.distinct_node()


def test_every_kind_of_constant_in_memory(module: Module, verified: Verified) -> None:
    values: list[Constant] = [
        const_fp(FLOAT, 0.1), const_fp(DOUBLE, 0.1), const_fp(HALF, 0.1), const_fp(FLOAT, float("inf")),
        const_fp(FLOAT, float("nan")), const_int(I1, 1), const_int(I64, -5), const_string(b'q"\\\xe9'),
        const_vector((i32(1), i32(2))), const_vector((i32(7), i32(7))), zero(vector(FLOAT, 4)),
        const_literal_struct((const_fp(FLOAT, 1), zero(array(I8, 3))), True), zero(PTR), const_fp(FLOAT, -0.0),
    ]
    for index, value in enumerate(values):
        module.add_global(GlobalVariable(f"c{index}", value.type, "", value, is_const=True))
    text = verified(module)
    assert "@c5 = constant i1 true\n" in text
    assert "@c11 = constant <{ float, [3 x i8] }> <{ float 1.000000e+00, [3 x i8] zeroinitializer }>\n" in text


def test_names_collide_at_module_level(module: Module, verified: Verified) -> None:
    for _ in range(2):
        module.add_global(GlobalVariable(".str", I8, "private", zero(I8)))
        module.add_function(Function("__cxx_global_var_init", function_type(VOID, ())))
    names = [value.name for value in (*module.globals, *module.functions)]
    assert names == [".str", ".str.1", "__cxx_global_var_init", "__cxx_global_var_init.2"]
    assert module.get(".str.1") is module.globals[1]
    assert [module.named_struct("struct.S").text for _ in range(3)] == ["%struct.S", "%struct.S.0", "%struct.S.1"]


def test_file_names_are_escaped() -> None:
    module = Module('d/a "b"\n\udce9é.hlsl', "e", "dxilv1.6-pc-shadermodel6.6-library")
    lines = emit_ll.print_module(module).splitlines()
    assert lines[0] == "; ModuleID = 'd/a \"b\"_?é.hlsl'"
    assert lines[1] == r'source_filename = "d/a \22b\22\0A?\C3\A9.hlsl"'


# ------------------------------------------------------------------------------------------- two ways to text


def test_cold_and_warm_give_the_same(module: Module, fresh: Path) -> None:
    sample(module)
    cold = emit_ll.print_module(module)
    assert len(list(fresh.iterdir())) == 1
    emit_ll._renderers.clear()
    key = emit_ll._cache_key({name: emit_ll._read_template(name) for name in emit_ll._NAMES})
    assert emit_ll._read_cache(key) is not None
    assert emit_ll.print_module(module) == cold == EXPECTED


@pytest.mark.parametrize("data", [b"", b"nonsense", b"i\x05\x00\x00\x00", b"["])
def test_a_damaged_cache_entry_is_made_again(module: Module, fresh: Path, data: bytes) -> None:
    sample(module)
    emit_ll.print_module(module)
    (entry,) = fresh.iterdir()
    entry.write_bytes(data)
    emit_ll._renderers.clear()
    assert emit_ll.print_module(module) == EXPECTED
    assert entry.read_bytes() != data


def test_no_cache_folder_is_no_problem(module: Module, fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = fresh / "file"
    blocked.write_text("")
    monkeypatch.setenv("HLSLFE_CACHE_DIR", str(blocked / "sub"))
    assert emit_ll.print_module(sample(module)) == EXPECTED


def test_code_that_our_runtime_cannot_run_is_not_stored(fresh: Path) -> None:
    renderers = emit_ll.jinja_renderers({"module.ll.j2": "{% for x in sections %}{{ loop.index }}{% endfor %}"}, "0")
    assert renderers["module.ll.j2"]({"sections": ["a", "b"]}) == "12"
    assert list(fresh.iterdir()) == []


def test_an_undefined_variable_is_an_error_on_both_ways(fresh: Path) -> None:
    sources = {name: emit_ll._read_template(name) for name in emit_ll._NAMES}
    with pytest.raises(jinja2.UndefinedError, match="module_id"):
        emit_ll.jinja_renderers(sources, "0")["module.ll.j2"]({})
    compiled = emit_ll._read_cache("0")
    assert compiled is not None
    with pytest.raises(NameError, match="module_id"):
        emit_ll.compiled_renderer(compiled["module.ll.j2"])({})


def test_warm_start_does_not_import_jinja2(fresh: Path) -> None:
    code = (
        "import sys; from hlslfe.codegen import emit_ll; from hlslfe.codegen.ir import Module;"
        "print(len(emit_ll.print_module(Module('a', 'e', 't'))), 'jinja2' in sys.modules)"
    )
    runs = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True,
                       env={**os.environ, "HLSLFE_CACHE_DIR": str(fresh)}).stdout.split()
        for _ in range(2)
    ]
    assert [run[1] for run in runs] == ["True", "False"]
    assert runs[0][0] == runs[1][0]


def many_functions(count: int) -> Module:
    module = Module("a", "e", "t")
    for _ in range(count):
        fn = module.add_function(Function("f", function_type(FLOAT, (FLOAT,))))
        fn.name_args(["x"])
        fn.append_block(Block("entry"))
        b = IRBuilder(fn, fn.blocks[0])
        value = b.binop("fadd", fn.args[0], fn.args[0], "add")
        b.ret(b.binop("fadd", value, value, "add"))
    return module


def test_ten_thousand_functions() -> None:
    text = emit_ll.print_module(many_functions(10_000))
    assert text.count("\ndefine ") == 10_000
