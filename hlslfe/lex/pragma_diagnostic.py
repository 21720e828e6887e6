"""`#pragma clang diagnostic`, with dxc's and GCC's spelling of it.

Mirrors clang/lib/Lex/Pragma.cpp: PragmaDiagnosticHandler::HandlePragma.
Differs: the group that was probably meant by an unknown one is named.
"""

from __future__ import annotations

from hlslfe.basic.pragma_states import PragmaStates, pragma_states
from hlslfe.basic.source import Loc
from hlslfe.lex.literals import parse_string
from hlslfe.lex.tokens import Token

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from hlslfe.lex.preprocessor import Preprocessor

_SEVERITIES = ("ignored", "warning", "error", "fatal")


def handle_diagnostic(pp: Preprocessor, line: list[Token]) -> list[Token]:
    """Carry out the pragma; `line` begins with `clang diagnostic`."""
    action = line[2] if len(line) > 2 else None
    where = action.lexpos if action is not None else line[1].end
    if action is not None and action.value in ("push", "pop"):
        if len(line) > 3:
            pp.diags.report(line[3].lexpos, "warn_pragma_diagnostic_invalid_token")
            return []
        states = pragma_states(pp.diags)
        if action.value == "push":
            states.stack.append(states.current)
        elif not states.pop(action.lexpos):
            pp.diags.report(action.end, "warn_pragma_diagnostic_cannot_pop")
    elif action is None or action.value not in _SEVERITIES:
        if action is not None and action.type != "NUMERIC_CONSTANT":  # Clang reads on before it looks at the word
            where = line[3].lexpos if len(line) > 3 else action.end
        pp.diags.report(where, "warn_pragma_diagnostic_invalid")
    else:
        option = _option(pp, line)
        if option:
            _set(pp, pragma_states(pp.diags), action.value, option, line[3].lexpos)
    return []


def _option(pp: Preprocessor, line: list[Token]) -> str:
    """The text of the string behind the severity; "" after an error."""
    strings = line[3:]
    count = 0
    while count < len(strings) and strings[count].type == "STRING_LITERAL":
        count += 1
    if not count:
        special = strings[0] if strings and strings[0].type == "UNTERMINATED_STRING" else None
        if special is not None:
            pp.report_special(special)
        pp.diags.report(strings[0].lexpos if strings else line[2].end, "err_expected_string_literal",
                        "#pragma diagnostic")
        return ""
    text = "".join(parse_string(pp.diags, token.lexpos, token.value) for token in strings[:count])
    if count < len(strings):
        pp.diags.report(strings[count].lexpos, "warn_pragma_diagnostic_invalid_token")
        return ""
    if len(text) < 3 or text[:2] not in ("-W", "-R"):
        pp.diags.report(strings[0].lexpos, "warn_pragma_diagnostic_invalid_option")
        return ""
    return text


def _set(pp: Preprocessor, states: PragmaStates, severity: str, option: str, loc: Loc) -> None:
    if option.startswith("-R"):
        return  # remarks are switched on the command line
    state = states.current.copy()
    if option == "-Weverything":
        state.set_all(severity, firm=True)
    elif not state.set_severity(option[2:], severity, firm=True):
        from hlslfe.basic.edit_distance import nearest
        from hlslfe.basic.warning_groups import WARNING_GROUPS

        guess = nearest(option[2:], WARNING_GROUPS, len(option) // 3)
        pp.diags.report(loc, "warn_pragma_diagnostic_unknown_warning", option, bool(guess), guess)
        return
    states.change(loc, state)
