"""Runs exported HLSL functions on this machine's CPU: what we emit, judged by the values it computes.

    jit = Jit("export float2 twice(float2 v) { return v + v; }")
    jit.call("twice", [1.5, 2])                 # -> array([3., 4.], dtype=float32)

`call(name, *args, returns=None)`: `name` is the HLSL name (of a function without overloads) or the mangled one.
An argument is anything NumPy takes.  Scalars, vectors and matrices are converted to what the IR wants; a matrix is
flat, in the order it has in the value (column-major: see `columns_of` and `rows_of`), a bool is 0 or 1.  Structs,
arrays and out/inout arguments are passed by address: give a contiguous array of the right dtype (out and inout change
it in place).  A function that returns a struct or array needs `returns=` (a dtype, or an array to fill).

No pass has to know DirectX: `llvm.dx.*` and `llvm.matrix.*` calls go to models in IR (`MODELS`, in jit_models.py).
Add a row there for an intrinsic that is missing.
"""

from __future__ import annotations

import ctypes
import re
from typing import Any

import jit_models
import llvmlite.binding as llvm
import numpy as np

import hlslfe

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()

_DTYPES = {"float": np.float32, "double": np.float64, "half": np.float16, "i1": np.int32, "i8": np.int8,
           "i16": np.int16, "i32": np.int32, "i64": np.int64}
_DEFINE = re.compile(r"^define (?P<head>[^@]*)@(?P<name>\"[^\"]*\"|[\w.$]+)\((?P<params>.*)\)[^()]*\{$", re.M)
_TYPE = re.compile(r"(?:<\d+ x \w+>|\b(?:void|float|double|half|ptr|i1|i8|i16|i32|i64)\b)(?![^(]*\))")
_BY_ADDRESS = re.compile(r"(?:byval|sret)\((?:%\"[^\"]*\"|[^()\"])*\)")


class JitError(Exception):
    """The shader does not compile, or a call does not fit."""


class Function:
    """One defined function: `result` and `params` are IR types, `attributes` what a call must repeat."""

    def __init__(self, name: str, head: str, params: str) -> None:
        self.name = name
        self.result = _TYPE.findall(_BY_ADDRESS.sub("", head))[-1]
        parts = split_params(params)
        self.params = [_TYPE.findall(_BY_ADDRESS.sub("", part))[0] for part in parts]
        self.attributes = [" ".join(_BY_ADDRESS.findall(part)) for part in parts]

    @property
    def has_sret(self) -> bool:
        return bool(self.attributes) and self.attributes[0].startswith("sret")

    def shim(self, symbol: str) -> str:
        """A function whose arguments and result all are pointers."""
        lines, args = [], []
        for index, (type, attribute) in enumerate(zip(self.params, self.attributes, strict=True)):
            if type == "ptr":
                args.append(f"ptr {attribute} %p{index}")
                continue
            memory = type.replace("i1>", "i32>") if "<" in type else ("i32" if type == "i1" else type)
            lines.append(f"  %m{index} = load {memory}, ptr %p{index}, align 1")
            value = f"%m{index}"
            if memory != type:
                value = f"%v{index}"
                lines.append(f"  {value} = trunc {memory} %m{index} to {type}")
            args.append(f"{type} {value}")
        call = f"call {self.result} @{self.name}({', '.join(args)})"
        if self.result == "void":
            lines.append("  " + call)
        else:
            lines.append("  %r = " + call)
            memory = self.result.replace("i1>", "i32>") if "<" in self.result else self.result
            memory = "i32" if memory == "i1" else memory
            value = "%r"
            if memory != self.result:
                value = "%w"
                lines.append(f"  %w = zext {self.result} %r to {memory}")
            lines.append(f"  store {memory} {value}, ptr %result, align 1")
        params = ", ".join(["ptr %result", *(f"ptr %p{index}" for index in range(len(self.params)))])
        return "\n".join([f"define void @{symbol}({params}) {{", *lines, "  ret void", "}"])


def split_params(params: str) -> list[str]:
    """The parameters between the parentheses of a `define`."""
    parts, depth, start = [], 0, 0
    for index, letter in enumerate(params + ","):
        depth += (letter in "(<[{") - (letter in ")>]}")
        if letter == "," and not depth:
            parts.append(params[start:index].strip())
            start = index + 1
    return [part for part in parts if part]


def dtype_of(type: str) -> tuple[Any, int]:
    """NumPy's element type and the number of elements (0: a scalar) of an IR type."""
    found = re.fullmatch(r"<(\d+) x (\w+)>", type)
    return (_DTYPES[found[2]], int(found[1])) if found else (_DTYPES[type], 0)


def columns_of(matrix: Any) -> Any:
    """A NumPy matrix as the flat, column-major value that functions take and give."""
    return np.asarray(matrix).T.reshape(-1).copy()


def rows_of(flat: Any, rows: int, columns: int) -> Any:
    """The NumPy matrix of a column-major value."""
    return np.asarray(flat).reshape(columns, rows).T


