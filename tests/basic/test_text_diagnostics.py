"""Diagnostics as text; the layout was compared with Clang's."""

from __future__ import annotations

import pytest

from hlslfe.basic.catalogue import CATALOGUE
from hlslfe.basic.diagnostics import Diagnostic, DiagnosticsEngine, FixIt
from hlslfe.basic.options import Options
from hlslfe.basic.source import SourceManager
from hlslfe.basic.target import parse_profile
from hlslfe.basic.text_diagnostics import file_loc, render, summary_line
from hlslfe.lex.preprocessor import Preprocessor


def expand(text: str, includes: dict[str, str] | None = None) -> tuple[SourceManager, DiagnosticsEngine, list[int]]:
    """Preprocess and report an error, underlined, at every token `bad`."""
    target = parse_profile("lib_6_6")
    assert target is not None
    sources = SourceManager()
    diags = DiagnosticsEngine(sources, CATALOGUE)
    table = includes or {}
    handler = (lambda name, includer, angled: (name, table[name])) if table else None
    preprocessor = Preprocessor(sources, diags, Options(target, include_handler=handler))
    preprocessor.enter_main_file("a.hlsl", text)
    places = [token.lexpos for token in preprocessor.tokens() if token.value == "bad"]
    for place in places:
        diags.report(place, "err_not_supported_yet", "bad", ranges=((place, place + 3),))
    return sources, diags, places


def rendered(text: str, includes: dict[str, str] | None = None) -> str:
    sources, diags, _ = expand(text, includes)
    return "".join(render(each, sources) for each in diags.diagnostics)


def simple(text: str, begin: int, *, ranges: tuple[tuple[int, int], ...] = (), fixits: tuple[FixIt, ...] = (),
           **render_options: bool) -> str:
    """One warning `w` at offset `begin` of a file."""
    sources = SourceManager()
    start = sources.add_file("a.hlsl", text).start
    moved = tuple((start + first, start + last) for first, last in ranges)
    hints = tuple(FixIt(start + each.begin, start + each.end, each.text) for each in fixits)
    return render(Diagnostic("x", "warning", "g", start + begin, "w", moved, hints), sources, **render_options)


def test_headline_snippet_and_caret() -> None:
    assert simple("float a;\nint b = a;  \n", 17) == (
        "a.hlsl:2:9: warning: w [-Wg]\n    2 | int b = a;  \n      |         ^\n"
    )


def test_ranges_are_underlined_around_the_caret() -> None:
    assert simple("int b = aa + bb;", 11, ranges=((8, 10), (13, 15))) == (
        "a.hlsl:1:12: warning: w [-Wg]\n    1 | int b = aa + bb;\n      |         ~~ ^ ~~\n"
    )


def test_tabs_stay_aligned() -> None:
    assert simple("\tint\tb = x;", 9, ranges=((1, 4), (9, 10))).splitlines()[1:] == [
        "    1 |         int     b = x;", "      |         ~~~         ^",
    ]


def test_wide_and_strange_characters() -> None:
    assert simple('"日本" é\u200b x', 8).splitlines() == [
        "a.hlsl:1:16: warning: w [-Wg]", '    1 | "日本" é<U+200B> x', "      |                  ^",
    ]


def test_place_at_the_end_of_the_file() -> None:
    assert simple("int a", 5).splitlines() == ["a.hlsl:1:6: warning: w [-Wg]", "    1 | int a", "      |      ^"]
    assert simple("int a\n", 6).splitlines() == ["a.hlsl:2:1: warning: w [-Wg]", "    2 | ", "      | ^"]


def test_ranges_over_lines_show_the_lines() -> None:
    assert simple("f(a,\n  b,\n  c);", 0, ranges=((0, 15),)).splitlines() == [
        "a.hlsl:1:1: warning: w [-Wg]", "    1 | f(a,", "      | ^~~~", "    2 |   b,", "      |   ~~", "    3 |   c);",
        "      |   ~~~",
    ]
    far = "a\n" * 40 + "b"
    assert len(simple(far, 0, ranges=((0, len(far)),)).splitlines()) == 3


