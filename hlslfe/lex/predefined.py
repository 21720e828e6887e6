"""The macros that exist before the first line: the target's, the language's, and the dynamic ones.

Mirrors clang/lib/Frontend/InitPreprocessor.cpp: InitializeStandardPredefinedMacros and
clang/lib/Lex/PPMacroExpansion.cpp: Preprocessor::RegisterBuiltinMacros, Preprocessor::ExpandBuiltinMacro.
Differs: of Clang's 355 macros those that a shader can have a use for; the limits and type names of C are left out,
since each line here costs start-up time.  DXC's `__hlsl_dx_compiler` is there, too, as `__GNUC__` is in Clang.
"""

from __future__ import annotations

import os
from collections.abc import Callable

from hlslfe.basic.options import Options
from hlslfe.basic.source import SourceManager
from hlslfe.basic.target import STAGES
from hlslfe.lex.tokens import Token

# Stage numbers that a shader can compare __SHADER_TARGET_STAGE with.
_STAGE_MACROS = "".join(f"#define __SHADER_STAGE_{stage.upper()} {number}\n" for stage, number in STAGES.values())

# Clang's version, so that what tests for it takes the same branch here.
_FIXED = """\
#define __hlsl_clang 1
#define __clang__ 1
#define __clang_major__ 22
#define __clang_minor__ 1
#define __clang_patchlevel__ 8
#define __llvm__ 1
#define __HLSL_202x 2028
#define __HLSL_202y 2029
"""


def predefined_macros(options: Options) -> str:
    """The text of the `<built-in>` buffer for a target and language."""
    target = options.target
    text = (
        f"{_FIXED}{_STAGE_MACROS}#define __HLSL_VERSION {options.language_version}\n"
        f"#define __SHADER_TARGET_STAGE {target.stage_number}\n"
        f"#define __SHADER_TARGET_MAJOR {target.major}\n#define __SHADER_TARGET_MINOR {target.minor}\n"
        "#define __DIRECTX 1\n#define __DIRECTX__ 1\n"
    )
    if not options.clang_compat:  # public shaders ask for it before they use what came with DXC
        text += "#define __hlsl_dx_compiler 1\n"
    if options.native_half or options.native_int16:
        text += "#define __HLSL_ENABLE_16_BIT 1\n"
    return text


def command_line_macros(options: Options) -> str:
    """The text of the `<command line>` buffer: -D, -U and -include, in this order."""
    lines: list[str] = []
    for name, value in options.defines:
        if value is None:
            lines.append(f"#undef {name}\n")
        else:
            first = value.split("\n", 1)[0]  # as Clang: the definition ends with the line
            lines.append(f"#define {name} {first}\n")
    lines.extend(f'#include "{name}"\n' for name in options.forced_includes)
    return "".join(lines)


def quote(text: str) -> str:
    """A string literal that spells `text`."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


class BuiltinMacros:
    """The dynamic macros of one unit; each method makes the spelling that a name token stands for."""

    __slots__ = ("sources", "_counter", "_time")

    def __init__(self, sources: SourceManager) -> None:
        self.sources = sources
        self._counter = 0
        self._time: tuple[int, ...] | None = None

    def table(self) -> dict[str, Callable[[Token], str]]:
        """Name -> maker of the spelling."""
        return {
            "__FILE__": self._file, "__LINE__": self._line, "__COUNTER__": self._count, "__DATE__": self._date,
            "__TIME__": self._time_of_day, "__FILE_NAME__": self._file_name, "__BASE_FILE__": self._base_file,
            "__INCLUDE_LEVEL__": self._include_level, "_Pragma": self._file,
        }

    def _file(self, token: Token) -> str:
        return quote(self.sources.presumed(token.lexpos).filename)

    def _file_name(self, token: Token) -> str:
        return quote(os.path.basename(self.sources.presumed(token.lexpos).filename))

    def _base_file(self, token: Token) -> str:
        main = self.sources.main_file
        return quote(main.name if main is not None else "")

    def _line(self, token: Token) -> str:
        """The line where the outermost expansion ends, as Clang counts."""
        return str(self.sources.presumed(expansion_end(self.sources, token.lexpos)).line)

    def _count(self, token: Token) -> str:
        self._counter += 1
        return str(self._counter - 1)

    def _include_level(self, token: Token) -> str:
        level = 0
        include_loc = self.sources.file_of(token.lexpos).include_loc
        while include_loc:
            level += 1
            include_loc = self.sources.file_of(include_loc).include_loc
        return str(level)

    def _now(self) -> tuple[int, ...]:
        """The time of the compilation: SOURCE_DATE_EPOCH (then in UTC, as Clang), else now."""
        if self._time is None:
            import time

            epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
            self._time = tuple(time.gmtime(int(epoch)) if epoch.isdigit() else time.localtime())
        return self._time

    def _date(self, token: Token) -> str:
        year, month, day = self._now()[:3]
        names = "JanFebMarAprMayJunJulAugSepOctNovDec"
        return f'"{names[3 * month - 3:3 * month]} {day:2} {year}"'

    def _time_of_day(self, token: Token) -> str:
        hour, minute, second = self._now()[3:6]
        return f'"{hour:02}:{minute:02}:{second:02}"'


def expansion_end(sources: SourceManager, loc: int) -> int:
    """Where the outermost macro around `loc` ends: its `)`, or its name; `loc` itself outside macros."""
    from hlslfe.basic.source import SourceFile

    while True:
        entry = sources.entry(loc)
        if isinstance(entry, SourceFile):
            return loc
        loc = entry.expansion_end
