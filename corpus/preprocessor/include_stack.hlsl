// RUN: not hlslfe check %s -T lib_6_6 2>&1 | FileCheck %s
// RUN: not hlslfe check %s -T lib_6_6 -fdiagnostics-format=json 2>&1 | FileCheck %s --check-prefix=JSON
// A mistake in an included file says how it got there.
#include "include/mistake.hlsli"
// CHECK: In file included from {{.*}}include_stack.hlsl:4:
// CHECK-NEXT: {{.*}}mistake.hlsli:2:10: error: {{.*}}'y'
// CHECK-NEXT:     2 |   return y;
// CHECK-NEXT:       |          ^
// CHECK: 1 error
// JSON: "file": "{{.*}}mistake.hlsli",
// JSON-NEXT: "line": 2,
// JSON-NEXT: "column": 10,
// JSON-NEXT: "severity": "error",
// JSON-NEXT: "id": "err_undeclared_var_use",
