"""What a module that was compiled with -flegalize-resources says about its resources, from its text alone: no pass of
LLVM has to run."""

from __future__ import annotations

import re

_TYPE = re.compile(r'^(%\S+|%"[^"]*") = type (.*)$', re.M)
_FUNCTION = re.compile(r"^define (?P<head>.*?)\{\n(?P<body>.*?)^\}", re.M | re.S)
_BINDING = re.compile(r"(%\S+) = call target\((.*?)\) @llvm\.dx\.resource\.handlefrombinding\.\S+\(i32 \d+, i32 (\d+),")
_PLACE = re.compile(r"(%\S+) = getelementptr .*?, ptr (@[\w.]+), i32 0, i32 0$", re.M)
_STORE = re.compile(r"store target\(.*\) (%\S+), ptr (\S+),")
_LOAD = re.compile(r"(%\S+) = load target\(.*\), ptr (@[\w.]+),")
_USE = re.compile(r"@llvm\.dx\.resource\.getpointer\.\S+\(target\(.*?\) (%[^ ,]+),")
_HANDLE = re.compile(r'target\("dx\.(?!Padding)')


def handle_memory(ll: str) -> list[str]:
    """The lines with memory of handles other than that of global resources: locals, parameters, static variables."""
    holding = {name for name, body in _TYPE.findall(ll) if _HANDLE.search(body)}
    size = -1
    while size != len(holding):
        size = len(holding)
        holding |= {name for name, body in _TYPE.findall(ll) if any(one in body for one in holding)}

    def holds(text: str) -> bool:
        return bool(_HANDLE.search(text)) or any(re.search(re.escape(one) + r"(?![\w.])", text) for one in holding)

    return [line for line in ll.splitlines() if (
        (" = alloca " in line and holds(line)) or (line.startswith("define ") and holds(line)))]


def _letter(type: str) -> str:
    """The register of a typed or raw buffer: u where it can be written."""
    return "u" if re.search(r", 1, [01](?:, \d+)?$", type) else "t"


def registers(ll: str) -> set[str]:
    """The registers of all buffers that are read or written (`getpointer`), in whatever function."""
    globals: dict[str, str] = {}
    bodies = [found["body"] for found in _FUNCTION.finditer(ll)]
    for body in bodies:
        made = {name: _letter(type) + number for name, type, number in _BINDING.findall(body)}
        places = dict(_PLACE.findall(body))
        globals.update((places.get(place, place), made[value]) for value, place in _STORE.findall(body)
                       if value in made)
    used: set[str] = set()
    for body in bodies:
        handles = {name: _letter(type) + number for name, type, number in _BINDING.findall(body)}
        handles.update((name, globals[place]) for name, place in _LOAD.findall(body))
        used.update(handles[name] for name in _USE.findall(body))
    return used
