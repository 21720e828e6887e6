"""PLY's LALR engine, `ply.yacc.LRParser`, made ready for tables that come from elsewhere.

No Clang counterpart: Clang's parser is recursive descent.
Differs: from PLY's own way in what it leaves out: `yacc.yacc()` inspects and signs the grammar at each start, which
costs more than parsing a small shader.  For the same reason the module `inspect`, which PLY imports only for that
(10 ms), is put off until something asks for it.
"""

from __future__ import annotations

import sys
from types import ModuleType

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from typing import Any

    from hlslfe.parse.tables import Tables


class _LazyModule(ModuleType):
    """Becomes the real module when the first attribute is looked up."""

    def __getattr__(self, name: str) -> Any:
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        module = __import__(self.__name__)
        return getattr(module, name)


def _import_yacc() -> ModuleType:
    """`ply.yacc`, without `inspect` unless that is there already."""
    if "ply.yacc" in sys.modules or "inspect" in sys.modules:
        from ply import yacc
        return yacc  # type: ignore[no-any-return]
    stand_in = _LazyModule("inspect")
    sys.modules["inspect"] = stand_in
    try:
        from ply import yacc
    finally:
        if sys.modules.get("inspect") is stand_in:
            del sys.modules["inspect"]
    return yacc  # type: ignore[no-any-return]


yacc = _import_yacc()


class BoundProduction:
    """A rule as LRParser wants it: `callable` is a method of the parser that runs."""

    __slots__ = ("name", "len", "callable")

    def __init__(self, name: str, length: int, callable: Any) -> None:
        self.name = name
        self.len = length
        self.callable = callable


class BoundProductions(dict[int, BoundProduction]):
    """The rules by number, each made when a parse first needs it: most need a tenth of them."""

    def __init__(self, productions: list[tuple[str, int, str]], grammar: object) -> None:
        self._productions = productions
        self._grammar = grammar

    def __missing__(self, number: int) -> BoundProduction:
        name, length, method = self._productions[number]
        made = self[number] = BoundProduction(name, length, getattr(self._grammar, method) if method else None)
        return made


class LRTable:
    """Stands in for yacc's LRTable; `grammar` has the methods that the tables name."""

    __slots__ = ("lr_productions", "lr_action", "lr_goto")

    def __init__(self, tables: Tables, grammar: object) -> None:
        self.lr_action = tables.action
        self.lr_goto = tables.goto
        self.lr_productions = BoundProductions(tables.productions, grammar)


class TableParser(yacc.LRParser):  # type: ignore[misc, name-defined]
    """LRParser with the defaulted states of the tables, which it would else search for each time."""

    defaulted_states: dict[int, int]

    def __init__(self, tables: Tables, grammar: Any) -> None:
        super().__init__(LRTable(tables, grammar), grammar.p_error)
        self.defaulted_states = tables.defaulted

    def set_defaulted_states(self) -> None:
        self.defaulted_states = {}
