"""`BufferJit`: shaders with one constant buffer on this machine's CPU; the test fills the buffer's bytes.

    jit = BufferJit("cbuffer C { float a; float3 b; }  export float f() { return b.z; }")
    jit.memory[4:16] = np.array([1, 2, 3], np.float32).tobytes()
    jit.call("f")

The members, which are variables of their own in the IR, become places in these bytes, where ast.buffer_layout says.
"""

from __future__ import annotations

import ctypes
import re
from typing import Any

from jit import Jit

from hlslfe.ast.buffer_layout import BufferRules, buffer_members
from hlslfe.ast.decl import HLSLBufferDecl
from hlslfe.basic.options import Options
from hlslfe.basic.target import parse_profile
from hlslfe.frontend.compiler import Compilation

SIZE = 1 << 16
_BUFFER = "buffer.bytes"


class BufferJit(Jit):
    """`memory` holds the contents of the only buffer (or of `$Globals`)."""

    def __init__(self, source: str, native: bool = False, row_major: bool = False) -> None:
        target = parse_profile("lib_6_6")
        assert target is not None
        options = Options(target, native_half=native, native_int16=native, row_major=row_major)
        made = Compilation("buffer.hlsl", source, options)
        ll = made.llvm_ir()
        unit = made.unit()
        assert ll is not None and unit is not None, [each.message for each in made.diagnostics]
        [self.buffer] = [decl for decl in unit.decls if isinstance(decl, HLSLBufferDecl)]
        self.rules = BufferRules(native, row_major)
        self.ll = on_bytes(ll, {member.name: offset for member, offset in buffer_members(self.buffer, self.rules)})
        self._prepare(True)
        address = self._engine.get_global_value_address(_BUFFER)
        self.memory: Any = memoryview((ctypes.c_char * SIZE).from_address(address)).cast("B")


def on_bytes(ll: str, offsets: dict[str, int]) -> str:
    """`ll` with the members of its buffer at `offsets` in one array of bytes, and without handles."""
    ll = re.sub(r"^define internal void @\"?_init_buffer_.*?^}\n", "", ll, flags=re.M | re.S)
    ll = re.sub(r"^  call void @\"?_init_buffer_.*\n", "", ll, flags=re.M)
    ll = re.sub(r"^(!hlsl\.cbs|declare target).*\n", "", ll, flags=re.M)
    ll = re.sub(r"^@.* target\(\"dx.CBuffer\".*\n", "", ll, flags=re.M)
    ll = re.sub(r"^%\"?__cblayout_.*\n", "", ll, flags=re.M)
    ll = re.sub(r"^!\d+ = !\{ptr @.*\n", "", ll, flags=re.M)
    ll = re.sub(r"^@[\w.\"$]+ = external hidden addrspace\(2\).*\n", "", ll, flags=re.M)
    ll = re.sub(r"target\(\"dx.Padding\", (\d+)\)", r"[\1 x i8]", ll)
    ll = re.sub(r"((?:load|store) .*), align \d+", r"\1, align 1", ll)  # here nothing is aligned as in a shader
    for name, offset in offsets.items():
        place = f"ptr addrspace(2) getelementptr (i8, ptr addrspace(2) @{_BUFFER}, i32 {offset})"
        ll = re.sub(rf"ptr addrspace\(2\) @(?:_ZL\d+)?{name}\b", place, ll)
    ll = "\n".join(map(_with_arrays, ll.split("\n")))
    return f"{ll}\n@{_BUFFER} = addrspace(2) global [{SIZE} x i8] zeroinitializer, align 16\n"


def _with_arrays(line: str) -> str:
    """Vectors inside of packed structs as arrays: this machine would align them."""
    depth, out, at = 0, [], 0
    for match in re.finditer(r"<\{|\}>|<(\d+ x \w+)>", line):
        out.append(line[at:match.start()])
        depth += (match[0] == "<{") - (match[0] == "}>")
        out.append(f"[{match[1]}]" if match[1] and depth else match[0])
        at = match.end()
    return "".join([*out, line[at:]])
