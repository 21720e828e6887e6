"""Arguments of the Python API that have the wrong type: a clear TypeError instead of a strange one later.

No Clang counterpart: its libraries are C++, where types are checked anyway.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping

# option -> (types, what a message calls them)
_KINDS: dict[str, tuple[tuple[type, ...], str]] = {
    **dict.fromkeys(("profile", "language", "signature_usage", "signature_interpolation"), ((str,), "a str")),
    **dict.fromkeys(("filename", "entry", "packing_mode"), ((str, type(None)), "a str or None")),
    **dict.fromkeys(("native_16bit", "row_major", "keep_comments"), ((bool, int), "a bool")),
    **dict.fromkeys(("clang_compat", "error_limit"), ((int,), "an int")),
}


def check_names(options: Mapping[str, object], known: Iterable[str], function: str) -> None:
    """Raises TypeError for an option of `function` that does not exist, with the one that was probably meant."""
    names = sorted(known)
    for name in options:
        if name not in names:
            from hlslfe.basic.edit_distance import nearest

            guess = nearest(name, names, max(len(name) // 3, 1))
            hint = f"did you mean {guess!r}?" if guess else f"the options are {', '.join(names)}"
            raise TypeError(f"{function}() has no option {name!r}; {hint}")


def check_types(options: Mapping[str, object]) -> None:
    """Raises TypeError for the first option whose value is of a wrong type; unknown names are not looked at."""
    for name, value in options.items():
        types, described = _KINDS.get(name, ((object,), ""))
        if not isinstance(value, types):
            raise TypeError(f"{name} must be {described}, not {type(value).__name__}")
    _check_each(options, "include_dirs", (str, bytes, os.PathLike), "paths")
    _check_each(options, "warnings", (str,), "str")
    handler = options.get("include_handler")
    if handler is not None and not isinstance(handler, Callable):  # type: ignore[arg-type]
        raise TypeError(f"include_handler must be callable, not {type(handler).__name__}")
    _check_defines(options.get("defines", ()))


def _check_each(options: Mapping[str, object], name: str, types: tuple[type, ...], described: str) -> None:
    values = options.get(name, ())
    if isinstance(values, (str, bytes, os.PathLike)) or not isinstance(values, Iterable):
        raise TypeError(f"{name} must be a sequence of {described}, not one {type(values).__name__}")
    for value in values:
        if not isinstance(value, types):
            raise TypeError(f"{name} must be {described}; {value!r} is none")


def _check_defines(defines: object) -> None:
    if isinstance(defines, (str, bytes)) or not isinstance(defines, Iterable):
        raise TypeError(f"defines must be a mapping or pairs (name, value), not {type(defines).__name__}")
    pairs = defines.items() if isinstance(defines, Mapping) else defines
    for pair in pairs:
        if not isinstance(pair, (tuple, list)) or len(pair) != 2:
            raise TypeError(f"defines must be pairs (name, value); {pair!r} is none")
        name, value = pair
        if not isinstance(name, str) or not isinstance(value, (str, type(None))):
            raise TypeError(f"defines maps str to str or None; {name!r}: {value!r} is neither")
