"""Where the fields of structs in structured buffers lie: our IR struct against the offsets that DXC lists."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))
from require import require_oracle

from hlslfe.ast.decl import RecordDecl
from hlslfe.basic.options import Options
from hlslfe.basic.target import parse_profile
from hlslfe.codegen.data_layout import alloc_size
from hlslfe.codegen.ir import Module
from hlslfe.codegen.types import CodeGenTypes
from hlslfe.frontend.compiler import Compilation

# the fields of S
FIELDS = [
    "float3 a; float b;",
    "float a; float3 b; float c;",
    "float3 a[2]; float b; float3 c[3];",
    "float a; double b; bool c; uint64_t d; float e;",
    "half a; float b; half3 c; double d; half2 e;",
    "float3x3 a; float b; float2x3 c; double d;",
    "P a; float b; P c[2]; uint d;",
    "bool a; bool3 b; half c; bool d;",
    "double3 a; float b; int16_t c; int64_t2 d;",
    "E a; half b; E c; float4 d;",
    "float b; D a; float c;",
]
PRELUDE = """
enum E { Zero, One };
struct P { float3 p; half q; };
struct D : P { double r; half s; };
"""


@pytest.mark.parametrize("native", [False, True], ids=["plain", "native"])
@pytest.mark.parametrize("fields", FIELDS)
def test_offsets_equal_dxc(fields: str, native: bool) -> None:
    if not native:
        fields = fields.replace("int16_t", "int")
    text = (f"{PRELUDE}struct S {{ {fields} }};\nRWStructuredBuffer<S> buffer : register(u0);\n"
            "[numthreads(1, 1, 1)] void main() { S s = buffer[0]; buffer[1] = s; }\n")
    names = [re.sub(r"\[.*", "", field.split()[-1]) for field in fields.split(";") if field.strip()]
    target = parse_profile("cs_6_6")
    assert target is not None
    unit = Compilation("a.hlsl", text, Options(target, native_half=native, native_int16=native)).unit()
    record = next(decl for decl in unit.decls if isinstance(decl, RecordDecl) and decl.name == "S")
    assert unit.is_filled_by_host
    types = CodeGenTypes(Module("a", "e", "t"), native, packs_structs=False)
    layout = types.record_layout(record)
    assert alloc_size(layout.type) == layout.ast_layout.size
    args = ["-enable-16bit-types"] if native else []
    result = require_oracle("dxc").compile(text, "cs_6_6", "main", args=args, isolate=True)
    assert result.ok, result.log
    text = result.disassembly
    listing = text[text.index("Resource bind info for buffer"):]
    theirs = []
    for name in names:
        found = re.search(rf"^; {{7}}(?:\S+ )+{name}(?:\[\d+\])*;+ +; Offset: +(\d+)$", listing, re.MULTILINE)
        assert found is not None, listing
        theirs.append(int(found[1]))
    size = re.search(r"\} \$Element; +; Offset: +0 Size: +(\d+)", listing)
    assert size is not None
    assert (list(layout.ast_layout.field_offsets), layout.ast_layout.size) == (theirs, int(size[1]))
