"""`hlslfe sig FILE.ll` of modules that have been tampered with: read, or refused at a place, and never more than that.

HLSLFE_MODULE_CASES sets how many (200 by default).
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random

import pytest

import hlslfe
from hlslfe.frontend.main import main

CASES = int(os.environ.get("HLSLFE_MODULE_CASES", "200"))
CORPUS = Path(__file__).resolve().parents[2] / "corpus" / "stages"
SHADERS = (("gs_two_streams", "gs_6_0"), ("hs_quad", "hs_6_0"), ("ms_primitives", "ms_6_5"), ("ps_sample", "ps_6_0"),
           ("vs_matrices", "vs_6_0"))
TOKEN = re.compile(r'![A-Za-z.]+|!\d+|"[^"]*"|[\w.$@%-]+|\S')
JUNK = ("null", "-1", "4294967296", "i8", "i64", "ptr", "!99", "!{}", "!0", '!"X"', "99999999999999999999", "@main",
        "{", "}", "poison", ",", "distinct", "\0", "é", "; c", "undef", "\n", '"')


def mutated(random: Random, text: str) -> bytes:
    """Some bytes or tokens of the module changed, most often in its metadata."""
    if random.random() < 0.25:
        data = bytearray(text.encode())
        for _ in range(random.randint(1, 6)):
            data[random.randrange(len(data))] = random.randrange(256)
        return bytes(data)
    start = text.index("!dx.semantic") if random.random() < 0.7 else 0
    for _ in range(random.randint(1, 3)):
        tokens = list(TOKEN.finditer(text, start))
        if not tokens:
            break
        token, other = random.choice(tokens), random.choice(tokens)
        new = random.choice(("", random.choice(JUNK), random.choice(JUNK) + " " + token[0], other[0]))
        text = text[:token.start()] + new + text[token.end():]
    return text.encode()


@pytest.mark.parametrize("shader", SHADERS, ids=[name for name, _ in SHADERS])
def test_mutated_modules(shader: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name, profile = shader
    module = hlslfe.compile((CORPUS / f"{name}.hlsl").read_text(), filename="a.hlsl", profile=profile, entry="main").ll
    assert module is not None
    random = Random(name)
    path = tmp_path / "m.ll"
    refused = 0
    for _ in range(CASES // len(SHADERS)):
        path.write_bytes(mutated(random, module))
        status = main(["sig", str(path), "--format", random.choice(("table", "json", "grid", "svg"))])
        error = capsys.readouterr().err
        assert status in (0, 1)
        if status:
            refused += 1
            assert re.match(rf"{re.escape(str(path))}:\d+:\d+: (fatal )?error: ", error), error
    assert refused > 10
