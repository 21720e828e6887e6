"""Writes docs/intrinsics.md from the tables of intrinsic functions (`python docs/generate_intrinsics.py`)."""

from __future__ import annotations

from pathlib import Path

from hlslfe.basic.builtins import BUILTINS, Builtin
from hlslfe.basic.builtins_library import COMPATIBLE, COMPATIBLE_DOUBLE, DERIVATIVES, MIXED_SHAPES
from hlslfe.basic.builtins_matrix import OF_MATRICES, ON_EACH_ELEMENT

PAGE = Path(__file__).resolve().parent / "intrinsics.md"
INTRODUCTION = """# Intrinsic functions

This page is made from the tables in `hlslfe/basic/builtins*.py` by `docs/generate_intrinsics.py`; a test says
when it is out of date.

    hlslfe corpus/intrinsics/waves.hlsl -T lib_6_6

**T** stands for one of the element types listed, alone or as a vector of the sizes given (1 is the scalar); *S*
is its scalar, `boolT` `intT` `uintT` ... have T's shape and another element, `T4` is a vector of four. `short`
and `ushort` exist with `-enable-16bit-types`. "and matrices" means element by element. `shared T` is a
groupshared variable.

Arguments agree on T as DXC lets them: scalars are splatted, integers beside floats become floats, longer
vectors are cut. Where Clang 22 refuses such a call, or lacks the function, `-Whlsl-portability` says so.

**Becomes** tells the code: `llvm....` an LLVM intrinsic (`.T` is its suffix), *in place* a few instructions,
*function* a call of a function of Clang's header under Clang's name, whose definition follows (`linkonce_odr
hidden`). With † the intrinsic's name is ours: neither LLVM 22 nor LLVM's head has one. LLVM 22 takes all of
these names as they are, but for `llvm.dx.all.memory.barrier*`, which it holds for an overload of `llvm.dx.all`.

"""
NOTES = """
## Deprecated overloads

Up to `-std=hlsl202x` Clang's header also has functions that take integers (but 16-bit ones) and doubles and
compute in float: {compatible}; of doubles only: {doubles}. {mixed} take scalars beside vectors. They are
functions of their own, with `-Wdeprecated-declarations`. 202y has none of them; what the call means then is
DXC's choice among the others.

## `discard`, groupshared variables, atomic operations

`discard;` is `call void @llvm.dx.discard(i1 true)`: what follows still runs, for the derivatives of its
neighbours. It exists in pixel shaders and libraries; Clang 22 lacks it.

A groupshared variable is a global of address space 3. Structs can be shared, too, which Clang 22 refuses. The
atomic operations are `atomicrmw` and `cmpxchg` with `syncscope("workgroup") monotonic`; their variable must be
groupshared (or a component of a shared vector), of a 32-bit or 64-bit integer type, or float for
`InterlockedExchange` and the `...FloatBitwise` forms. A whole vector or matrix does not do, as in DXC; 64 bits need
shader model 6.6.

## Availability

A call that the shader model or the stage does not have is `-Whlsl-availability`, an error unless
`-Wno-error=hlsl-availability`. For libraries the stage is not known and not checked.

## Known by name

A call of one of these is "not supported yet": {unsupported}.
"""
# llvm.dx names that neither LLVM 22 nor its head has.
OWN_NAMES = ("wave.match", "wave.multi.prefix", "wave.read.lane.first", "quad.any", "quad.all", "is.helper.lane",
             "quad.read.across.diagonal")


def _lowering(row: Builtin, lowering: tuple[object, ...]) -> str:
    kind, name = lowering[0], lowering[-1]
    if kind == "class":
        parts = lowering[1]
        assert isinstance(parts, dict)
        texts = {each: _lowering(row, parts[each]) for each in ("float", "signed", "unsigned")}
        if len(set(texts.values())) == 1:
            return texts["float"]
        if texts["float"] == texts["signed"]:
            return f"{texts['float']}; unsigned {texts['unsigned']}"
        return f"{texts['float']}; signed {texts['signed']}; unsigned {texts['unsigned']}"
    if kind in ("llvm", "dx", "dx.plain"):
        prefix = "llvm." if kind == "llvm" else "llvm.dx."
        mark = "†" if kind != "llvm" and str(name).startswith(OWN_NAMES) else ""
        return f"`{prefix}{name}{'' if kind == 'dx.plain' else '.T'}`{mark}"
    if kind == "library":
        return "function"
    if kind == "atomic":
        return "`cmpxchg`" if name == "compare" else f"`atomicrmw {name}`"
    return "in place"


def _sizes(row: Builtin) -> str:
    sizes = row.sizes
    text = f"{sizes[0]} to {sizes[-1]}" if len(sizes) == 4 else ", ".join(map(str, sizes))
    if row.name in OF_MATRICES:
        return "matrices"
    return text + (" and matrices" if row.name in ON_EACH_ELEMENT and row.params[0] != "dest" else "")


def _call(row: Builtin) -> str:
    params = ", ".join(shape.replace("dest", "shared T") for shape in row.params)
    return f"`{row.name}({params})` → `{row.result}`" if row.result != "void" else f"`{row.name}({params})`"


def _needs(row: Builtin) -> str:
    words = [".".join(map(str, row.shader_model))] if row.shader_model else []
    if row.name in DERIVATIVES:
        words.append("pixel; from 6.6 on also " + ", ".join(row.stages[1:]))
    elif row.stages:
        words.append(", ".join(row.stages))
    return "; ".join(words)


def _line(row: Builtin) -> str:
    cells = (_call(row), " ".join(row.overloads), _sizes(row) if row.overloads else "", _lowering(row, row.lowering),
             _needs(row), "" if row.clang22 else "no")
    return "| " + " | ".join(cells) + " |"


def page() -> str:
    """The text of docs/intrinsics.md."""
    lines = ["| call | T | sizes | becomes | needs | Clang 22 |", "| --- | --- | --- | --- | --- | --- |"]
    unsupported = []
    for name in sorted(BUILTINS, key=str.lower):
        row: Builtin | None = BUILTINS[name]
        if row is not None and not row.is_supported:
            unsupported.append(f"`{name}`")
            continue
        while row is not None:
            lines.append(_line(row))
            row = row.alternative
    notes = NOTES.format(compatible=_names(COMPATIBLE), doubles=_names(COMPATIBLE_DOUBLE),
                         mixed=_names(MIXED_SHAPES), unsupported=", ".join(unsupported))
    return INTRODUCTION + "\n".join(lines) + "\n" + notes


def _names(names: frozenset[str]) -> str:
    return ", ".join(f"`{name}`" for name in sorted(names))


if __name__ == "__main__":
    PAGE.write_text(page())
