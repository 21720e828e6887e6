"""Shaders of the corpus, changed at random: whole tokens, or bytes.

No Clang counterpart: libFuzzer does this for Clang.
"""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

CORPUS = Path(__file__).resolve().parents[2] / "corpus"
_TOKEN = re.compile(r"\w+|[^\w\s]|\s+")
_COMMENT = re.compile(r"//[^\n]*")
_MOST = 1500  # characters; larger files cost more than they find


@cache
def corpus_texts() -> tuple[str, ...]:
    """The shaders without their comments, in the order of their names."""
    return tuple(_COMMENT.sub("", text) for text in _written() if len(text) <= _MOST)


@cache
def _written() -> tuple[str, ...]:
    return tuple(path.read_bytes().decode("utf-8", "replace") for path in sorted(CORPUS.rglob("*.hlsl")))


@cache
def _valid_texts() -> tuple[tuple[str, str], ...]:
    """Those without errors whose entry is `main`, and their profiles."""
    found = []
    for text in _written():
        if "error" not in text and not re.search(r"-E (?!main\b)", text):
            profile = re.search(r"-T (\w+)", text)
            found.append((_COMMENT.sub("", text), profile[1] if profile else "lib_6_6"))
    return tuple(found)


def gentle_profile(seed: int) -> str:
    """The profile of the shader that `mutate_gently` takes."""
    return random.Random(seed).choice(_valid_texts())[1]


@cache
def _pool() -> tuple[str, ...]:
    return tuple(word for text in corpus_texts() for word in _TOKEN.findall(text) if not word.isspace())


def mutate_tokens(seed: int) -> str:
    """A shader with one to five tokens removed, added, replaced, exchanged or repeated."""
    rng = random.Random(seed)
    tokens = _TOKEN.findall(rng.choice(corpus_texts()))
    for _ in range(rng.choice((1, 1, 1, 2, 3, 5))):
        if not tokens:
            break
        place, kind = rng.randrange(len(tokens)), rng.randrange(6)
        if kind == 0:
            del tokens[place]
        elif kind == 1:
            tokens.insert(place, f" {rng.choice(_pool())} ")
        elif kind == 2:
            tokens[place] = f" {rng.choice(_pool())} "
        elif kind == 3:
            other = rng.randrange(len(tokens))
            tokens[place], tokens[other] = tokens[other], tokens[place]
        elif kind == 4:
            tokens[place:place] = tokens[place:place + rng.randrange(1, 8)]
        else:
            del tokens[place:place + rng.randrange(1, 12)]
    return "".join(tokens)


_KINDS = (
    ("float", "int", "uint", "bool", "double", "half", "min16float", "uint64_t", "min16int"),
    tuple(f"{base}{width}" for base in ("float", "int", "uint", "bool", "half") for width in "1234"),
    tuple(f"float{rows}x{columns}" for rows in "1234" for columns in "1234"),
    tuple("+-*/%&|^<>") + ("<<", ">>", "==", "!=", "<=", ">=", "&&", "||"),
    ("=", "+=", "-=", "*=", "/=", "|=", "<<="), ("++", "--"), ("in", "out", "inout"), ("struct", "class"),
    ("x", "y", "z", "w", "xy", "xyz", "xyzw", "zx", "r", "rgb"), ("if", "while"),
    ("0", "1", "2", "3", "4", "7", "16", "1.0", "0.5", "2.5f", "8u", "-1", "255"),
    ("linear", "centroid", "nointerpolation", "noperspective", "sample"), ("static", "const", "static const", "inline", ""),
)
_KIND_OF = {word: kind for kind in _KINDS for word in kind}


def mutate_gently(seed: int) -> str:
    """A shader with some tokens exchanged for others of their kind, so that it often stays valid."""
    rng = random.Random(seed)
    tokens = _TOKEN.findall(rng.choice(_valid_texts())[0])
    places = [place for place, token in enumerate(tokens) if token in _KIND_OF]
    names = sorted({token for token in tokens if token.isidentifier() and token not in _KIND_OF})
    for _ in range(rng.choice((1, 1, 2, 4))):
        if places and rng.random() < 0.85:
            place = rng.choice(places)
            tokens[place] = rng.choice(_KIND_OF.get(tokens[place], ("0",)))
        elif names:
            place = rng.randrange(len(tokens))
            if tokens[place] in names:
                tokens[place] = rng.choice(names)
    return "".join(tokens)


_MOSTLY_ASCII = bytes(value if value < 128 or value > 250 else value & 127 for value in range(256))


def mutate_bytes(seed: int) -> bytes:
    """A shader with some bytes flipped, cut out, doubled, or put there from nowhere."""
    rng = random.Random(seed)
    data = bytearray(rng.choice(corpus_texts()).encode("utf-8"))
    for _ in range(rng.choice((1, 1, 2, 4, 16))):
        if not data:
            break
        place, kind = rng.randrange(len(data)), rng.randrange(5)
        if kind == 0:
            data[place] ^= 1 << rng.choice((0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 7))
        elif kind == 1:
            del data[place:place + rng.randrange(1, 30)]
        elif kind == 2:
            data[place:place] = data[place:place + rng.randrange(1, 30)]
        elif kind == 3:
            data[place] = rng.choice(b"\0\t\n\r\\\"'#<>(){}[];:,.*/%&|^~!?=+-09azAZ_$@`\x7f\x80\xc3\xff")
        else:
            data[place:place] = rng.randbytes(rng.randrange(1, 6)).translate(_MOSTLY_ASCII)
    return bytes(data)
