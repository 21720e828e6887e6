"""Dependent types: what the signature of a template says in terms of its parameters.

Mirrors clang/lib/Sema/SemaTemplate.cpp: Sema::CheckTemplateIdType, Sema::ActOnTypenameType and
clang/lib/AST/ASTContext.cpp: ASTContext::getDependentSizedExtVectorType, getDependentSizedArrayType.
Differs: only signatures and the arguments of partial specialisations are made into dependent types.
"""

from __future__ import annotations

from hlslfe.ast.decl import NamedDecl
from hlslfe.ast.template import (
    ClassTemplateDecl,
    DependentArrayType,
    DependentExpr,
    DependentMatrixType,
    DependentNameType,
    DependentVectorType,
    Extent,
    PackExpansion,
    PatternArgument,
    PatternPack,
    TemplateDecl,
    TemplatePack,
    TemplateParm,
    TemplateParmDecl,
    TemplateSpecializationType,
    TemplateTemplateParm,
    TemplateTypeParmType,
    TemplateValue,
    TemplateValueParm,
    TypeAliasTemplateDecl,
    is_dependent,
)
from hlslfe.ast.types import BUILTIN_TYPES, DEPENDENT, INT, ArrayType, Type, scalar_of
from hlslfe.parse import tree
from hlslfe.sema.builtin_types import TEMPLATE_DEFAULTS, BuiltinTemplateDecl, ResourceClassDecl
from hlslfe.sema.decl_spec import sort_specifiers
from hlslfe.sema.scope import Scope
from hlslfe.sema.type_spec import SemaTypes


