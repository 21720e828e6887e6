"""`#include`: search, guards, cycles, stacks, virtual files."""

from __future__ import annotations

from pathlib import Path

import pytest
from lex_support import Run


def files(folder: Path, **texts: str) -> Path:
    """Write files; `a_b_h` is a/b.h."""
    for name, text in texts.items():
        path = folder / (name.replace("_", "/").rsplit("/", 1)[0] + "." + name.rsplit("_", 1)[1])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def virtual(**texts: str) -> object:
    """An include handler over `name_h` -> text."""
    table = {name.replace("_", "."): text for name, text in texts.items()}
    return lambda name, includer, angled: (f"v/{name}", table[name]) if name in table else None


def test_quotes_search_the_folder_of_the_includer_first(tmp_path: Path) -> None:
    files(tmp_path, sub_a_h='sub_a\n#include "b.h"\n', sub_b_h="sub_b", b_h="top_b", inc_b_h="inc_b", inc_c_h="inc_c")
    run = Run('#include "sub/a.h"\n#include "b.h"\n#include <b.h>\n#include "c.h"\n', str(tmp_path / "main.hlsl"),
              include_dirs=(str(tmp_path / "inc"),))
    assert run.text == "sub_a sub_b top_b inc_b inc_c"
    assert run.preprocessor.dependencies == [
        str(tmp_path / each) for each in ("main.hlsl", "sub/a.h", "sub/b.h", "b.h", "inc/b.h", "inc/c.h")
    ]


def test_names_of_files_beside_the_main_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(files(tmp_path, b_h="__FILE__", inc_c_h="__FILE__"))
    run = Run('#include "b.h"\n#include <c.h>\n', "main.hlsl", include_dirs=("inc",))
    assert run.values == ['"./b.h"', '"inc/c.h"']


def test_folders_are_searched_in_order(tmp_path: Path) -> None:
    files(tmp_path, one_a_h="one", two_a_h="two", two_b_h="two_b")
    (tmp_path / "one" / "b.h").mkdir()  # a folder is no file
    run = Run("#include <a.h>\n#include <b.h>\n", include_dirs=(str(tmp_path / "one"), str(tmp_path / "two")))
    assert run.text == "one two_b"


def test_absolute_and_backslash_names(tmp_path: Path) -> None:
    files(tmp_path, sub_a_h="a")
    run = Run(f'#include "{tmp_path}/sub/a.h"\n#include "sub\\a.h"\n', str(tmp_path / "main.hlsl"))
    assert run.text == "a a"


def test_names_from_macros() -> None:
    handler = virtual(b_h="b")
    text = '#define Q "b.h"\n#define A <b.h>\n#define S(x) #x\n#define M b\n#include Q\n#include A\n#include S(b.h)\n'
    assert Run(text + "#define L <b\n#include L.h>\n", include_handler=handler).text == "b b b b"


def test_handler_gets_the_includer_and_may_decline(tmp_path: Path) -> None:
    files(tmp_path, disk_h="from_disk")
    seen: list[tuple[str, str, bool]] = []

    def handler(name: str, includer: str, angled: bool) -> tuple[str, str] | None:
        seen.append((name, includer, angled))
        return ("mem/b.h", "#include <c.h>\n") if name == "b.h" else ("mem/c.h", "c") if name == "c.h" else None

    main = str(tmp_path / "main.hlsl")
    run = Run('#include "b.h"\n#include "disk.h"', main, include_handler=handler)
    assert run.text == "c from_disk"
    assert seen == [("b.h", main, False), ("c.h", "mem/b.h", True), ("disk.h", main, False)]
    assert run.preprocessor.dependencies == [main, "mem/b.h", "mem/c.h", str(tmp_path / "disk.h")]


def test_a_handler_that_raises_means_not_found() -> None:
    def handler(name: str, includer: str, angled: bool) -> tuple[str, str] | None:
        raise FileNotFoundError

    assert Run('#include "b.h"', include_handler=handler).ids == ["err_pp_file_not_found"]


def test_pragma_once_and_guards() -> None:
    handler = virtual(
        once_h="#pragma once\nonce", guard_h="#ifndef G\n#define G\nguard\n#endif // G\n",
        defined_h="// c\n#if !defined(D)\n#define D\ndefined_\n#endif\n", none_h="none",
    )
    text = "".join(f'#include "{name}.h"\n' for name in ("once", "guard", "defined", "none"))
    run = Run(text * 3, include_handler=handler)
    assert run.text == "once guard defined_ none none none"
    assert sorted(run.preprocessor.headers.guards.values()) == ["D", "G"]
    assert sum(file.name == "v/guard.h" for file in run.sources.files) == 1
    assert run.problems == []


@pytest.mark.parametrize("text", [
    "#ifndef G\n#define G\nx\n#else\ny\n#endif", "#ifndef G\n#define G\nx\n#endif\ny",
    "x\n#ifndef G\n#define G\n#endif",
    "#ifdef G\n#define G\nx\n#endif",
])
def test_what_is_no_guard(text: str) -> None:
    run = Run('#include "g.h"\n#include "g.h"', include_handler=virtual(g_h=text))
    assert run.preprocessor.headers.guards == {}


