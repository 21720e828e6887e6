"""The LALR tables: made once from the grammar's docstrings, then kept in the user's cache.

No Clang counterpart: Clang's parser is written by hand.
Differs: from PLY's own table file in three ways.  A state that can only reduce one rule needs no action row (it does so
without looking at the next token); equal rows are stored once; `$end` is called EOF, because the filter makes one.
"""

from __future__ import annotations

import marshal
import zlib

from hlslfe.basic import cache

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

Row = dict[str, int]

_FORMAT = 1  # raise it when the layout of the stored value changes


class Tables:
    """What PLY's LRParser needs. `productions` are (name, length, method); `defaulted` maps a state to the one rule
    (negative number) that it reduces; `was_cached` tells where the tables came from."""

    __slots__ = ("action", "goto", "productions", "defaulted", "was_cached")

    def __init__(self, action: dict[int, Row], goto: dict[int, Row], productions: list[tuple[str, int, str]],
                 defaulted: dict[int, int], was_cached: bool) -> None:
        self.action = action
        self.goto = goto
        self.productions = productions
        self.defaulted = defaulted
        self.was_cached = was_cached


def grammar_methods(grammar: type) -> list[tuple[str, str]]:
    """(method name, docstring) of every production, in order of definition (mixins first to last)."""
    methods: list[tuple[str, str]] = []
    for mixin in reversed(grammar.__mro__):
        methods += [(name, method.__doc__ or "") for name, method in vars(mixin).items()
                    if name.startswith("p_") and name != "p_error"]
    return methods


def grammar_key(grammar: type, precedence: tuple[tuple[str, ...], ...]) -> str:
    """Hex digits that change whenever the tables would."""
    text = f"{_FORMAT}{precedence}{grammar_methods(grammar)}".encode()
    return f"{zlib.crc32(text):08x}{zlib.adler32(text):08x}{len(text):x}"


def load_tables(grammar: type, precedence: tuple[tuple[str, ...], ...], start: str) -> Tables:
    """The tables of `grammar` from the cache; they are built and stored when it has none, or damaged ones."""
    key = grammar_key(grammar, precedence)
    stored = cache.read("lalr", key)
    if stored is not None and len(stored) > 4 and zlib.crc32(stored[4:]).to_bytes(4, "little") == stored[:4]:
        return _unpack(marshal.loads(stored[4:]), True)
    value = pack(generate(grammar, precedence, start))
    data = marshal.dumps(value)
    cache.write("lalr", key, zlib.crc32(data).to_bytes(4, "little") + data)
    return _unpack(value, False)


def generate(grammar: type, precedence: tuple[tuple[str, ...], ...], start: str) -> Any:
    """Run PLY's generator; an LRGeneratedTable, whose `sr_conflicts` and `rr_conflicts` a test looks at.

    Without a `precedence` table the %prec of the rules is ignored, too."""
    from hlslfe.parse.lr_engine import yacc

    rules = [(name, rule) for name, doc in grammar_methods(grammar)
             for rule in yacc.parse_grammar(doc, "", 0)]
    nonterminals = {rule[2] for _, rule in rules}
    terminals = {symbol for _, rule in rules for symbol in rule[3] if symbol not in nonterminals}
    virtual = {rule[3][rule[3].index("%prec") + 1] for _, rule in rules if "%prec" in rule[3]}
    terminals -= {"%prec", "error"} | {name for name in virtual if not _is_used(name, rules)}
    table = yacc.Grammar(sorted(terminals))
    for level, (associativity, *tokens) in enumerate(precedence, 1):
        for token in tokens:
            table.set_precedence(token, associativity, level)
    for name, (file, line, product, symbols) in rules:
        if not precedence and "%prec" in symbols:
            symbols = symbols[:symbols.index("%prec")]
        table.add_production(product, symbols, name, file, line)
    table.set_start(start)
    return yacc.LRGeneratedTable(table, "LALR")


def _is_used(name: str, rules: list[tuple[str, Any]]) -> bool:
    """Whether a name that stands behind %prec is also a token of some rule."""
    for _, rule in rules:
        symbols = rule[3]
        if any(symbol == name and (position == 0 or symbols[position - 1] != "%prec")
               for position, symbol in enumerate(symbols)):
            return True
    return False


def pack(generated: Any) -> tuple[Any, ...]:
    """The part of an LRGeneratedTable that parsing needs, as plain values."""
    rows: dict[tuple[tuple[str, int], ...], Row] = {}
    action: dict[int, Row] = {}
    defaulted: dict[int, int] = {}
    for state, row in generated.lr_action.items():
        targets = {target for target in row.values() if target is not None}
        if len(targets) == 1 and min(targets) < 0:
            defaulted[state] = targets.pop()
            continue
        pairs = sorted(("EOF" if symbol == "$end" else symbol, target) for symbol, target in row.items()
                       if target is not None)
        action[state] = rows.setdefault(tuple(pairs), dict(pairs))
    goto: dict[int, Row] = {}
    for state, row in generated.lr_goto.items():
        pairs = sorted(row.items())
        goto[state] = rows.setdefault(tuple(pairs), dict(pairs))
    productions = [(rule.name, rule.len, rule.func) for rule in generated.lr_productions]
    return action, goto, productions, defaulted


def _unpack(value: tuple[Any, ...], was_cached: bool) -> Tables:
    action, goto, productions, defaulted = value
    return Tables(action, goto, productions, defaulted, was_cached)