class SemaPatterns(SemaTypes):
    """From syntax to dependent types. All of these are called with the scope of the parameters current."""

    def pattern_scope(self, parms: list[TemplateParm], home: Scope) -> Scope:
        """A scope in which the parameters stand for themselves."""
        scope = Scope("template", home, home.path)
        for parm in parms:
            pattern: PatternArgument
            if parm.template_parms is not None:
                pattern = TemplateTemplateParm(parm.index, parm.name, parm.is_pack, parm.template_parms)
            elif parm.is_type:
                pattern = TemplateTypeParmType(parm.index, parm.name, parm.is_pack)
            else:
                pattern = TemplateValueParm(parm.index, parm.name, parm.is_pack)
            if parm.name:
                scope.names[parm.name] = [TemplateParmDecl(parm.loc, parm.name, pattern)]
        return scope

    def pattern_of_declarator(self, spec: tree.DeclSpec, declarator: tree.Declarator) -> Type:
        """The type that specifiers and a declarator give; DEPENDENT where it cannot be said (an error, mostly)."""
        return self._add_dims(self.pattern_of_spec(spec), declarator.dims)

    def pattern_of_type_name(self, node: tree.TypeName) -> Type:
        assert isinstance(node.spec, tree.DeclSpec)
        return self._add_dims(self.pattern_of_spec(node.spec), node.dims)

    def _add_dims(self, type: Type, dims: list[tree.Expr | None]) -> Type:
        for dim in reversed(dims):
            size = None if dim is None else self._extent(dim)
            if is_dependent(type) or (size is not None and not isinstance(size, int)):
                type = DependentArrayType(type, size)
            else:
                type = self.context.array(type, size)
        return type

    def pattern_of_spec(self, spec: tree.DeclSpec) -> Type:
        """The type of specifiers, without const (which a by-value parameter drops)."""
        with self.diags.suppress():
            if isinstance(spec.type, tree.NamedTypeSpec):
                return self._pattern_of_name(spec.type.name)
            if spec.type is None or isinstance(spec.type, (tree.RecordDecl, tree.EnumDecl, tree.AutoTypeSpec)):
                return DEPENDENT
            specifiers = sort_specifiers(self.diags, spec)
            specifiers.const_loc = specifiers.constexpr_loc = 0
            return self.type_of_specifiers(spec, specifiers) or DEPENDENT

    def _pattern_of_name(self, name: tree.QualifiedName) -> Type:
        if len(name.parts) > 1:
            return self._pattern_of_qualified(name)
        return self._pattern_of_found(name)

    def _pattern_of_found(self, name: tree.QualifiedName) -> Type:
        """What lookup finds, with the arguments of the last part."""
        decl = self._first(self.lookup(name))
        args = name.parts[-1].template_args
        if isinstance(decl, TemplateParmDecl):
            if isinstance(decl.pattern, TemplateTemplateParm) and args is not None:
                return TemplateSpecializationType(
                    decl.pattern, self.pattern_arguments(decl.pattern.parms, args, self.scope))
            return decl.pattern if isinstance(decl.pattern, Type) else DEPENDENT
        if isinstance(decl, BuiltinTemplateDecl) and args is not None:
            return self._pattern_of_builtin(decl.name, args, name)
        if isinstance(decl, ResourceClassDecl) and args is not None and len(args) == 1:
            element = self._pattern_argument(args[0])
            if is_dependent(element):
                return TemplateSpecializationType(decl, (element,))
        if isinstance(decl, ClassTemplateDecl) and args is not None:
            patterns = self.pattern_arguments(decl.parms, args, decl.home)
            if any(map(is_dependent, patterns)):
                return TemplateSpecializationType(decl, patterns)
        if isinstance(decl, TypeAliasTemplateDecl) and args is not None:
            return self._pattern_of_alias(decl, self.pattern_arguments(decl.parms, args, decl.home))
        return self.resolve_named_type(name) or DEPENDENT

    @staticmethod
    def _first(found: list[NamedDecl]) -> NamedDecl | None:
        return found[0] if found else None

    def _pattern_of_qualified(self, name: tree.QualifiedName) -> Type:
        """`P<T>::type`, or a name that does not depend on anything."""
        prefix = tree.QualifiedName(name.parts[:-1], name.is_global)
        if any(part.template_args is not None for part in prefix.parts) or isinstance(
                self._first(self.lookup(tree.QualifiedName(name.parts[:1], name.is_global))), TemplateParmDecl):
            qualifier = self._pattern_of_name(prefix)
            if is_dependent(qualifier) or qualifier is DEPENDENT:
                return DependentNameType(qualifier, name.name)
        return self._pattern_of_found(name)

    def _pattern_of_builtin(self, template: str, args: list[tree.TypeName | tree.Expr],
                            name: tree.QualifiedName) -> Type:
        """`vector<T, N>`, `matrix<T, R, C>`."""
        kind, defaults = TEMPLATE_DEFAULTS[template]
        element = self._pattern_argument(args[0]) if args else BUILTIN_TYPES[kind]
        extents: list[Extent] = list(defaults)
        for index, arg in enumerate(args[1:1 + len(defaults)]):
            extents[index] = self._extent(arg) if isinstance(arg, tree.Expr) else 0
        if not isinstance(element, Type):
            return DEPENDENT
        if not is_dependent(element) and all(isinstance(extent, int) for extent in extents):
            return self.resolve_named_type(name) or DEPENDENT
        if template == "vector":
            return DependentVectorType(element, extents[0])
        return DependentMatrixType(element, extents[0], extents[1])

    def _pattern_of_alias(self, decl: TypeAliasTemplateDecl, args: tuple[PatternArgument, ...]) -> Type:
        scope = Scope("template", decl.home, decl.home.path)
        for parm, arg in zip(decl.parms, args, strict=False):
            scope.names[parm.name] = [TemplateParmDecl(parm.loc, parm.name, arg)]
        outer = self.enter_scope(scope)
        type = self.pattern_of_type_name(decl.node.type)
        self.leave_scope(outer)
        return type

    # ------------------------------------------------------------ arguments

    def pattern_arguments(self, parms: list[TemplateParm], args: list[tree.TypeName | tree.Expr],
                          home: Scope) -> tuple[PatternArgument, ...]:
        """Template arguments, with the defaults of those that are left out."""
        patterns: list[PatternArgument] = []
        if any(isinstance(arg, tree.PackExpansionExpr) and not parm.is_pack
               for arg, parm in zip(args, parms, strict=False)):  # which one fills which is not known yet
            return tuple(self._pattern_argument(arg) for arg in args)
        for position, parm in enumerate(parms):
            if parm.is_pack:
                rest = tuple(self._pattern_argument(arg, parm) for arg in args[position:])
                patterns.append(PatternPack(rest) if any(map(is_dependent, rest)) else TemplatePack(rest))  # type: ignore[arg-type]
            elif position < len(args):
                patterns.append(self._pattern_argument(args[position], parm))
        for parm in parms[len(patterns):]:
            if parm.default is None:
                break
            scope = Scope("template", home, home.path)
            for known, pattern in zip(parms, patterns, strict=False):
                scope.names[known.name] = [TemplateParmDecl(known.loc, known.name, pattern)]
            outer = self.enter_scope(scope)
            patterns.append(self._pattern_argument(parm.default, parm))
            self.leave_scope(outer)
        return tuple(patterns)

    def _pattern_argument(self, arg: tree.TypeName | tree.Expr, parm: TemplateParm | None = None) -> PatternArgument:
        if isinstance(arg, tree.PackExpansionExpr):
            return PackExpansion(self._pattern_argument(arg.pattern, parm))
        if parm is not None and parm.template_parms is not None:
            decl = self.template_named(arg)
            if isinstance(decl, TemplateParmDecl):
                return decl.pattern
            return decl if isinstance(decl, TemplateDecl) else DEPENDENT
        if isinstance(arg, tree.TypeName):
            return self.pattern_of_type_name(arg)
        if parm is not None and not parm.is_type:
            value = self._extent(arg)
            if isinstance(value, int):
                return TemplateValue(value, self._value_type(parm))
            return value
        if isinstance(arg, tree.DeclRefExpr):
            decl = self._first(self.lookup(arg.name))
            if isinstance(decl, TemplateParmDecl) and isinstance(decl.pattern, Type):
                return decl.pattern
        return DEPENDENT

    def template_named(self, arg: tree.TypeName | tree.Expr) -> NamedDecl | None:
        """What an argument for a template template parameter names."""
        name = arg.name if isinstance(arg, tree.DeclRefExpr) else None
        if isinstance(arg, tree.TypeName) and isinstance(arg.spec, tree.DeclSpec) and not arg.dims:
            spec = arg.spec.type
            name = spec.name if isinstance(spec, tree.NamedTypeSpec) else None
        if name is None or name.parts[-1].template_args is not None:
            return None
        return self._first(self.lookup(name))

    def _value_type(self, parm: TemplateParm) -> Type:
        type = self.pattern_of_spec(parm.value_type)
        return type if scalar_of(type) is not None else INT

    def _extent(self, node: tree.Expr) -> Extent:
        """A number, a parameter, or something that is made of parameters."""
        inner = node
        while isinstance(inner, tree.ParenExpr):
            inner = inner.operand
        parms = self._value_parms()
        if isinstance(inner, tree.DeclRefExpr) and inner.name.is_simple and inner.name.name in parms:
            return parms[inner.name.name]
        known, self.bad_parts = self.bad_parts, set()  # what fails here is only not known yet
        with self.diags.suppress():
            expr = self.act_on_expr(node)
            value = None if expr.type.canonical is DEPENDENT else self.evaluate_integer(expr)
        self.bad_parts = known
        return DependentExpr(node, parms, self._shape(node, parms)) if value is None else value

    def _shape(self, node: tree.Expr, parms: dict[str, TemplateValueParm]) -> tuple[object, ...]:
        """A dependent value as a tree of (kind, parts); () where it cannot be said."""
        while isinstance(node, tree.ParenExpr):
            node = node.operand
        if isinstance(node, tree.IntegerLiteral):
            return ("literal", node.kind, node.value)
        if isinstance(node, tree.CXXBoolLiteralExpr):
            return ("literal", "bool", int(node.value))
        if isinstance(node, tree.SizeOfPackExpr) and node.name in parms:
            return ("sizeof...", parms[node.name].index)
        if isinstance(node, tree.UnaryExprOrTypeTraitExpr) and isinstance(node.operand, tree.TypeName):
            return ("sizeof", self.pattern_of_type_name(node.operand))
        if isinstance(node, tree.DeclRefExpr):
            return self._shape_of_name(node.name, parms)
        if isinstance(node, tree.UnaryOperator):
            return ("unary", node.op, self._shape(node.operand, parms))
        if isinstance(node, tree.BinaryOperator):
            return ("binary", node.op, self._shape(node.lhs, parms), self._shape(node.rhs, parms))
        if isinstance(node, tree.ConditionalOperator):
            return ("conditional", self._shape(node.cond, parms), self._shape(node.lhs, parms),
                    self._shape(node.rhs, parms))
        return ()

    def _shape_of_name(self, name: tree.QualifiedName, parms: dict[str, TemplateValueParm]) -> tuple[object, ...]:
        if name.is_simple:
            return ("parameter", parms[name.name].index) if name.name in parms else ()
        with self.diags.suppress():
            owner = self._pattern_of_name(tree.QualifiedName(name.parts[:-1], name.is_global))
        return ("member", owner, name.name)

    def _value_parms(self) -> dict[str, TemplateValueParm]:
        """The non-type parameters in scope, and packs of types, which `sizeof...` counts."""
        parms: dict[str, TemplateValueParm] = {}
        scope: Scope | None = self.scope
        while scope is not None and scope.kind == "template":
            for name, found in scope.names.items():
                decl = found[0]
                pattern = decl.pattern if isinstance(decl, TemplateParmDecl) else None
                if isinstance(pattern, TemplateValueParm) or (
                        isinstance(pattern, TemplateTypeParmType) and pattern.is_pack):
                    parms.setdefault(name, pattern)  # type: ignore[arg-type]
            scope = scope.parent
        return parms


def array_extent(type: Type) -> tuple[Type, int | None] | None:
    """Element and size of a plain array type; None for others."""
    canonical = type.canonical
    return (canonical.element, canonical.size) if isinstance(canonical, ArrayType) else None
