"""Everything of a module as lines of text: numbers, types, attributes are decided here, the templates only lay out.

Mirrors llvm/lib/IR/AsmWriter.cpp: AssemblyWriter::printModule, AssemblyWriter::printInstruction,
SlotTracker::processModule.
Differs: no `; preds =` comments.
"""

from __future__ import annotations

from hlslfe.codegen.ir import (
    AttributeGroup,
    Call,
    Function,
    GlobalValue,
    GlobalVariable,
    MDNode,
    MDString,
    Metadata,
    Module,
    NamedMetadata,
)
from hlslfe.codegen.ir_types import escaped
from hlslfe.codegen.print_instruction import PRINTERS
from hlslfe.codegen.type_finder import used_structs


class PrintedFunction:
    """`comment` is the text after `; Function Attrs: ` or ""; `head` the define or declare line; `body` the lines
    between the braces (nothing for a declaration)."""

    __slots__ = ("comment", "head", "body", "is_declaration")

    def __init__(self, comment: str, head: str, body: list[str], is_declaration: bool) -> None:
        self.comment = comment
        self.head = head
        self.body = body
        self.is_declaration = is_declaration


class ModulePrinter:
    """Numbers attribute groups and metadata of one module in LLVM's order."""

    __slots__ = ("module", "groups", "nodes", "node_numbers")

    def __init__(self, module: Module) -> None:
        self.module = module
        self.groups: list[AttributeGroup] = []
        self.nodes: list[MDNode] = []
        self.node_numbers: dict[MDNode, int] = {}
        self._number_nodes()
        self._number_groups()

    # ---- numbering

    def _number_groups(self) -> None:
        """Functions first, then call sites, each in order."""
        functions = self.module.functions
        seen: dict[AttributeGroup, None] = {f.attributes: None for f in functions if f.attributes is not None}
        for function in functions:
            for block in function.blocks:
                for instruction in block.instructions:
                    if instruction.opcode == "call" and isinstance(instruction, Call) and instruction.attributes:
                        seen[instruction.attributes] = None
        self.groups = list(seen)
        for number, group in enumerate(self.groups):
            group.number = number

    def _number_nodes(self) -> None:
        """Attachments of variables, then named metadata, then functions with their instructions."""
        module = self.module
        for variable in module.globals:
            self._number_attachments(variable)
        for named in module.named_metadata.values():
            for node in named.operands:
                self._number_node(node)
        for function in module.functions:
            self._number_attachments(function)
            for block in function.blocks:
                for instruction in block.instructions:
                    if instruction.metadata:
                        for _, node in instruction.metadata:
                            self._number_node(node)

    def _number_attachments(self, value: GlobalValue) -> None:
        for _, node in value.metadata:
            self._number_node(node)

    def _number_node(self, root: MDNode) -> None:
        """Before its operands, which follow depth first."""
        pending = [root]
        while pending:
            node = pending.pop()
            if node not in self.node_numbers:
                self.node_numbers[node] = len(self.nodes)
                self.nodes.append(node)
                pending.extend(operand for operand in reversed(node.operands) if isinstance(operand, MDNode))

    # ---- module level lines

    def struct_lines(self) -> list[str]:
        return [f"{struct.text} = type {struct.body_text}" for struct in used_structs(self.module)]

    def global_lines(self) -> list[str]:
        return [self._global_line(variable) for variable in self.module.globals]

    def _global_line(self, variable: GlobalVariable) -> str:
        linkage = variable.linkage or ("external" if variable.initializer is None else "")
        space = f"addrspace({variable.address_space})" if variable.address_space else ""
        words = [
            variable.ref, "=", linkage, variable.visibility, variable.thread_local, variable.unnamed_addr, space,
            "externally_initialized" if variable.externally_initialized else "",
            "constant" if variable.is_const else "global", variable.value_type.text,
            "" if variable.initializer is None else variable.initializer.ref,
        ]
        line = " ".join(filter(None, words))
        if variable.align:
            line += f", align {variable.align}"
        return line + self._attachments(variable.metadata, ", ")

    def attribute_lines(self) -> list[str]:
        return [f"attributes #{group.number} = {{ {group.text} }}" for group in self.groups]

    def named_metadata_lines(self) -> list[str]:
        return [self._named_line(named) for named in self.module.named_metadata.values()]

    def _named_line(self, named: NamedMetadata) -> str:
        return f"!{named.name} = !{{{', '.join(f'!{self.node_numbers[node]}' for node in named.operands)}}}"

    def metadata_lines(self) -> list[str]:
        return [
            f"!{number} = {'distinct ' if node.distinct else ''}{self._tuple_text(node)}"
            for number, node in enumerate(self.nodes)
        ]

    def _tuple_text(self, node: MDNode) -> str:
        return f"!{{{', '.join(map(self._metadata_text, node.operands))}}}"

    def _metadata_text(self, operand: Metadata) -> str:
        if operand is None:
            return "null"
        if isinstance(operand, MDNode):
            return f"!{self.node_numbers[operand]}"
        if isinstance(operand, MDString):
            return f'!"{escaped(operand.value.encode())}"'
        return f"{operand.type.text} {operand.ref}"

    def _attachments(self, attachments: list[tuple[str, MDNode]], separator: str) -> str:
        return "".join([f"{separator}!{kind} !{self.node_numbers[node]}" for kind, node in attachments])

    # ---- functions

    def functions(self) -> list[PrintedFunction]:
        return [self.function(function) for function in self.module.functions]

    def function(self, function: Function) -> PrintedFunction:
        """The lines of one function. Numbers its unnamed values."""
        is_declaration = not function.blocks
        number_values(function)
        group = function.attributes
        comment = comment_of(group) if group is not None else ""
        return PrintedFunction(comment, self._head(function, is_declaration), self._body(function), is_declaration)

    def _head(self, function: Function, is_declaration: bool) -> str:
        args = []
        for arg in function.args:
            words = [arg.type.text, arg.attrs, "" if is_declaration else arg.ref]
            args.append(" ".join(filter(None, words)))
        words = [
            "declare" if is_declaration else "define", function.linkage, function.visibility, function.calling_conv,
            function.return_attrs, function.function_type.result.text, f"{function.ref}({', '.join(args)})",
            function.unnamed_addr, f"#{function.attributes.number}" if function.attributes is not None else "",
            f"align {function.align}" if function.align else "",
        ]
        line = " ".join(filter(None, words)) + self._attachments(function.metadata, " ")
        return line if is_declaration else line + " {"

    def _body(self, function: Function) -> list[str]:
        lines: list[str] = []
        add = lines.append
        for block in function.blocks:
            if lines:
                add("")
            add(f"{block.ref[1:]}:")
            for instruction in block.instructions:
                line = PRINTERS[instruction.opcode](instruction)
                if instruction.metadata:
                    line += self._attachments(instruction.metadata, ", ")
                add(line)
        return lines


def comment_of(group: AttributeGroup) -> str:
    """The attributes that are no strings, for the comment above a function."""
    return group.text.partition('"')[0].rstrip()


def number_values(function: Function) -> None:
    """%0, %1, ...: parameters, blocks and results without a name, in order."""
    number = 0
    for arg in function.args:
        if not arg.name:
            arg.ref = f"%{number}"
            number += 1
    for block in function.blocks:
        if not block.name:
            block.ref = f"%{number}"
            number += 1
        for instruction in block.instructions:
            if not instruction.name and instruction.type.text != "void":
                instruction.ref = f"%{number}"
                number += 1
