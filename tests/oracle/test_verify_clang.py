"""-verify's report against Clang's own, on directives in all their forms: the same lines, places, kinds and counts.

Only the words differ: the text of a diagnostic is masked, the errors about directives are compared by their ids.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from require import require_oracle

from hlslfe.frontend.main import main

ERR = "int f() { return missing; }"
TWICE = "int f() { return one + two; }"
NOTE = "int f() { return 1; }\nint f() { return 2; }"
HEADER = "int g() { return gone; }"

# name -> (main file, options, header h.h)
CASES: dict[str, tuple[str, str, str]] = {
    "holds": (f"{ERR} // expected-error {{{{'missing'}}}}\n", "", ""),
    "missing": (f"{ERR} // expected-error {{{{'gone'}}}}\n", "", ""),
    "unexpected": (f"{ERR}\n// expected-warning@1 {{{{x}}}}\n", "", ""),
    "no_directives": ("int f() { return 1; }\n", "", ""),
    "no_directives_with_error": (f"{ERR}\n", "", ""),
    "no_diagnostics": ("// expected-no-diagnostics\nint f() { return 1; }\n", "", ""),
    "no_diagnostics_but_one": (f"// expected-no-diagnostics\n{ERR}\n", "", ""),
    "no_diagnostics_first": (f"// expected-no-diagnostics\n{ERR} // expected-error {{{{missing}}}}\n", "", ""),
    "no_diagnostics_last": (f"{ERR} // expected-error {{{{missing}}}}\n// expected-no-diagnostics\n", "", ""),
    "no_diagnostics_twice": ("// expected-no-diagnostics expected-no-diagnostics\n", "", ""),
    "line_after": (f"// expected-error@+1 {{{{'missing'}}}}\n{ERR}\n", "", ""),
    "line_before": (f"{ERR}\n// expected-error@-1 {{{{'missing'}}}} expected-error@-1 {{{{nope}}}}\n", "", ""),
    "line_absolute": (f"\n{ERR} // expected-error@2 {{{{'missing'}}}} expected-error@1 {{{{nope}}}}\n", "", ""),
    "line_zero": (f"{ERR} // expected-error@0 {{{{x}}}} expected-error {{{{'missing'}}}}\n", "", ""),
    "line_before_the_file": (f"{ERR} // expected-error@-5 {{{{x}}}}\n", "", ""),
    "line_behind_the_file": (f"{ERR} // expected-error@+50 {{{{x}}}} expected-error {{{{'missing'}}}}\n", "", ""),
    "line_no_number": (f"{ERR} // expected-error@+ {{{{x}}}} expected-error@ {{{{y}}}}\n", "", ""),
    "any_line": (f"\n{ERR}\n// expected-error@* {{{{'missing'}}}}\n", "", ""),
    "any_line_missing": ("// expected-error@* {{x}} expected-error@*:* {{y}}\n", "", ""),
    "any_file_one_line": ("// expected-error@*:3 {{x}}\n", "", ""),
    "counts": (f"{TWICE} // expected-error 2 {{{{'}}}} expected-error 3 {{{{x}}}}\n", "", ""),
    "counts_open": (f"{TWICE} // expected-error 1+ {{{{'one'}}}} expected-error + {{{{'two'}}}}\n", "", ""),
    "counts_open_missing": (f"{TWICE} // expected-error 3+ {{{{'one'}}}} expected-error 0+ {{{{'zero'}}}}\n", "", ""),
    "counts_range": (f"{TWICE} // expected-error 0-1 {{{{'one'}}}} expected-error1-2 {{{{'two'}}}}\n", "", ""),
    "counts_range_too_few": (f"{TWICE} // expected-error 2-3 {{{{'one'}}}}\n", "", ""),
    "counts_range_bad": (f"{TWICE} // expected-error 2-1 {{{{'one'}}}} expected-error 2- {{{{'two'}}}}\n", "", ""),
    "counts_zero": (f"{ERR} // expected-error 0 {{{{'missing'}}}}\n", "", ""),
    "regex": (f"{ERR} // expected-error-re {{{{'{{{{m[a-z]+g}}}}'}}}}\n", "", ""),
    "regex_posix": (f"{ERR} // expected-error-re {{{{{{{{[[:alpha:]]+}}}} '{{{{m(i)s+ing}}}}'}}}}\n", "", ""),
    "regex_fails": (f"{ERR} // expected-error-re {{{{'{{{{[0-9]+}}}}'}}}}\n", "", ""),
    "regex_without_one": (f"{ERR} // expected-error-re {{{{'missing'}}}} expected-error {{{{'missing'}}}}\n", "", ""),
    "regex_invalid": (f"{ERR} // expected-error-re {{{{{{{{(}}}}}}}} expected-error {{{{'missing'}}}}\n", "", ""),
    "braces": (f"{ERR} // expected-error {{{{{{'missing'}}}}}} expected-error {{{{{{{{ }}}} }}}}}}}}\n", "", ""),
    "braces_nested": (f"{ERR} // expected-error {{{{ {{{{}}}} }}}}\n", "", ""),
    "no_start": (f"{ERR} // expected-error 'missing'\n", "", ""),
    "no_end": (f"{ERR} // expected-error {{{{'missing'\n", "", ""),
    "no_end_of_more": (f"{ERR} // expected-error {{{{{{'missing'}}}}\n", "", ""),
    "no_end_expected": (f"{ERR} // expected-error {{{{'missing'}}}}\n"
                        "// expected-error@+1 {{}}\n// expected-error {{x\n", "", ""),
    "block": (f"{ERR} /* expected-error {{{{'missing'}}}} */ /*expected-warning {{{{x}}}}*/\n", "", ""),
    "block_of_lines": (f"{ERR} /* a\n b\n expected-error {{{{'missing'}}}}\n*/\n", "", ""),
    "block_relative": (f"/*\n\n expected-error@+3 {{{{'missing'}}}}\n*/{ERR}\n", "", ""),
    "continued": (f"{ERR} // expected-error \\\n{{{{'missing'}}}} \\\nexpected-note {{{{x}}}}\n", "", ""),
    "glued": (f"{ERR} //expected-error{{{{'missing'}}}}x-expected-error{{{{y}}}}\n", "", ""),
    "unknown_kinds": (f"{ERR} // expected-fail {{{{x}}}} expected-errors {{{{y}}}} expected-error {{{{}}}}\n", "", ""),
    "notes": (f"{NOTE}\n// expected-error@2 {{{{}}}} expected-note@1 {{{{}}}} expected-remark@1 {{{{x}}}}\n", "", ""),
    "notes_unexpected": (f"{NOTE} // expected-error {{{{}}}}\n", "", ""),
    "marker": (f"// expected-error@#here {{{{'missing'}}}}\n{ERR} // #here\n", "", ""),
    "marker_defined_first": (f"{ERR} /* #here-1 */\n// expected-error@#here-1 2 {{{{x}}}}\n", "", ""),
    "marker_unknown": (f"{ERR} // #there\n// expected-error@#here {{{{'missing'}}}}\n", "", ""),
    "marker_twice": (f"{ERR} // #here\nstatic int k; // #here\n// expected-error@#here {{{{'missing'}}}}\n", "", ""),
    "marker_twice_unused": (f"{ERR} // #here expected-error {{{{'missing'}}}}\nstatic int k; // #here\n", "", ""),
    "header": ('#include "h.h"\n', "", f"{HEADER} // expected-error {{{{'gone'}}}}\n"),
    "header_named": ('#include "h.h" // expected-error@h.h:1 {{\'gone\'}}\n', "", HEADER + "\n"),
    "header_any_line": ('#include "h.h"\n// expected-error@h.h:* {{\'gone\'}} expected-error@h.h:* {{x}}\n', "",
                        "\n" + HEADER + "\n"),
    "header_not_included": ("// expected-error@h.h:2 {{x}}\n", "", "\n\n\n"),
    "header_unknown": ("// expected-error@no.h:2 {{x}}\n", "", ""),
    "header_bad_line": ("// expected-error@h.h:x {{x}}\n", "", "\n"),
    "header_unexpected": ('#include "h.h"\n// expected-error {{x}}\n', "", HEADER + "\n"),
    "header_any_place": ('#include "h.h"\n// expected-error@*:* {{\'gone\'}}\n', "", HEADER + "\n"),
    "header_same_line_other_file": ('#include "h.h" // expected-error {{\'gone\'}}\n', "", HEADER + "\n"),
    "in_macro_body": ("#define BAD missing // expected-error {{x}}\nint f() { return BAD; }\n", "", ""),
    "at_macro_use": ("#define BAD missing\nint f() { return BAD; } // expected-error {{'missing'}}\n", "", ""),
    "macro_argument": ("#define ID(x) x\nint f() { return\n  ID(\n missing); // expected-error@-1 {{'missing'}}\n}\n",
                       "", ""),
    "skipped": ("#if 0 // expected-error {{a}}\n// expected-error {{b}}\n#elif 0 // expected-error {{c}}\n"
                "/* expected-error {{d}} */\n#else // expected-error {{e}}\n// expected-error {{f}}\n"
                "#endif // expected-error {{g}}\n", "", ""),
    "skipped_else": ("#if 1\nstatic int a;\n#else // expected-error {{a}}\n// expected-error {{b}}\n#if 1 // "
                     "expected-error {{c}}\n#endif // expected-error {{d}}\n#endif // expected-error {{e}}\n", "", ""),
    "skipped_elif": ("#if 1\n// expected-error {{a}}\n#elif 1 // expected-error {{b}}\n#elif 2 // "
                     "expected-error {{c}}\n// expected-error {{d}}\n#else // expected-error {{e}}\n#endif\n", "", ""),
    "skipped_elifdef": ("#ifdef A // expected-error {{a}}\n#elifndef B // expected-error {{b}}\n#elifdef A // "
                        "expected-error {{c}}\n// expected-error {{d}}\n#endif /* expected-error {{e}} */\n",
                        "-verify-ignore-unexpected=warning", ""),
    "skipped_unclosed": ("// expected-error {{a}}\n#if 0\n// expected-error {{b}}\n", "", ""),
    "pragma": ("#pragma once_more // expected-warning {{x}}\n", "-Wno-unknown-pragmas", ""),
    "line_directive": (f'#line 70\n{ERR} // expected-error {{{{nope}}}}\n', "", ""),
    "line_directive_file": (f'#line 70 "other.hlsl"\n{ERR} // expected-error {{{{nope}}}}\n', "", ""),
    "error_directive": ("// expected-error@+1 {{stop}}\n#error stop\n", "", ""),
    "newline_in_text": (f"{ERR} // expected-error {{{{a\\n}}}}\n", "", ""),
    "prefix": (f"{ERR} // one-error {{{{'missing'}}}} two-error {{{{x}}}}\n", "-verify=one", ""),
    "prefixes": (f"{ERR} // one-error {{{{y}}}} two-error {{{{x}}}}\n", "-verify=two,one", ""),
    "prefixes_none_found": (f"{ERR} // expected-error {{{{y}}}}\n", "-verify=two,one", ""),
    "prefix_of_prefix": (f"{ERR} // a-error {{{{'missing'}}}} a-b-error {{{{x}}}}\n", "-verify=a,a-b", ""),
    "prefix_no_diagnostics": (f"// b-no-diagnostics\n{ERR} // a-error {{{{'missing'}}}}\n", "-verify=a,b", ""),
    "ignore_notes": (f"{NOTE} // expected-error {{{{}}}}\n", "-verify-ignore-unexpected=note", ""),
    "ignore_all": (f"{NOTE} // expected-error {{{{x}}}}\n", "-verify-ignore-unexpected", ""),
    "ignore_some": (f"{NOTE} // expected-error {{{{x}}}}\n", "-verify-ignore-unexpected=warning,error", ""),
}
# what Clang says about a directive (a piece of it) -> the id
ABOUT_DIRECTIVES = {
    "cannot find start of regex": "err_verify_missing_regex", "cannot find start": "err_verify_missing_start",
    "cannot find end": "err_verify_missing_end", "could not be located": "err_verify_missing_file",
    "line number following": "err_verify_missing_line", "invalid range": "err_verify_invalid_range",
    "undefined marker": "err_verify_no_such_marker", "is ambiguous": "err_verify_ambiguous_marker",
    "ambiguous marker": "note_verify_ambiguous_marker", "directive cannot follow": "err_verify_invalid_no_diags",
    "invalid expected": "err_verify_invalid_content",
}


def masked(report: str) -> list[str]:
    """The lines of a report, without what may differ."""
    lines = []
    seen = False
    for line in report.splitlines():
        heading = re.match(r"error: (?:'([\w-]+)-(\w+)' diagnostics|.*'(\w+)'.*) (expected but|seen but)", line)
        if heading:
            seen = heading[4].startswith("seen")
            lines.append(f"{heading[1]} {heading[2] or heading[3]} {heading[4]}")
        elif line.startswith("  ") and seen:
            place, _, message = re.sub(r"^((?:.*? Line \d+)|.*?frontend\)): ", r"\1\0", line).partition("\0")
            about = [id for words, id in ABOUT_DIRECTIVES.items() if words in message]
            about += re.findall(r"\[(\w+_verify_\w+)\]", message)
            lines.append(f"{place}: {about[:1]}")
        elif line.startswith("error: no "):
            lines.append("no directives: " + re.findall(r"'(\w+)-no-diagnostics'", line)[0])
        else:
            lines.append(line.removesuffix(" generated."))
    return lines


def test_there_are_many() -> None:
    assert len(CASES) >= 60


@pytest.mark.parametrize("name", CASES)
def test_report_equals_clang(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                             capsys: pytest.CaptureFixture[str]) -> None:
    require_oracle("clang")
    source, options, header = CASES[name]
    monkeypatch.chdir(tmp_path)
    Path("a.hlsl").write_text(source)
    Path("h.h").write_text(header)
    words = ["-cc1", "-triple", "dxil-pc-shadermodel6.6-library", "-x", "hlsl", "-fsyntax-only", *options.split()]
    words += [] if "-verify=" in options else ["-verify"]
    theirs = subprocess.run(["clang-22", *words, "a.hlsl"], capture_output=True, text=True, check=False)
    assert theirs.returncode in (0, 1), theirs.stderr
    status = main([*words, "a.hlsl"])
    ours = capsys.readouterr().err
    assert (masked(ours), status) == (masked(theirs.stderr), theirs.returncode), f"{ours}\n{theirs.stderr}"
