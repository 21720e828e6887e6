"""What intrinsics of LLVM that no CPU has (`llvm.dx.*`, `llvm.matrix.*`) compute, as functions in IR.

`with_models(ll)` renames them to `model.*` and defines each one that is declared.  A model is a function
`(name, result type, parameter types) -> lines of the body` or, for what works on each element, an `elementwise(...)`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from math import isqrt

Body = Callable[[str, list[str]], list[str]]
_DECLARE = re.compile(
    r"^declare (?P<result>[^@]*?) ?@(?P<name>llvm\.(?:dx|matrix)\.[\w.]+)\((?P<params>.*)\)[^()]*$", re.M)
_ATTRIBUTES = re.compile(r"\b(?:noundef|immarg|nocapture|readonly|nofpclass\([^)]*\)|range\([^)]*\))")


def element_of(type: str) -> tuple[str, int]:
    """("float", 4) of "<4 x float>", ("i32", 0) of a scalar."""
    found = re.fullmatch(r"<(\d+) x (\w+)>", type)
    return (found[2], int(found[1])) if found else (type, 0)


def suffix_of(element: str) -> str:
    return {"float": "f32", "double": "f64", "half": "f16"}.get(element, element)


def elementwise(*lines: str) -> Body:
    """Each element by itself. In `lines`, {0} {1} are the operands (scalars), {T} and {S} the operand's type and its
    suffix in intrinsic names, {R} the type of the result, {n} a number that makes names unique; the last line defines
    %r{n}."""

    def body(result: str, params: list[str]) -> list[str]:
        element, count = element_of(params[0])
        target, _ = element_of(result)
        if not count:
            operands = [f"%a{index}" for index in range(len(params))]
            return [*_filled(lines, operands, element, target, 0), f"ret {result} %r0"]
        text: list[str] = []
        before = "poison"
        for lane in range(count):
            operands = []
            for index, param in enumerate(params):
                if element_of(param)[1]:
                    text.append(f"%x{index}.{lane} = extractelement {param} %a{index}, i32 {lane}")
                    operands.append(f"%x{index}.{lane}")
                else:
                    operands.append(f"%a{index}")
            text += _filled(lines, operands, element, target, lane)
            text.append(f"%v{lane} = insertelement {result} {before}, {target} %r{lane}, i32 {lane}")
            before = f"%v{lane}"
        return [*text, f"ret {result} {before}"]

    return body


def _filled(lines: tuple[str, ...], operands: list[str], element: str, target: str, lane: int) -> list[str]:
    return [line.format(*operands, T=element, S=suffix_of(element), R=target, n=lane) for line in lines]


def dot(multiply: str, add: str) -> Body:
    """The sum of the products."""

    def body(result: str, params: list[str]) -> list[str]:
        _, count = element_of(params[0])
        text = []
        for lane in range(count):
            text += [f"%x{lane} = extractelement {params[0]} %a0, i32 {lane}",
                     f"%y{lane} = extractelement {params[1]} %a1, i32 {lane}",
                     f"%p{lane} = {multiply} {result} %x{lane}, %y{lane}"]
            before = f"%s{lane - 1}" if lane else ("0.0" if add[0] == "f" else "0")
            text.append(f"%s{lane} = {add} {result} {before}, %p{lane}")
        return [*text, f"ret {result} %s{count - 1}"]

    return body


def test_lanes(combine: str) -> Body:
    """any and all: of lanes that are not zero."""

    def body(result: str, params: list[str]) -> list[str]:
        element, count = element_of(params[0])
        compare = "fcmp une" if element in ("float", "double", "half") else "icmp ne"
        nil = "0.0" if compare[0] == "f" else ("false" if element == "i1" else "0")
        if not count:
            return [f"%r = {compare} {element} %a0, {nil}", "ret i1 %r"]
        text = []
        for lane in range(count):
            text += [f"%x{lane} = extractelement {params[0]} %a0, i32 {lane}",
                     f"%b{lane} = {compare} {element} %x{lane}, {nil}"]
            before = f"%s{lane - 1}" if lane else ("true" if combine == "and" else "false")
            text.append(f"%s{lane} = {combine} i1 {before}, %b{lane}")
        return [*text, f"ret i1 %s{count - 1}"]

    return body


def multiply(result: str, params: list[str]) -> list[str]:
    """llvm.matrix.multiply: a (M x K) by b (K x N), all column-major; the extents follow from the lengths."""
    element, total = element_of(result)
    (_, left), (_, right) = element_of(params[0]), element_of(params[1])
    rows = isqrt(total * left // right)
    inner = left // rows
    times, plus = ("fmul", "fadd") if element in ("float", "double", "half") else ("mul", "add")
    text = [f"%x{k} = extractelement {params[0]} %a0, i32 {k}" for k in range(left)]
    text += [f"%y{k} = extractelement {params[1]} %a1, i32 {k}" for k in range(right)]
    before = "poison"
    for k in range(total):
        column, row = divmod(k, rows)
        sum = "0.0" if plus == "fadd" else "0"
        for i in range(inner):
            text += [f"%p{k}.{i} = {times} {element} %x{row + i * rows}, %y{i + column * inner}",
                     f"%s{k}.{i} = {plus} {element} {sum}, %p{k}.{i}"]
            sum = f"%s{k}.{i}"
        text.append(f"%v{k} = insertelement {result} {before}, {element} {sum}, i32 {k}")
        before = f"%v{k}"
    return [*text, f"ret {result} {before}"]


def transpose(result: str, params: list[str]) -> list[str]:
    """llvm.matrix.transpose(value, rows, columns)."""
    element, count = element_of(result)
    before, text = "poison", []
    for k in range(count):
        text += [f"%r{k} = udiv i32 {k}, %a2", f"%c{k} = urem i32 {k}, %a2", f"%m{k} = mul i32 %c{k}, %a1",
                 f"%i{k} = add i32 %m{k}, %r{k}", f"%x{k} = extractelement {params[0]} %a0, i32 %i{k}",
                 f"%v{k} = insertelement {result} {before}, {element} %x{k}, i32 {k}"]
        before = f"%v{k}"
    return [*text, f"ret {result} {before}"]


def clamp(low: str, high: str) -> Body:
    return elementwise(f"%l{{n}} = call {{T}} @llvm.{low}.{{S}}({{T}} {{0}}, {{T}} {{1}})",
                       f"%r{{n}} = call {{T}} @llvm.{high}.{{S}}({{T}} %l{{n}}, {{T}} {{2}})")


MODELS: dict[str, Body] = {
    "dx.saturate": elementwise("%l{n} = call {T} @llvm.maxnum.{S}({T} {0}, {T} 0.0)",
                               "%r{n} = call {T} @llvm.minnum.{S}({T} %l{n}, {T} 1.0)"),
    "dx.frac": elementwise("%l{n} = call {T} @llvm.floor.{S}({T} {0})", "%r{n} = fsub {T} {0}, %l{n}"),
    "dx.rsqrt": elementwise("%l{n} = call {T} @llvm.sqrt.{S}({T} {0})", "%r{n} = fdiv {T} 1.0, %l{n}"),
    "dx.lerp": elementwise("%d{n} = fsub {T} {1}, {0}", "%m{n} = fmul {T} %d{n}, {2}", "%r{n} = fadd {T} {0}, %m{n}"),
    "dx.nclamp": clamp("maxnum", "minnum"), "dx.sclamp": clamp("smax", "smin"), "dx.uclamp": clamp("umax", "umin"),
    "dx.step": elementwise("%c{n} = fcmp olt {T} {1}, {0}", "%r{n} = select i1 %c{n}, {T} 0.0, {T} 1.0"),
    "dx.fdot": dot("fmul", "fadd"), "dx.sdot": dot("mul", "add"), "dx.udot": dot("mul", "add"),
    "dx.any": test_lanes("or"), "dx.all": test_lanes("and"),
    "dx.radians": elementwise("%r{n} = fmul {T} {0}, 0x3F91DF46A0000000"),
    "dx.degrees": elementwise("%r{n} = fmul {T} {0}, 0x404CA5DC20000000"),
    "dx.imad": elementwise("%m{n} = mul {T} {0}, {1}", "%r{n} = add {T} %m{n}, {2}"),
    "dx.umad": elementwise("%m{n} = mul {T} {0}, {1}", "%r{n} = add {T} %m{n}, {2}"),
    "matrix.multiply": multiply, "matrix.transpose": transpose,
    "dx.isinf": elementwise("%l{n} = call {T} @llvm.fabs.{S}({T} {0})",
                            "%r{n} = fcmp oeq {T} %l{n}, 0x7FF0000000000000"),
    "dx.isnan": elementwise("%r{n} = fcmp uno {T} {0}, {0}"),
}


def model_sign(result: str, params: list[str]) -> list[str]:
    element, _ = element_of(params[0])
    compare, nil = ("fcmp o{}", "0.0") if element in ("float", "double", "half") else ("icmp s{}", "0")
    model = elementwise(
        f"%p{{n}} = {compare.format('gt')} {{T}} {{0}}, {nil}", f"%q{{n}} = {compare.format('lt')} {{T}} {{0}}, {nil}",
        "%i{n} = zext i1 %p{n} to {R}", "%j{n} = zext i1 %q{n} to {R}", "%r{n} = sub {R} %i{n}, %j{n}")
    return model(result, params)


MODELS["dx.sign"] = model_sign


def with_models(ll: str) -> str:
    """`ll` with each declared intrinsic of `MODELS` defined; the declarations of others stay (a call fails to link)."""
    used: set[tuple[str, str, str]] = set()

    def define(found: re.Match[str]) -> str:
        name = found["name"]
        key = next((key for key in MODELS if name == f"llvm.{key}" or name.startswith(f"llvm.{key}.")), None)
        if key is None:
            return found[0].replace("@llvm.", "@model.").split("#")[0]
        result = _ATTRIBUTES.sub("", found["result"]).strip()
        params = [re.findall(r"<[^>]*>|\w+", _ATTRIBUTES.sub("", part))[0] for part in _split(found["params"])]
        body = MODELS[key](result, params)
        used.update(re.findall(r"call (\w+) @(llvm\.[\w.]+)\(([^)]*)\)", "\n".join(body)))
        arguments = ", ".join(f"{type} %a{index}" for index, type in enumerate(params))
        return "\n".join([f"define internal {result} @{name}({arguments}) alwaysinline {{", *body, "}"]).replace(
            f"@{name}", "@model." + name[5:])

    text = _DECLARE.sub(define, ll)
    text = re.sub(r"@llvm\.(dx|matrix)\.", r"@model.\1.", text)
    declared = set(re.findall(r"^declare .*?@([\w.]+)\(", text, re.M))
    for result, name, args in sorted(used):
        if name not in declared:
            declared.add(name)
            text += f"declare {result} @{name}({', '.join(arg.split()[0] for arg in args.split(', '))})\n"
    return text


def _split(params: str) -> list[str]:
    return [part.strip() for part in re.split(r",(?![^<(]*[>)])", params) if part.strip()]