def test_undefined_guard_reads_the_file_again() -> None:
    run = Run('#include "g.h"\n#undef G\n#include "g.h"',
              include_handler=virtual(g_h="#ifndef G\n#define G\nx\n#endif"))
    assert run.text == "x x"


def test_the_same_file_by_two_names_is_one(tmp_path: Path) -> None:
    files(tmp_path, a_h="#pragma once\nx")
    run = Run('#include "a.h"\n#include "./a.h"\n#include "../' + tmp_path.name + '/a.h"', str(tmp_path / "m.hlsl"))
    assert run.text == "x"


@pytest.mark.parametrize(("text", "problems"), [
    ('int a;\n  #include "none.h"\n#include "none2.h"', ["2:12 err_pp_file_not_found"]),
    ("#include <none.h>", ["1:10 err_pp_file_not_found"]),
    ('#include "b.h" x', ["1:16 ext_pp_extra_tokens_at_eol"]),
    ("#include <b.h> x", ["1:16 ext_pp_extra_tokens_at_eol"]),
    ("#include <b.h> // x", []),
])
def test_problems(text: str, problems: list[str]) -> None:
    run = Run(text, include_handler=virtual(b_h="b"))
    assert run.problems == problems
    assert run.stopped == ("not_found" in "".join(problems))


def test_the_missing_file_is_underlined() -> None:
    run = Run('#include  "none.h"')
    assert run.diags.diagnostics[0].ranges == ((11, 19),)
    assert run.diags.diagnostics[0].message == "file 'none.h' not found"


@pytest.mark.parametrize("text", ['#include "a.h"', '#include "a.h"\n#include "a.h"\nx'])
def test_cycles_end_with_one_error(text: str) -> None:
    run = Run(text, include_handler=virtual(a_h=text))
    assert run.stopped and run.ids == ["err_pp_include_too_deep"]


def test_doubling_includes_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hlslfe.lex.directives.MAX_INCLUSIONS", 500)
    files = {f"f{i}_h": f'#include "f{i + 1}.h"\n#include "f{i + 1}.h"' for i in range(30)}
    run = Run('#include "f0.h"', include_handler=virtual(**files, f30_h="x"))
    assert run.stopped and run.ids == ["err_pp_too_many_includes"]


def test_include_level_and_file_names() -> None:
    handler = virtual(a_h='#include "b.h"\n__INCLUDE_LEVEL__ __FILE__', b_h="__INCLUDE_LEVEL__ __LINE__")
    run = Run('#include "a.h"\n__INCLUDE_LEVEL__ __FILE__', include_handler=handler)
    assert run.text == '2 1 1 "v/a.h" 0 "a.hlsl"'


def test_forced_includes_come_first(tmp_path: Path) -> None:
    files(tmp_path, f_h="#define F 1\nforced")
    run = Run("F", forced_includes=(str(tmp_path / "f.h"),), defines=(("X", "1"),))
    assert run.text == "forced 1"
    assert run.preprocessor.dependencies == ["a.hlsl", str(tmp_path / "f.h")]
    assert Run("F", forced_includes=("none.h",)).ids == ["err_pp_file_not_found"]


def test_a_binary_header_is_one_error(tmp_path: Path) -> None:
    (tmp_path / "b.h").write_bytes(b"int a;\n\xff\xfe\0")
    run = Run('#include "b.h"', str(tmp_path / "m.hlsl"))
    assert run.stopped and run.ids == ["fatal_invalid_text"]


def test_an_unreadable_header_is_one_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files(tmp_path, b_h="x")
    monkeypatch.setattr("hlslfe.basic.source_text.MAX_FILE_SIZE", 0)
    run = Run('#include "b.h"', str(tmp_path / "m.hlsl"))
    assert run.stopped and run.ids == ["err_pp_error_opening_file"]
    assert Run('#if __has_include("b.h")\nx\n#endif', str(tmp_path / "m.hlsl")).values == []


def test_has_include(tmp_path: Path) -> None:
    files(tmp_path, b_h="x")
    text = '#if __has_include("b.h") && !__has_include(<b.h>) && !__has_include("c.h")\nyes\n#endif'
    assert Run(text, str(tmp_path / "m.hlsl")).values == ["yes"]


def test_unterminated_conditional_in_a_header() -> None:
    run = Run('#include "a.h"\nx\n#endif', include_handler=virtual(a_h="#if 1\n"))
    assert run.ids == ["err_pp_unterminated_conditional", "err_pp_endif_without_if"]


def test_include_location() -> None:
    run = Run('\n #include "a.h"', include_handler=virtual(a_h="x"))
    file = run.sources.file_of(run.tokens[0].lexpos)
    assert str(run.sources.presumed(file.include_loc)) == "a.hlsl:2:11"
