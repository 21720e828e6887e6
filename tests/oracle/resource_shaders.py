"""Which shaders of the corpus have resources or constant buffers in them."""

from __future__ import annotations

import re
from pathlib import Path

from hlslfe.basic.resource_table import KINDS

CORPUS = Path(__file__).resolve().parents[2] / "corpus"
FOLDERS = frozenset({"resources", "cbuffers", "textures", "modifiers", "real"})
_NAMES = "|".join(map(re.escape, sorted(KINDS, key=len, reverse=True)))
_WORD = re.compile(rf"\b(?:{_NAMES}|cbuffer|tbuffer|ResourceDescriptorHeap|SamplerDescriptorHeap)\b")
METHOD = re.compile(rf"_ZNK?4hlsl(?:{'|'.join(f'{len(name)}{name}' for name in KINDS)})[CDEIa-z0-9]")  # linker names
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


def code_of(path: Path) -> str:
    """The text without comments."""
    return _COMMENT.sub("", path.read_text(errors="replace"))


def uses_resources(path: Path) -> bool:
    """In one of the folders for that, or it names a class of resources."""
    return path.relative_to(CORPUS).parts[0] in FOLDERS or _WORD.search(code_of(path)) is not None


RESOURCE_SHADERS = [path for path in sorted(CORPUS.rglob("*.hlsl")) if uses_resources(path)]
