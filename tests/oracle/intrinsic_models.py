"""Models of `llvm.dx.*` intrinsics for the execution tests of intrinsic functions: entered into jit_models.MODELS.

The derivatives are stand-ins (twice and three times the value): one lane has no neighbours, and only what fwidth
makes of them is tested.
"""

from __future__ import annotations

from jit_models import MODELS, element_of, elementwise

_LEADING = ("%z{n} = icmp eq {T} {0}, 0", "%c{n} = call {T} @llvm.ctlz.{S}({T} {0}, i1 false)")


def _first_bit(result: str, params: list[str], lines: tuple[str, ...]) -> list[str]:
    """`lines` leave the number of bits above in %c{n} and whether there is none in %z{n}."""
    element, _ = element_of(params[0])
    bits = int(element[1:])
    change = "%w{n} = add {T} %c{n}, 0" if bits == 32 else (
        "%w{n} = trunc {T} %c{n} to {R}" if bits > 32 else "%w{n} = zext {T} %c{n} to {R}")
    return elementwise(*lines, change, "%r{n} = select i1 %z{n}, {R} -1, {R} %w{n}")(result, params)


def first_bit_unsigned(result: str, params: list[str]) -> list[str]:
    return _first_bit(result, params, _LEADING)


def first_bit_signed(result: str, params: list[str]) -> list[str]:
    bits = int(element_of(params[0])[0][1:])
    return _first_bit(result, params, (
        f"%s{{n}} = ashr {{T}} {{0}}, {bits - 1}", "%x{n} = xor {T} {0}, %s{n}", "%z{n} = icmp eq {T} %x{n}, 0",
        "%c{n} = call {T} @llvm.ctlz.{S}({T} %x{n}, i1 false)"))


def split_double(result: str, params: list[str]) -> list[str]:
    """{ low, high } of a scalar."""
    return ["%w = bitcast double %a0 to <2 x i32>", "%l = extractelement <2 x i32> %w, i32 0",
            "%h = extractelement <2 x i32> %w, i32 1", "%p = insertvalue { i32, i32 } poison, i32 %l, 0",
            "%r = insertvalue { i32, i32 } %p, i32 %h, 1", "ret { i32, i32 } %r"]


def dot2add(result: str, params: list[str]) -> list[str]:
    lines = [f"%f{k} = fpext half %a{k} to float" for k in range(1, 5)]
    return [*lines, "%x = fmul float %f1, %f3", "%y = fmul float %f2, %f4", "%s = fadd float %x, %y",
            "%r = fadd float %a0, %s", "ret float %r"]


MODELS.update({
    "dx.firstbituhigh": first_bit_unsigned, "dx.firstbitshigh": first_bit_signed,
    "dx.splitdouble": split_double, "dx.dot2add": dot2add,
    "dx.ddx.coarse": elementwise("%r{n} = fadd {T} {0}, {0}"),
    "dx.ddy.coarse": elementwise("%d{n} = fadd {T} {0}, {0}", "%r{n} = fadd {T} %d{n}, {0}"),
    "dx.legacyf16tof32": elementwise("%t{n} = trunc {T} {0} to i16", "%h{n} = bitcast i16 %t{n} to half",
                                     "%r{n} = fpext half %h{n} to {R}"),
    "dx.legacyf32tof16": elementwise("%t{n} = fptrunc {T} {0} to half", "%h{n} = bitcast half %t{n} to i16",
                                     "%r{n} = zext i16 %h{n} to {R}"),
    "dx.resource.nonuniformindex": lambda result, params: ["ret i32 %a0"],
})
