"""`ResourceJit`: library functions that read and write buffers of float, on this machine's CPU.

    jit = ResourceJit("Buffer<float> g : register(t3);  export float f(int i) { return g[i]; }")
    jit.memory("t", 3)[5] = 1.5
    jit.call("f", 5)

A handle is the number of its buffer (an i32, as large as a handle is in memory), so a function with handles in memory
runs as it is, and so does one that was legalised.
"""

from __future__ import annotations

import ctypes
import re
from typing import Any

import numpy as np
from jit import Jit, JitError

import hlslfe

LENGTH = 64  # elements of a buffer
BUFFERS = 32  # of one kind
_MEMORY = "buffers.memory"
_HANDLE = r"target\(\"dx\.TypedBuffer\", float, [01], 0, 0\)"
_MODELS = f"""
define i32 @buffer.read(i32 %space, i32 %first, i32 %range, i32 %index, ptr %name) {{
  %number = add i32 %first, %index
  ret i32 %number
}}
define i32 @buffer.write(i32 %space, i32 %first, i32 %range, i32 %index, ptr %name) {{
  %number = add i32 %first, %index
  %other = add i32 %number, {BUFFERS}
  ret i32 %other
}}
define ptr @buffer.element(i32 %handle, i32 %index) {{
  %start = mul i32 %handle, {LENGTH}
  %place = add i32 %start, %index
  %element = getelementptr float, ptr @{_MEMORY}, i32 %place
  ret ptr %element
}}
@{_MEMORY} = global [{2 * BUFFERS * LENGTH} x float] zeroinitializer, align 16
"""


class ResourceJit(Jit):
    """All buffers have registers below 32, in space 0."""

    def __init__(self, source: str, legalize: bool) -> None:
        made = hlslfe.compile(source, profile="lib_6_6", legalize_resources=legalize, filename="x.hlsl")
        if made.ll is None:
            raise JitError("\n".join(map(str, made.diagnostics)))
        self.ll = _without_handles(made.ll)
        self._prepare(True)
        address = self._engine.get_global_value_address(_MEMORY)
        self._all = np.frombuffer((ctypes.c_float * (2 * BUFFERS * LENGTH)).from_address(address), np.float32)
        self.call("_GLOBAL__sub_I_x.hlsl")

    def memory(self, kind: str, register: int) -> Any:
        """The elements of a buffer: kind "t" or "u"."""
        start = (register + (BUFFERS if kind == "u" else 0)) * LENGTH
        return self._all[start:start + LENGTH]


def _without_handles(ll: str) -> str:
    ll = re.sub(r"^declare .*@llvm\.dx\.resource\.(handlefrombinding|getpointer)\..*\n", "", ll, flags=re.M)
    ll = re.sub(r"^@llvm\.global_ctors.*\n", "", ll, flags=re.M)
    ll = re.sub(r"@llvm\.dx\.resource\.handlefrombinding\.tdx\.TypedBuffer_f32_0\w*", "@buffer.read", ll)
    ll = re.sub(r"@llvm\.dx\.resource\.handlefrombinding\.tdx\.TypedBuffer_f32_1\w*", "@buffer.write", ll)
    ll = re.sub(r"@llvm\.dx\.resource\.getpointer\.p0\.tdx\.TypedBuffer_f32\w*", "@buffer.element", ll)
    return re.sub(_HANDLE, "i32", ll) + _MODELS
