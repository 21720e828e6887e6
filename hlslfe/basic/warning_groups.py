"""Warning groups and the groups inside them; what no group holds is in `_ALONE`.

Mirrors clang/include/clang/Basic/DiagnosticGroups.td.
Differs: groups of ours are added, from the catalogue; most of Clang's hold no diagnostic of ours, and are known so that
build scripts that name them work.
"""

from __future__ import annotations

from hlslfe.basic.catalogue import CATALOGUE

# "group: its groups", continued on indented lines; a group that only stands in such a list has none.
_GROUPS = """
CL4: all extra
address: pointer-bool-conversion string-compare tautological-pointer-compare
all: misleading-indentation most packed-non-pod parentheses switch switch-bool vla-cxx-extension
anon-enum-enum-conversion: deprecated-anon-enum-enum-conversion
arc: arc-non-pod-memaccess arc-retain-cycles arc-unsafe-retained-assign
arc-repeated-use-of-weak: arc-maybe-repeated-use-of-weak
asm: asm-operand-widths
atomic-properties: custom-atomic-properties implicit-atomic-properties
attributes: ignored-attributes unknown-attributes
binary-literal: c++14-binary-literal c++98-c++11-compat-binary-literal
bind-to-temporary-copy: c++98-compat-bind-to-temporary-copy
bitfield-constant-conversion: single-bit-bitfield-constant-conversion
bool-conversion: pointer-bool-conversion undefined-bool-conversion
bool-conversions: bool-conversion
bool-operation: bitwise-instead-of-logical
c++-compat: c++-hidden-decl c++-keyword c++-unterminated-string-initialization default-const-init
    duplicate-decl-specifier implicit-int-enum-cast implicit-void-ptr-cast jump-misses-init
    tentative-definition-compat
c++0x-compat: c++11-compat
c++0x-extensions: c++11-extensions
c++0x-narrowing: c++11-narrowing
c++11-compat: c++11-compat-deprecated-writable-strings c++11-compat-reserved-user-defined-literal c++11-narrowing
    pre-c++14-compat pre-c++17-compat pre-c++20-compat pre-c++23-compat pre-c++26-compat
c++11-compat-pedantic: c++11-compat pre-c++14-compat-pedantic pre-c++17-compat-pedantic pre-c++20-compat-pedantic
    pre-c++23-compat-pedantic pre-c++26-compat-pedantic
c++11-extensions: c++11-extra-semi c++11-inline-namespace c++11-long-long
c++11-narrowing: c++11-narrowing-const-reference
c++14-compat: pre-c++17-compat pre-c++20-compat pre-c++23-compat pre-c++26-compat
c++14-compat-pedantic: c++14-compat pre-c++17-compat-pedantic pre-c++20-compat-pedantic pre-c++23-compat-pedantic
    pre-c++26-compat-pedantic
c++14-extensions: c++14-attribute-extensions c++14-binary-literal
c++17-compat: c++17-compat-mangling deprecated-increment-bool deprecated-register pre-c++20-compat pre-c++23-compat
    pre-c++26-compat
c++17-compat-pedantic: c++17-compat pre-c++20-compat-pedantic pre-c++23-compat-pedantic pre-c++26-compat-pedantic
c++17-extensions: c++17-attribute-extensions
c++1y-extensions: c++14-extensions
c++1z-compat: c++17-compat
c++1z-compat-mangling: c++17-compat-mangling
c++1z-extensions: c++17-extensions
c++20-compat: pre-c++23-compat pre-c++26-compat
c++20-compat-pedantic: c++20-compat pre-c++23-compat-pedantic pre-c++26-compat-pedantic
c++20-extensions: c++20-attribute-extensions c++20-designator variadic-macro-arguments-omitted
c++23-compat: pre-c++26-compat
c++23-extensions: c++23-lambda-attributes
c++2a-compat: c++20-compat
c++2a-compat-pedantic: c++20-compat-pedantic
c++2a-extensions: c++20-extensions
c++2b-extensions: c++23-extensions
c++2c-compat: delete-incomplete
c++2c-extensions: c++26-extensions
c++98-c++11-c++14-c++17-compat: pre-c++20-compat
c++98-c++11-c++14-c++17-compat-pedantic: pre-c++20-compat-pedantic
c++98-c++11-c++14-compat: pre-c++17-compat
c++98-c++11-c++14-compat-pedantic: pre-c++17-compat-pedantic
c++98-c++11-compat: pre-c++14-compat
c++98-c++11-compat-pedantic: pre-c++14-compat-pedantic
c++98-compat: c++98-compat-local-type-template-args c++98-compat-unnamed-type-template-args pre-c++14-compat
    pre-c++17-compat pre-c++20-compat pre-c++23-compat pre-c++26-compat
c++98-compat-pedantic: c++98-compat c++98-compat-bind-to-temporary-copy c++98-compat-extra-semi
    pre-c++14-compat-pedantic pre-c++17-compat-pedantic pre-c++20-compat-pedantic pre-c++23-compat-pedantic
    pre-c++26-compat-pedantic
c23-extensions: variadic-macro-arguments-omitted
c2x-compat: c23-compat
c2x-extensions: c23-extensions
c2y-extensions: static-in-inline
c99-designator: c++20-designator initializer-overrides reorder-init-list
c99-extensions: c99-designator
called-once-parameter: completion-handler
cast-function-type: cast-function-type-mismatch cast-function-type-strict
class-varargs: non-pod-varargs
comments: comment
compound-token-split: compound-token-split-by-macro compound-token-split-by-space
constant-conversion: bitfield-constant-conversion objc-bool-constant-conversion
conversion: bitfield-enum-conversion bool-conversion character-conversion constant-conversion enum-conversion
    float-conversion implicit-float-conversion implicit-int-conversion int-conversion literal-conversion
    non-literal-null-conversion null-conversion objc-literal-conversion sign-conversion string-conversion
conversion-null: null-conversion
coroutine: always-inline-coroutine coro-non-aligned-allocation-function coro-type-aware-allocation-function
    coroutine-missing-unhandled-exception deprecated-coroutine
cpp: #warnings
dangling: dangling-assignment dangling-assignment-gsl dangling-capture dangling-field dangling-gsl
    dangling-initializer-list return-stack-address
default-const-init: default-const-init-field default-const-init-unsafe default-const-init-var
default-const-init-unsafe: default-const-init-field-unsafe default-const-init-var-unsafe
delete-non-virtual-dtor: delete-abstract-non-virtual-dtor delete-non-abstract-non-virtual-dtor
deprecated: deprecated-anon-enum-enum-conversion deprecated-array-compare deprecated-attributes deprecated-builtins
    deprecated-comma-subscript deprecated-copy deprecated-copy-with-dtor deprecated-declarations
    deprecated-dynamic-exception-spec deprecated-enum-compare deprecated-enum-compare-conditional
    deprecated-enum-enum-conversion deprecated-enum-float-conversion deprecated-increment-bool
    deprecated-literal-operator deprecated-missing-comma-variadic-parameter deprecated-octal-literals deprecated-ofast
    deprecated-pragma deprecated-redundant-constexpr-static-def deprecated-register deprecated-this-capture
    deprecated-type deprecated-volatile deprecated-writable-strings
deprecated-copy: deprecated-copy-with-user-provided-copy
deprecated-copy-dtor: deprecated-copy-with-dtor
deprecated-copy-with-dtor: deprecated-copy-with-user-provided-dtor
deprecated-declarations: deprecated-declarations-switch-case
deprecated-objc-pointer-introspection: deprecated-objc-pointer-introspection-performSelector
deprecated-writable-strings: c++11-compat-deprecated-writable-strings
div-by-zero: division-by-zero
dllexport-explicit-instantiation: dllexport-explicit-instantiation-decl
documentation: documentation-deprecated-sync documentation-html
documentation-pedantic: documentation-unknown-command
dynamic-exception-spec: deprecated-dynamic-exception-spec
effc++: non-virtual-dtor
endif-labels: extra-tokens
enum-compare: deprecated-enum-compare enum-compare-switch
enum-compare-conditional: deprecated-enum-compare-conditional
enum-conversion: enum-compare-conditional enum-enum-conversion enum-float-conversion implicit-enum-enum-cast
enum-enum-conversion: deprecated-enum-enum-conversion
enum-float-conversion: deprecated-enum-float-conversion
experimental-lifetime-safety: experimental-lifetime-safety-permissive experimental-lifetime-safety-strict
experimental-lifetime-safety-suggestions: experimental-lifetime-safety-cross-tu-suggestions
    experimental-lifetime-safety-intra-tu-suggestions
extra: cast-function-type-mismatch deprecated-copy empty-init-stmt fuse-ld-path ignored-qualifiers
    initializer-overrides missing-field-initializers missing-method-return-type null-pointer-arithmetic
    null-pointer-subtraction semicolon-before-method-body sign-compare string-concatenation
    unnecessary-virtual-specifier unterminated-string-initialization unused-but-set-parameter unused-parameter
extra-semi: c++11-extra-semi c++98-compat-extra-semi
extra-semi-stmt: empty-init-stmt
float-conversion: float-overflow-conversion float-zero-conversion
format: format-extra-args format-insufficient-args format-invalid-specifier format-overflow format-security
    format-truncation format-y2k format-zero-length nonnull
format-nonliteral: missing-format-attribute
format-overflow: format-overflow-non-kprintf
format-truncation: format-truncation-non-kprintf
format=2: format-nonliteral format-security format-y2k
fortify-source: format-overflow format-truncation
frame-larger-than=: frame-larger-than
function-multiversion: target-clones-mixed-specifiers
future-attribute-extensions: c++14-attribute-extensions c++17-attribute-extensions c++20-attribute-extensions
    c++23-attribute-extensions
gnu: gnu-alignof-expression gnu-anonymous-struct gnu-auto-type gnu-binary-literal gnu-case-range gnu-complex-integer
    gnu-compound-literal-initializer gnu-conditional-omitted-operand gnu-designator gnu-empty-struct
    gnu-flexible-array-initializer gnu-flexible-array-union-member gnu-folding-constant gnu-imaginary-constant
    gnu-include-next gnu-label-as-value gnu-line-marker gnu-null-pointer-arithmetic gnu-offsetof-extensions
    gnu-pointer-arith gnu-redeclared-enum gnu-statement-expression gnu-static-float-init
    gnu-string-literal-operator-template gnu-union-cast gnu-variable-sized-type-not-at-end gnu-zero-line-directive
    gnu-zero-variadic-macro-arguments redeclared-class-member vla-extension zero-length-array
gnu-statement-expression: gnu-statement-expression-from-macro-expansion
gnu-zero-variadic-macro-arguments: variadic-macro-arguments-omitted
hlsl-extensions: hlsl-202y-extensions
ignored-attributes: dllexport-explicit-instantiation
ignored-base-class-qualifiers: ignored-qualifiers
ignored-pragmas: ignored-pragma-intrinsic ignored-pragma-optimize
ignored-qualifiers: ignored-reference-qualifiers
implicit: implicit-function-declaration implicit-int
implicit-fallthrough: implicit-fallthrough-per-function
implicit-float-conversion: implicit-int-float-conversion objc-signed-char-bool-implicit-float-conversion
implicit-int-conversion: implicit-int-conversion-on-negation objc-signed-char-bool-implicit-int-conversion
    shorten-64-to-32
implicit-int-enum-cast: implicit-enum-enum-cast
implicit-int-float-conversion: implicit-const-int-float-conversion
incompatible-pointer-types: incompatible-function-pointer-types incompatible-pointer-types-discards-qualifiers
incomplete-module: incomplete-umbrella non-modular-include-in-module
increment-bool: deprecated-increment-bool
int-conversions: int-conversion
int-to-pointer-cast: int-to-void-pointer-cast
invalid-command-line-argument: ignored-optimization-argument
link: link-default link-interpolation link-unused-output
local-type-template-args: c++98-compat-local-type-template-args
long-long: c++11-long-long
loop-analysis: for-loop-analysis range-loop-analysis
matrix-conversions: matrix-conversion
microsoft: inconsistent-dllimport microsoft-abstract microsoft-anon-tag microsoft-cast microsoft-charize
    microsoft-comment-paste microsoft-const-init microsoft-cpp-macro microsoft-default-arg-redefinition
    microsoft-drectve-section microsoft-empty-enum microsoft-end-of-file microsoft-enum-forward-reference
    microsoft-enum-value microsoft-exception-spec microsoft-explicit-constructor-call microsoft-extra-qualification
    microsoft-fixed-enum microsoft-flexible-array microsoft-goto microsoft-include microsoft-init-from-predefined
    microsoft-inline-on-non-function microsoft-mutable-reference microsoft-pure-definition microsoft-redeclare-static
    microsoft-sealed microsoft-string-literal-from-predefined microsoft-template microsoft-union-member-reference
    microsoft-unqualified-friend microsoft-using-decl microsoft-void-pseudo-dtor
microsoft-template: microsoft-template-shadow
missing-field-initializers: missing-designated-field-initializers
most: array-parameter bool-operation cast-of-sel-type char-subscripts comment delete-non-virtual-dtor extern-c-compat
    for-loop-analysis format frame-address implicit infinite-recursion int-in-bool-context mismatched-tags
    missing-braces move multichar objc-designated-initializers objc-flexible-array objc-missing-super-calls
    overloaded-virtual private-extern range-loop-construct reorder return-type self-assign self-move
    sizeof-array-argument sizeof-array-decay string-plus-int tautological-compare trigraphs uninitialized
    unknown-pragmas unused user-defined-warnings volatile-register-var
move: pessimizing-move redundant-move return-std-move self-move
msvc-include: microsoft-include
narrowing: c++11-narrowing
noexcept-type: c++17-compat-mangling
non-gcc: conversion literal-range sign-compare
non-modular-include-in-module: non-modular-include-in-framework-module
nontrivial-memaccess: nontrivial-memcall
null-pointer-arithmetic: gnu-null-pointer-arithmetic
nullability-completeness: nullability-completeness-on-arrays
objc-cocoa-api: objc-redundant-api-use
objc-literal-compare: objc-string-compare
objc-redundant-api-use: objc-redundant-literal-use
objc-signed-char-bool: objc-bool-constant-conversion objc-signed-char-bool-implicit-float-conversion
    objc-signed-char-bool-implicit-int-conversion tautological-objc-bool-compare
openacc: source-uses-openacc
openmp: openmp-51-extensions openmp-clauses openmp-extensions openmp-future openmp-loop-form openmp-mapping
    openmp-target openmp-target-exception source-uses-openmp
openmp-target: openmp-mapping
override-init: initializer-overrides
packed: packed-non-pod
padded: padded-bitfield
parentheses: bitwise-conditional-parentheses bitwise-op-parentheses dangling-else logical-not-parentheses
    logical-op-parentheses overloaded-shift-op-parentheses parentheses-equality shift-op-parentheses
partial-availability: unguarded-availability
pedantic: attribute-preprocessor-tokens auto-decl-extensions bit-int-extension c++11-extra-semi c++11-long-long
    c++14-attribute-extensions c++14-binary-literal c++17-attribute-extensions c++20-attribute-extensions
    c++20-designator c11-extensions complex-component-init delimited-escape-sequence-extension
    dollar-in-identifier-extension embedded-directive empty-translation-unit flexible-array-extensions
    future-attribute-extensions gnu-anonymous-struct gnu-auto-type gnu-case-range gnu-complex-integer
    gnu-compound-literal-initializer gnu-conditional-omitted-operand gnu-empty-struct gnu-flexible-array-initializer
    gnu-flexible-array-union-member gnu-imaginary-constant gnu-include-next gnu-label-as-value gnu-line-marker
    gnu-null-pointer-arithmetic gnu-pointer-arith gnu-redeclared-enum gnu-statement-expression gnu-union-cast
    gnu-zero-line-directive import-preprocessor-directive-pedantic invalid-utf8 keyword-macro language-extension-token
    long-long microsoft-charize microsoft-comment-paste microsoft-cpp-macro microsoft-empty-enum microsoft-end-of-file
    microsoft-enum-value microsoft-fixed-enum microsoft-flexible-array microsoft-redeclare-static nested-anon-types
    nullability-extension octal-prefix-extension openacc-extension overlength-strings retained-language-linkage
    tentative-definition-incomplete-type undefined-internal-type zero-length-array
pedantic-macros: builtin-macro-redefined deprecated-pragma final-macro macro-redefined restrict-expansion
pointer-arith: gnu-pointer-arith
pointer-to-enum-cast: void-pointer-to-enum-cast
pointer-to-int-cast: pointer-to-enum-cast void-pointer-to-int-cast
pragma-pack: pragma-pack-suspicious-include
pragmas: ignored-pragmas pragma-clang-attribute pragma-pack unknown-pragmas
pre-c++14-compat-pedantic: c++98-c++11-compat-binary-literal pre-c++14-compat
pre-c++17-compat-pedantic: pre-c++17-compat
pre-c++20-compat-pedantic: pre-c++20-compat
pre-c++23-compat-pedantic: pre-c++23-compat
pre-c++26-compat-pedantic: pre-c++26-compat
pre-c++2c-compat: pre-c++26-compat
pre-c++2c-compat-pedantic: pre-c++26-compat-pedantic
pre-c11-compat-pedantic: pre-c11-compat
pre-c23-compat: variadic-macro-arguments-omitted
pre-c23-compat-pedantic: pre-c23-compat
pre-c2x-compat: pre-c23-compat
pre-c2x-compat-pedantic: pre-c23-compat-pedantic
pre-c2y-compat-pedantic: pre-c2y-compat
range-loop-analysis: range-loop-bind-reference range-loop-construct
register: deprecated-register
reorder: reorder-ctor reorder-init-list
reserved-id-macro: reserved-macro-identifier
reserved-identifier: reserved-attribute-identifier reserved-macro-identifier reserved-module-identifier
    user-defined-literals
reserved-user-defined-literal: c++11-compat-reserved-user-defined-literal
return-local-addr: return-stack-address
return-type: return-mismatch return-type-c-linkage
selector: selector-type-mismatch
self-assign: self-assign-field self-assign-overloaded
sequence-point: unsequenced
shadow: shadow-field-in-constructor-modified shadow-ivar
shadow-all: shadow shadow-field shadow-field-in-constructor shadow-uncaptured-local
shadow-field-in-constructor: shadow-field-in-constructor-modified
spirv-compat: spir-compat
static-float-init: gnu-static-float-init
strict-potentially-direct-selector: potentially-direct-selector
strict-prototypes: deprecated-non-prototype
suspicious-memaccess: dynamic-class-memaccess memset-transposed-args nontrivial-memaccess sizeof-pointer-memaccess
    suspicious-bzero
tautological-compare: tautological-bitwise-compare tautological-constant-compare tautological-negation-compare
    tautological-objc-bool-compare tautological-overlap-compare tautological-pointer-compare
    tautological-undefined-compare
tautological-constant-compare: tautological-constant-out-of-range-compare
tautological-constant-in-range-compare: tautological-value-range-compare type-limits
thread-safety: thread-safety-analysis thread-safety-attributes thread-safety-precise thread-safety-reference
thread-safety-reference: thread-safety-reference-return
type-limits: tautological-type-limit-compare tautological-unsigned-char-zero-compare
    tautological-unsigned-enum-zero-compare tautological-unsigned-zero-compare
undef: undef-true
unevaluated-expression: potentially-evaluated-expression
unguarded-availability: unguarded-availability-new
uninitialized: sometimes-uninitialized static-self-init uninitialized-const-pointer uninitialized-const-reference
unnamed-type-template-args: c++98-compat-unnamed-type-template-args
unreachable-code: unreachable-code-fallthrough unreachable-code-generic-assoc unreachable-code-loop-increment
unreachable-code-aggressive: unreachable-code unreachable-code-break unreachable-code-return
unsafe-buffer-usage: unsafe-buffer-usage-in-container unsafe-buffer-usage-in-format-attr-call
    unsafe-buffer-usage-in-libc-call unsafe-buffer-usage-in-unique-ptr-array-access
unused: unused-argument unused-but-set-variable unused-function unused-label unused-lambda-capture
    unused-local-typedef unused-private-field unused-property-ivar unused-value unused-variable
unused-function: unneeded-internal-declaration
unused-local-typedefs: unused-local-typedef
unused-member-function: unneeded-member-function
unused-template: unneeded-internal-declaration
unused-value: unevaluated-expression unused-comparison unused-result
unused-variable: unused-const-variable
vector-conversions: vector-conversion
vla: vla-extension
vla-cxx-extension: vla-extension-static-assert
vla-extension: vla-cxx-extension
void-pointer-to-int-cast: void-pointer-to-enum-cast
writable-strings: deprecated-writable-strings
write-strings: writable-strings
"""
_ALONE = """
#pragma-messages CFString-literal IndependentClass-attribute NSObject-attribute TU-local-entity-exposure
aarch64-sme-attributes abi absolute-value abstract-final-class abstract-vbase-init address-of-packed-member
address-of-temporary aggregate-return aix-compat alias-template-in-declaration-name align-mismatch alloc-size alloca
alloca-with-align-alignof ambiguous-delete ambiguous-ellipsis ambiguous-macro ambiguous-member-template
ambiguous-reversed-operator analyzer-incompatible-plugin android-unversioned-fallback anonymous-pack-parens apinotes
arc-bridge-casts-disallowed-in-nonarc arc-performSelector-leaks argument-outside-range argument-undefined-behaviour
arm-interrupt-save-fp-no-vfp-unit arm-interrupt-vfp-clobber array-bounds array-bounds-pointer-arithmetic array-compare
array-compare-cxx26 assign-enum assume at-protocol atimport-in-framework-header atomic-access atomic-alignment
atomic-implicit-seq-cst atomic-memory-ordering atomic-property-with-user-defined-accessor attribute-packed-for-bitfield
attribute-statement attribute-warning auto-disable-vptr-sanitizer auto-import auto-storage-class auto-var-id
availability avr-rtlib-linking-quirks backend-plugin backslash-newline-escape bad-function-cast bitfield-width
block-capture-autoreleasing bounds-safety-counted-by-elt-type-unknown-size braced-scalar-init branch-protection
bridge-cast builtin-assume-aligned-alignment builtin-memcpy-chk-size builtin-requires-header c-attribute-extension
c99-compat call-to-pure-virtual-from-ctor-dtor cast-align cast-calling-convention cast-qual cast-qual-unrelated
cfi-unchecked-callee char-align clang-cl-pch class-conversion cmse-union-leak comma compare-distinct-pointer-types
conditional-type-mismatch conditional-uninitialized config-macros constant-evaluated constant-logical-operand
constexpr-not-const consumed covered-switch-default cstring-format-directive ctad-maybe-unsupported ctor-dtor-privacy
ctu cuda-compat cxx-attribute-extension darwin-sdk-settings date-time dealloc-in-category debug-compression-unavailable
declaration-after-statement decls-in-multiple-modules defaulted-function-deleted delayed-template-parsing-in-cxx20
delegating-ctor-cycles deprecate-lax-vec-conv-all deprecated-altivec-src-compat deprecated-implementations
deprecated-module-dot-map deprecated-objc-isa-usage direct-ivar-access disabled-macro-expansion disabled-optimization
discard-qual distributed-object-modifiers dll-attribute-on-redeclaration dllimport-static-field-def double-promotion
dtor-name dtor-typedef duplicate-enum duplicate-method-arg duplicate-method-match duplicate-protocol dxil-validation
eager-load-cxx-named-modules elaborated-enum-base elaborated-enum-class empty-body empty-decomposition encode-type
enum-compare-typo enum-too-large exceptions excess-initializers excessive-regsave exit-time-destructors
expansion-to-defined experimental-header-units experimental-option explicit-initialize-call explicit-ownership-type
explicit-specialization-storage-class export-unnamed ext-cxx-type-aware-allocators extern-initializer
extra-qualification extractapi-misuse extraneous-template-head final-dtor-non-final-class fixed-point-overflow flag-enum
float-equal format-non-iso format-pedantic format-signedness format-type-confusion four-char-constants
framework-include-private-from-public free-nonheap-object friend-enum function-def-in-objc-container
function-effect-redeclarations function-effects future-compat gcc-compat gcc-install-dir-libstdcxx global-constructors
global-isel gnu-array-member-paren-init gnu-empty-initializer gnu-inline-cpp-without-extern gpu-maybe-wrong-side
header-guard header-hygiene higher-precision-for-complex-division hip-omp-target-directives hip-only hlsl-availability
hlsl-dxc-compatability hlsl-implicit-binding
idiomatic-parentheses ignored-availability-without-sdk-settings ignored-gch implicit-conversion-floating-point-to-bool
implicit-exception-spec-mismatch implicit-fixed-point-conversion implicit-retain-self implicitly-unsigned-literal import
import-implementation-partition-unit-in-interface-unit inaccessible-base include-angled-in-module-purview
include-next-absolute-path include-next-outside-header incompatible-exception-spec
incompatible-function-pointer-types-strict incompatible-library-redeclaration incompatible-ms-pragma-section
incompatible-ms-struct incompatible-property-type incompatible-sysroot incomplete-framework-module-declaration
incomplete-implementation incomplete-setjmp-declaration inconsistent-missing-destructor-override
inconsistent-missing-override init-priority-reserved init-self injected-class-name inline inline-asm
inline-namespace-reopened-noninline inline-new-delete installapi-violation instantiation-after-specialization
integer-overflow invalid-constexpr invalid-feature-combination invalid-gnu-asm-cast invalid-iboutlet
invalid-initializer-from-system-header invalid-ios-deployment-target invalid-no-builtin-names invalid-noreturn
invalid-offsetof invalid-or-nonexistent-directory invalid-partial-specialization invalid-pch invalid-pp-token
invalid-source-encoding invalid-specialization invalid-static-assert-message invalid-token-paste
invalid-unevaluated-string invalid-version-availability jump-seh-finally keyword-compat knr-promoted-parameter
large-by-value-copy legacy-constant-register-binding liblto linker-warnings main main-attached-to-named-module
main-return-type malformed-warning-check many-braces-around-scalar-init math-errno-enabled-with-veclib
mathematical-notation-identifier-extension max-tokens max-unsigned-zero memsize-comparison method-signatures
microsoft-exists microsoft-inaccessible-base misexpect mismatched-new-delete mismatched-parameter-types
mismatched-return-types missing-constinit missing-declarations missing-exception-spec missing-include-dirs
missing-multilib missing-noescape missing-noreturn missing-prototype-for-cc missing-prototypes missing-selector-name
missing-sysroot missing-template-arg-list-after-template-kw missing-variable-declarations misspelled-assumption
mix-packoffset module-build module-conflict module-file-config-mismatch module-file-extension
module-file-mapping-mismatch module-import module-import-in-extern-c module-include-translation module-lock module-map
module-validation modules-ambiguous-internal-linkage modules-import-nested-redundant ms-bitfield-padding msvc-not-found
multi-gpu multilib-not-found multiple-move-vbase nan-infinity-disabled nested-externs new-returns-null newline-eof
noderef non-c-typedef-for-linkage non-power-of-two-alignment nonportable-cfstrings nonportable-include-path
nonportable-private-apinotes-path nonportable-private-system-apinotes-path nonportable-sycl
nonportable-system-include-path nonportable-vector-initialization nrvo nsconsumed-mismatch nsreturns-mismatch
null-arithmetic null-character null-dereference nullability nullability-declspec nullability-inferred-on-nested-type
nullable-to-nonnull-conversion nvcc-compat objc-autosynthesis-property-ivar-name-match objc-boxing
objc-circular-container objc-dictionary-duplicate-keys objc-duplicate-category-definition
objc-forward-class-redefinition objc-interface-ivars objc-macro-redefinition objc-messaging-id objc-method-access
objc-missing-property-synthesis objc-multiple-method-names objc-noncopy-retain-block-property objc-nonunified-exceptions
objc-property-assign-on-object-type objc-property-implementation objc-property-implicit-mismatch
objc-property-matches-cocoa-ownership-rule objc-property-no-attribute objc-property-synthesis
objc-protocol-method-implementation objc-protocol-property-synthesis objc-protocol-qualifiers
objc-readonly-with-setter-property objc-root-class objc-string-concatenation objc-unsafe-perform-selector odr
old-style-cast old-style-definition openacc-cache-var-inside-loop openacc-confusing-routine-name
openacc-deprecated-clause-alias openacc-self-if-potential-conflict openacc-var-lacks-operation
openacc-var-non-const-array opencl-unsupported-rgba option-ignored ordered-compare-function-pointers
out-of-line-declaration out-of-scope-function over-aligned overflow override-module overriding-complex-range
overriding-deployment-version overriding-method-mismatch overriding-option pass pass-analysis pass-failed pass-missed
pch-date-time pch-vfs-diff pedantic-core-features perf-constraint-implies-noexcept pgo-coverage pointer-compare
pointer-integer-compare pointer-sign pointer-type-mismatch poison-system-directories pragma-once-outside-header
pragma-system-header-outside-header pre-openmp-51-compat predefined-identifier-outside-function
preferred-type-bitfield-enum-conversion preferred-type-bitfield-width private-header private-module
profile-instr-missing profile-instr-out-of-date profile-instr-unprofiled property-access-dot-syntax
property-attribute-mismatch protocol protocol-property-synthesis-ambiguity psabi ptrauth-null-pointers
qualified-void-return-type quoted-include-in-framework-header read-only-types readonly-iboutlet-property receiver-expr
receiver-forward-class reduced-bmi-output-overrided redundant-attribute redundant-consteval-if redundant-decls
redundant-parens reference-tu-local-entity-in-other-tu reinterpret-base-class remark-backend-plugin
requires-super-attribute rewrite-not-bool round-trip-cc1-args rtti sanitize-address sarif-format-unstable
search-path-usage section sentinel serialized-diagnostics shadow-header shift-bool shift-count-negative
shift-count-overflow shift-negative-value shift-overflow shift-sign-overflow sign-promo signed-enum-bitfield
signed-unsigned-wchar simdlen sizeof-array-div sizeof-pointer-div slash-u-filename slh-asm-goto sloc-usage source-mgr
stack-exhausted stack-protector static-inline-explicit-instantiation static-local-in-inline stdlibcxx-not-found
strict-aliasing strict-aliasing=0 strict-aliasing=1 strict-aliasing=2 strict-overflow strict-overflow=0
strict-overflow=1 strict-overflow=2 strict-overflow=3 strict-overflow=4 strict-overflow=5 strict-primary-template-shadow
strict-selector-match string-plus-char strlcpy-strlcat-size strncat-size suggest-destructor-override suggest-override
super-class-method-mismatch swift-name-attribute switch-default switch-enum sync-alignment
sync-fetch-and-nand-semantics-changed synth tcb-enforcement template-in-declaration-name tentative-definition-array
thread-safety-beta thread-safety-negative thread-safety-pointer thread-safety-verbose trivial-auto-var-init type-safety
typedef-redefinition typename-missing unable-to-open-stats-file unaligned-access unaligned-qualifier-implicit-cast
unavailable-declarations undeclared-selector undef-prefix undefined-arm-za undefined-arm-zt0 undefined-func-template
undefined-inline undefined-internal undefined-reinterpret-cast undefined-var-template underaligned-exception-object
underlying-atomic-qualifier-ignored underlying-cv-qualifier-ignored unicode unicode-homoglyph unicode-whitespace
unicode-zero-width uninitialized-explicit-init unique-object-duplication unknown-acc-extension-clause unknown-argument
unknown-assumption unknown-cuda-version unknown-directives unknown-escape-sequence unknown-sanitizers
unknown-warning-option unqualified-std-cast-call unsupported-abi unsupported-abs unsupported-availability-guard
unsupported-cb unsupported-dll-base-class-template unsupported-floating-point-opt unsupported-friend unsupported-gpopt
unsupported-nan unsupported-target-opt unsupported-visibility unusable-partial-specialization
unused-command-line-argument unused-exception-parameter unused-getter-return-value unused-macros unused-volatile-lvalue
used-but-marked-unused varargs variadic-macros vec-elem-size vexing-parse visibility void-ptr-dereference
wasm-exception-spec weak-template-vtables weak-vtables xor-used-as-pow zero-as-null-pointer-constant
"""


def _parse() -> dict[str, tuple[str, ...]]:
    table: dict[str, tuple[str, ...]] = dict.fromkeys(_ALONE.split(), ())
    for line in _GROUPS.replace("\n    ", " ").strip().splitlines():
        name, _, inside = line.partition(":")
        table[name] = tuple(inside.split())
        for each in table[name]:
            table.setdefault(each, ())
    for row in CATALOGUE.values():
        if row.group and row.severity != "remark":
            table.setdefault(row.group, ())
    return table


# group -> the groups directly inside it
WARNING_GROUPS: dict[str, tuple[str, ...]] = _parse()


def subgroups(name: str) -> list[str]:
    """The group and all that it holds, directly or not; none for a name that is no group."""
    found: list[str] = []
    queue = [name] if name in WARNING_GROUPS else []
    while queue:
        group = queue.pop()
        if group not in found:
            found.append(group)
            queue.extend(WARNING_GROUPS[group])
    return found