def test_fixits() -> None:
    assert simple("int a\nint b;", 5, fixits=(FixIt(5, 5, ";"),)).splitlines() == [
        "a.hlsl:1:6: warning: w [-Wg]", "    1 | int a", "      |      ^", "      |      ;",
    ]
    two = simple("a b", 0, fixits=(FixIt(0, 0, "first"), FixIt(2, 3, "second"), FixIt(1, 1, "x\ny")))
    assert two.splitlines()[3] == "      | first second"


def test_very_long_lines_are_cut() -> None:
    lines = simple("x" * 5000 + "!" + "y" * 5000, 5000).splitlines()
    assert lines[0] == "a.hlsl:1:5001: warning: w [-Wg]"
    assert len(lines[1]) < 420
    assert lines[1][lines[2].index("^")] == "!"


def test_without_carets() -> None:
    assert simple("int a;", 0, show_caret=False) == "a.hlsl:1:1: warning: w [-Wg]\n"


def test_colors() -> None:
    assert simple("int a;", 4, color=True) == (
        "\x1b[1ma.hlsl:1:5: \x1b[0m\x1b[0;1;35mwarning: \x1b[0m\x1b[1mw [-Wg]\x1b[0m\n"
        "    1 | int a;\x1b[0m\n      | \x1b[0;1;32m    ^\n\x1b[0m"
    )


def test_without_a_place() -> None:
    assert render(Diagnostic("x", "error", "", 0, "m"), SourceManager()) == "error: m\n"
    assert render(Diagnostic("x", "fatal", "", 0, "m"), SourceManager()) == "fatal error: m\n"


def test_a_warning_made_an_error_names_both_options() -> None:
    assert render(Diagnostic("ext_pp_macro_redef", "error", "macro-redefined", 0, "m"), SourceManager()) == (
        "error: m [-Werror,-Wmacro-redefined]\n"
    )


def test_line_directives_count_in_place_and_margin() -> None:
    assert rendered('\n#line 30 "b.fx"\n\nbad').splitlines() == [
        "b.fx:31:1: error: bad is not supported yet", "   31 | bad", "      | ^~~",
    ]


def test_include_stack() -> None:
    includes = {"b.h": '\n#include "c.h"\n', "c.h": "bad\nbad"}
    text = '#include "b.h"\n'
    stack = "In file included from a.hlsl:1:\nIn file included from b.h:2:\n"
    assert rendered(text, includes) == (
        f"{stack}c.h:1:1: error: bad is not supported yet\n    1 | bad\n      | ^~~\n"
        f"{stack}c.h:2:1: error: bad is not supported yet\n    2 | bad\n      | ^~~\n"
    )
    sources, diags, _ = expand(text, includes)
    first, second = diags.diagnostics
    assert render(second, sources, after=first).startswith("c.h:2:1: error")


def test_notes_follow_without_include_stack() -> None:
    sources, diags, places = expand('#include "b.h"\n', {"b.h": "bad"})
    diags.report(places[0], "note_macro_here", "X")
    assert render(diags.diagnostics[0], sources).splitlines()[4:] == [
        "b.h:1:1: note: macro 'X' is defined here",  # the line was just shown
    ]


OBJECT = """\
a.hlsl:2:9: error: bad is not supported yet
    2 | int x = OBJ;
      |         ^~~
a.hlsl:1:13: note: in the expansion of macro 'OBJ'
    1 | #define OBJ bad
      |             ^~~
"""
NESTED = """\
a.hlsl:3:9: error: bad is not supported yet
    3 | int x = OUTER(2);
      |         ^~~~~~~~
a.hlsl:2:18: note: in the expansion of macro 'OUTER'
    2 | #define OUTER(q) INNER(q, 1)
      |                  ^~~~~~~~~~~
a.hlsl:1:25: note: in the expansion of macro 'INNER'
    1 | #define INNER(a, b) a + bad + b
      |                         ^~~
"""
ARGUMENT = """\
a.hlsl:2:12: error: bad is not supported yet
    2 | int x = ID(bad);
      |            ^~~
"""
PASTED = """\
a.hlsl:2:9: error: bad is not supported yet
    2 | int x = CAT(ba,d);
      |         ^~~~~~~~~
a.hlsl:1:18: note: in the expansion of macro 'CAT'
    1 | #define CAT(a,b) a##b
      |                  ^~~~
<scratch space>:2:1: note: in text that a macro put together
    2 | bad
      | ^~~
"""
ARGUMENT_FROM_A_MACRO = """\
a.hlsl:3:12: error: bad is not supported yet
    3 | int x = ID(OBJ);
      |            ^~~
a.hlsl:2:13: note: in the expansion of macro 'OBJ'
    2 | #define OBJ bad
      |             ^~~
"""


