"""A module as `.ll` text: what codegen.printer decides, laid out by the templates in templates/.

No Clang counterpart: llvm/lib/IR/AsmWriter.cpp writes to a stream; here Jinja2 templates show the layout.
Loading jinja2 takes longer than compiling a small shader, so the Python code that it makes of the templates is kept in
the cache folder, and a small runtime of our own runs it.  Without a cache entry jinja2 itself renders, and its code is
stored once our runtime has given the same text.
"""

from __future__ import annotations

import marshal
import os
import zlib

from hlslfe.basic import cache
from hlslfe.codegen.ir import Module
from hlslfe.codegen.ir_types import escaped
from hlslfe.codegen.printer import ModulePrinter, PrintedFunction

TYPE_CHECKING = False  # importing typing costs start-up time
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import CodeType

    import jinja2

    Renderer = Callable[[dict[str, object]], str]

_NAMES = ("module.ll.j2", "function.ll.j2")
_FORMAT = "1"  # of the cache entry and of what our runtime offers to compiled templates
_MISSING = object()
_renderers: dict[str, Renderer] = {}


def print_module(module: Module) -> str:
    """The text of a module; numbers its unnamed values on the way."""
    printer = ModulePrinter(module)
    renderers = load_renderers()
    function_template = renderers["function.ll.j2"]
    functions = [_render_function(function_template, function) for function in printer.functions()]
    file_name = module.file_name.encode("utf-8", "replace").decode()
    return renderers["module.ll.j2"]({
        "module_id": file_name.replace("\n", "_"),
        "source_filename": escaped(file_name.encode()),
        "data_layout": module.data_layout,
        "triple": module.triple,
        "sections": [section for section in (printer.struct_lines(), printer.global_lines()) if section],
        "functions": functions,
        "metadata": [section for section in (
            printer.attribute_lines(), printer.named_metadata_lines(), printer.metadata_lines()) if section],
    })


def _render_function(template: Renderer, function: PrintedFunction) -> str:
    return template({
        "comment": function.comment,
        "head": function.head,
        "is_definition": not function.is_declaration,
        "body": function.body,
    })


# ------------------------------------------------------------------------------------- finding the templates


def load_renderers() -> dict[str, Renderer]:
    """Template name -> function from variables to text; made once a process."""
    if not _renderers:
        sources = {name: _read_template(name) for name in _NAMES}
        key = _cache_key(sources)
        compiled = _read_cache(key)
        made = {name: compiled_renderer(code) for name, code in compiled.items()} if compiled else jinja_renderers(
            sources, key)
        _renderers.update(made)
    return _renderers


def _read_template(name: str) -> str:
    with open(os.path.join(os.path.dirname(__file__), "templates", name), encoding="utf-8") as file:
        return file.read()


def _cache_key(sources: dict[str, str]) -> str:
    data = "\0".join([_FORMAT, *sources.values()]).encode()
    return f"{zlib.crc32(data):08x}{zlib.adler32(data):08x}"


def _read_cache(key: str) -> dict[str, CodeType] | None:
    """The compiled templates; None when there are none or the entry is damaged."""
    data = cache.read("templates", key)
    if data is None:
        return None
    try:
        found = marshal.loads(data)
    except (ValueError, EOFError, TypeError):
        return None
    return found if isinstance(found, dict) and set(found) == set(_NAMES) else None


# --------------------------------------------------------------------------------------------- with jinja2


def jinja_renderers(sources: dict[str, str], key: str) -> dict[str, Renderer]:
    """Let jinja2 render, and store its code for the next time."""
    import jinja2

    environment = jinja2.Environment(
        undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True,
        autoescape=False,
    )
    compiled = {}
    for name, source in sources.items():
        code = environment.compile(source, name, name, raw=True)
        # the first line imports jinja2's runtime; ours stands in for it
        compiled[name] = compile(code.partition("\n")[2], name, "exec")
    if all(_gives_same_text(environment.from_string(sources[name]), compiled[name]) for name in sources):
        cache.write("templates", key, marshal.dumps(compiled))
    return {name: _jinja_renderer(environment.from_string(source)) for name, source in sources.items()}


def _jinja_renderer(template: jinja2.Template) -> Renderer:
    return template.render


def _gives_same_text(template: jinja2.Template, code: CodeType) -> bool:
    """A trial with every variable that any template of ours uses."""
    lines = ["  a", "", "  b"]
    variables: dict[str, object] = {
        **dict.fromkeys(("module_id", "source_filename", "data_layout", "triple", "comment", "head"), "text"),
        "sections": [lines, lines], "functions": ["f\n", "g\n"], "metadata": [lines], "is_definition": True,
        "body": lines,
    }
    try:
        return compiled_renderer(code)(variables) == template.render(variables)
    except (NameError, AttributeError, TypeError):  # a jinja2 whose code asks for more than our runtime has
        return False


# ------------------------------------------------------------------------------------------ without jinja2


class _Environment:
    """What compiled templates ask of their environment: strict undefined variables and attributes."""

    __slots__ = ()
    getattr = staticmethod(getattr)
    concat = "".join

    @staticmethod
    def undefined(name: str) -> object:
        raise NameError(f"template variable {name} is undefined")


class _Context:
    __slots__ = ("variables",)

    def __init__(self, variables: dict[str, object]) -> None:
        self.variables = variables

    def resolve_or_missing(self, name: str) -> object:
        return self.variables.get(name, _MISSING)


def compiled_renderer(code: CodeType) -> Renderer:
    """The render function of a template that jinja2 compiled in an earlier run."""
    names: dict[str, object] = {"missing": _MISSING, "environment": _Environment, "Undefined": None}
    exec(code, names)  # defines `root`, a generator of pieces of text
    root: Callable[[_Context], Iterator[str]] = names["root"]  # type: ignore[assignment]
    return lambda variables: "".join(root(_Context(variables)))