class Jit:
    """The functions of one shader library, ready to be called. `options` are those of `hlslfe.compile`."""

    def __init__(self, source: str, profile: str = "lib_6_6", optimise: bool = True, **options: Any) -> None:
        result = hlslfe.compile(source, profile=profile, **options)
        if not result.ok or result.ll is None:
            raise JitError("\n".join(map(str, result.diagnostics)))
        self.ll = result.ll
        self._prepare(optimise)

    def _prepare(self, optimise: bool) -> None:
        text = host_layout(self.ll)
        self.functions = {
            found["name"].strip('"'): Function(found["name"], found["head"], found["params"])
            for found in _DEFINE.finditer(text)
        }
        text = jit_models.with_models(text)
        missing = re.findall(r"^declare .*@model\.([\w.]+)\(", text, re.M)
        if missing:  # unresolved, it would take other calls along
            raise JitError(f"jit_models.MODELS lacks {', '.join(missing)}")
        self._symbols = {name: f"shim.{index}" for index, name in enumerate(self.functions)}
        shims = [function.shim(self._symbols[name]) for name, function in self.functions.items()]
        self.host_ll = "\n".join([text, *shims])
        context = llvm.create_context()
        module = llvm.parse_assembly(self.host_ll, context)
        module.verify()
        machine = llvm.Target.from_default_triple().create_target_machine(
            cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(),  # which convert halves
            opt=1 if optimise else 0, jit=True)
        self._engine = llvm.create_mcjit_compiler(module, machine)
        self._engine.finalize_object()
        self._keep = (context, module, machine)

    def find(self, name: str) -> str:
        """The mangled name of the one function that is called `name` in HLSL."""
        if name in self.functions:
            return name
        found = [each for each in self.functions if each.startswith(f"_Z{len(name)}{name}")]
        if len(found) != 1:
            raise JitError(f"{name} is {found or 'not defined'}")
        return found[0]

    def call(self, name: str, *args: Any, returns: Any = None) -> Any:
        mangled = self.find(name)
        function = self.functions[mangled]
        params = function.params
        buffers: list[Any] = []
        result: Any = None
        if function.has_sret:
            if returns is None:
                raise JitError(f"{name} returns an aggregate: say which with returns=")
            result = returns if isinstance(returns, np.ndarray) else np.zeros((), returns)
            buffers.append(result)
            params = params[1:]
        if len(params) != len(args):
            raise JitError(f"{name} takes {len(params)} arguments, not {len(args)}")
        buffers += [_argument(type, arg) for type, arg in zip(params, args, strict=True)]
        scalar = np.zeros(1, np.int8)
        if function.result != "void":
            dtype, count = dtype_of(function.result)
            result = scalar = np.zeros(max(count, 1), dtype)
        pointer = self._engine.get_function_address(self._symbols[mangled])
        shim = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * (len(buffers) + 1))(pointer)
        shim(scalar.ctypes.data, *(buffer.ctypes.data for buffer in buffers))
        if function.result != "void" and "<" not in function.result:
            return result[0]
        return result


def _argument(type: str, arg: Any) -> Any:
    """The memory of one argument."""
    if type == "ptr":
        if not isinstance(arg, np.ndarray) or not arg.flags.c_contiguous:
            raise JitError("an argument passed by address must be a contiguous array")
        return arg
    dtype, count = dtype_of(type)
    array = np.asarray(arg)
    if array.dtype.kind in "uib" and np.dtype(dtype).kind == "i":
        array = array.astype(np.dtype(dtype), copy=True)  # unsigned numbers keep their bits
    array = np.ascontiguousarray(array.astype(dtype).reshape(-1))
    if array.size != max(count, 1):
        raise JitError(f"{array.size} numbers for {type}")
    return array


def host_layout(ll: str) -> str:
    """`ll` for this machine.  Vectors in structs and arrays become arrays, and structs packed, so that every offset
    and size is the shader's (the host would align vectors to 16 bytes and more)."""
    text = re.sub(r"^target (datalayout|triple).*\n", "", ll, flags=re.M)
    text = re.sub(r"^(%.* = type )(?:<\{(.*)\}>|\{(.*)\})$", _packed, text, flags=re.M)
    text = re.sub(r"^(?!@).*\[\d+ x <\d+ x \w+>\].*$", lambda line: _arrays_of(line[0]), text, flags=re.M)
    text = re.sub(r"^(@.* (?:global|constant) )(?!<\d+ x )(.*)$", _constant_of_arrays, text, flags=re.M)
    text = re.sub(r"(getelementptr (?:inbounds |nuw )*\(?)<(\d+ x \w+)>,", r"\1[\2],", text)
    # In an array a float3 has 12 bytes, and still counts as aligned to 16.
    text = re.sub(r"^(  (?:%\S+ = load|store) <3 x .*, align )\d+", r"\g<1>2", text, flags=re.M)
    return f'target triple = "{llvm.get_process_triple()}"\n{text}'


def _packed(found: re.Match[str]) -> str:
    fields = re.sub(r"<(\d+ x \w+)>", r"[\1]", found[2] or found[3])
    return f"{found[1]}<{{{fields}}}>"


def _constant_of_arrays(found: re.Match[str]) -> str:
    """A global with its vectors as arrays, its structs packed."""
    text = re.sub(r"<(\d+) x (\w+)> splat \((.*?)\)",
                  lambda splat: f"[{splat[1]} x {splat[2]}] [{', '.join([splat[3]] * int(splat[1]))}]", found[2])
    text = re.sub(r"<(\d+ x \w+)> <(.*?)>", r"[\1] [\2]", text)
    text = re.sub(r"<(\d+ x \w+)>", r"[\1]", text)
    return found[1] + re.sub(r"\}(?!>)", "}>", re.sub(r"(?<!<)\{", "<{", text))


def _arrays_of(line: str) -> str:
    return re.sub(r"(\[\d+ x )<(\d+ x \w+)>\]", r"\1[\2]]", line)