@pytest.mark.parametrize(("text", "expected"), [
    ("#define OBJ bad\nint x = OBJ;", OBJECT),
    ("#define INNER(a, b) a + bad + b\n#define OUTER(q) INNER(q, 1)\nint x = OUTER(2);", NESTED),
    ("#define ID(x) x\nint x = ID(bad);", ARGUMENT),
    ("#define CAT(a,b) a##b\nint x = CAT(ba,d);", PASTED),
    ("#define ID(x) x\n#define OBJ bad\nint x = ID(OBJ);", ARGUMENT_FROM_A_MACRO),
])
def test_macro_backtrace(text: str, expected: str) -> None:
    assert rendered(text) == expected


def test_an_operator_between_argument_and_body() -> None:
    """A caret in an argument with a range that reaches out of it shows the macro, too."""
    sources, _, places = expand("#define ADD(x, y) x + y\nint v = ADD(bad, 2);")
    body_end = places[0]
    while sources.is_macro_loc(body_end):
        entry = sources.entry(body_end)
        body_end = entry.begin if entry.is_argument else 0  # type: ignore[union-attr]
        break
    diagnostic = Diagnostic("x", "error", "", places[0], "m", ((places[0], body_end + 5),))
    assert render(diagnostic, sources).splitlines() == [
        "a.hlsl:2:13: error: m", "    2 | int v = ADD(bad, 2);", "      |             ^~~~~~~",
        "a.hlsl:1:19: note: in the expansion of macro 'ADD'", "    1 | #define ADD(x, y) x + y",
        "      |                   ^~~~~",
    ]


def test_long_backtraces_are_shortened() -> None:
    text = "".join(f"#define m{i} m{i + 1}\n" for i in range(20)) + "#define m20 bad\nm0"
    notes = [line for line in rendered(text).splitlines() if " note: " in line or line.startswith("note: ")]
    assert [line.split("note: ")[1] for line in notes] == [
        *(f"in the expansion of macro 'm{i}'" for i in (0, 1, 2)), "(15 more expansions between these)",
        *(f"in the expansion of macro 'm{i}'" for i in (18, 19, 20)),
    ]
    for id in ("note_pp_macro_here", "note_pp_expanded_here", "note_pp_skipped_expansions"):
        assert CATALOGUE[id].severity == "note"


def test_file_loc() -> None:
    sources, _, places = expand("#define ID(x) x\n#define OBJ bad\nID( bad) OBJ")
    assert [str(sources.presumed(file_loc(sources, place))) for place in places] == ["a.hlsl:3:5", "a.hlsl:3:10"]
    assert file_loc(sources, 0) == 0


@pytest.mark.parametrize(("errors", "warnings", "line"), [
    (0, 0, ""), (1, 0, "1 error generated."), (2, 0, "2 errors generated."), (0, 1, "1 warning generated."),
    (2, 1, "1 warning and 2 errors generated."), (1, 3, "3 warnings and 1 error generated."),
])
def test_summary_line(errors: int, warnings: int, line: str) -> None:
    assert summary_line(errors, warnings) == line


def test_a_very_long_include_stack_is_shortened() -> None:
    count = 40
    includes = {f"{n}.h": f'#include "{n + 1}.h"\n' for n in range(count)}
    includes[f"{count}.h"] = "bad"
    lines = rendered('#include "0.h"\n', includes).splitlines()
    place = lines.index(f"{count}.h:1:1: error: bad is not supported yet")
    assert lines[:5] == ["In file included from a.hlsl:1:", *(f"In file included from {n}.h:1:" for n in range(3)),
                         "(... and 33 files between these)"]
    assert lines[5:place] == [f"In file included from {n}.h:1:" for n in range(count - 4, count)]
