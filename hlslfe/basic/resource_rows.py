"""The rows of the tables of resources: a class, and a method of one.

No Clang counterpart: Clang builds these classes by calls (HLSLExternalSemaSource, HLSLBuiltinTypeDeclBuilder).
"""

from __future__ import annotations


class Method:
    """A method; see basic.resource_table.  is_const: of a const object, too.  is_static: without an object.
    elements: what the element has to be: "float", "number" (of at most 32 bits; integers from 6.7 on), "word" (of at
    most 32 bits), "raw" (an unsigned scalar) or "" for anything."""

    __slots__ = ("name", "result", "params", "lowering", "is_const", "is_static", "is_template", "model", "elements")

    def __init__(self, name: str, result: str, params: str, lowering: tuple[str, ...], is_const: bool = False,
                 is_static: bool = False, model: tuple[int, int] = (6, 0), elements: str = "") -> None:
        self.name = name
        self.result = result
        self.params = params
        self.lowering = lowering
        self.is_const = is_const
        self.is_static = is_static
        self.is_template = result == "U" or params.startswith("U ") or ", U " in params
        self.model = model
        self.elements = elements


class Kind:
    """A class; see basic.resource_table.  value: the number that may ("samples") or must ("feedback", "flags") stand in
    `<>`, "" for none."""

    __slots__ = ("name", "resource_class", "form", "element", "default", "is_rov", "has_counter", "methods", "shape",
                 "value")

    def __init__(self, name: str, resource_class: str, form: str, element: str, methods: str, default: str = "",
                 is_rov: bool = False, has_counter: bool = False, shape: tuple[int, int, int] = (0, 0, 0),
                 value: str = "") -> None:
        self.name = name
        self.resource_class = resource_class
        self.form = form
        self.element = element
        self.default = default
        self.is_rov = is_rov
        self.has_counter = has_counter
        self.methods = tuple(methods.split())
        self.shape = shape
        self.value = value

    @property
    def is_uav(self) -> bool:
        return self.resource_class == "UAV"

    @property
    def is_template(self) -> bool:
        return self.element != "" or self.value != ""

    @property
    def letter(self) -> str:
        """Of its registers."""
        return REGISTER_LETTERS[self.resource_class]


REGISTER_LETTERS: dict[str, str] = {"SRV": "t", "UAV": "u", "CBuffer": "b", "Sampler": "s"}
