"""goto and labels: where they may lead, and what falls off the end of a function that has them."""

from __future__ import annotations

import pytest
from entry_cases import reported

CASES = [
    ("void f(int a) { l: a++; if (a < 3) goto l; }", []),
    ("void f(int a) { goto §1l; }", [("err_undeclared_label_use", 1)]),
    ("void f(int a) { §2l: ; §1l: ; goto l; }",
     [("err_redefinition_of_label", 1), ("note_previous_definition", 2)]),
    ("void f(int a) { §1goto l; int §2b = 1; l: ; }",
     [("err_goto_into_protected_scope", 1), ("note_protected_by_variable_init", 2)]),
    ("void f(int a) { goto l; int b; l: b = 1; }", []),
    ("void f(int a) { goto l; { l: int b = 1; } }", []),
    ("void f(int a) { §1goto l; for (int §2i = 0; i < 3; i++) { l: ; } }",
     [("err_goto_into_protected_scope", 1), ("note_protected_by_variable_init", 2)]),
    ("void f(int a) { for (int i = 0; i < 3; i++) { goto l; } l: ; }", []),
    ("void f(int a) { §1goto l; if (int §2b = a) { l: ; } }",
     [("err_goto_into_protected_scope", 1), ("note_protected_by_variable_init", 2)]),
    ("void f(int a) { goto l; l: §1}", [("ext_cxx_label_end_of_compound_statement", 1)]),
    ("void f(int a) { switch (a) { case 1: §1} }", [("ext_cxx_label_end_of_compound_statement", 1)]),
    ("int f(int a) { l: if (a > 2) return 1; a++; goto l; }", []),
    ("int f(int a) { if (a) goto l; return 1; l: a++; §1}", [("warn_maybe_falloff_nonvoid_function", 1)]),
    ("int f(int a) { goto l; return 1; l:; §1}", [("warn_falloff_nonvoid_function", 1)]),
    ("int f(int a) { for (;;) { if (a++ > 3) goto l; } l: return a; }", []),
    ("int f(int a) { while (true) { goto l; } l: ; §1}", [("warn_falloff_nonvoid_function", 1)]),
    ("int f(int a) { do { if (a) goto l; break; } while (true); return 1; l: return 2; }", []),
    ("int f(int a) { switch (a) { case 1: goto l; default: return 3; } l: return 2; }", []),
]


@pytest.mark.parametrize(("marked", "expected"), CASES, ids=lambda value: str(value)[:60])
def test_jumps(marked: str, expected: list[tuple[str, int]]) -> None:
    assert reported(marked) == expected


def test_unused_labels_are_told_on_demand() -> None:
    assert reported("void f() { §1l: ; }") == []
    assert ("warn_unused_label", 1) in reported("void f() { §1l: ; }", all_warnings=True)


def test_labels_belong_to_their_function() -> None:
    assert reported("void f() { l: goto l; } void g() { goto §1l; }") == [("err_undeclared_label_use", 1)]
