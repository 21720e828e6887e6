// RUN: not hlslfe check %s -T lib_6_6 -D CYCLE 2>&1 | FileCheck %s --check-prefix=CYCLE
// RUN: not hlslfe check %s -T lib_6_6 -D MISSING 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not hlslfe check %s -T lib_6_6 -D FOLDER 2>&1 | FileCheck %s --check-prefix=FOLDER
// RUN: hlslfe check %s -T lib_6_6 -D NAMELESS -verify
// A file that includes itself, one that does not exist, a folder, and directives without a name.
#if defined(CYCLE)
#include "include/cycle.hlsli"
// CYCLE: In file included from {{.*}}bad_includes.hlsl:7:
// CYCLE: cycle.hlsli:1:10: error:
// CYCLE: 1 error
#elif defined(MISSING)
#include "missing.hlsli"
// MISSING: bad_includes.hlsl:12:10: fatal error: {{.*}}missing.hlsli
// MISSING: 1 error
float f() { return unknown; }
#elif defined(FOLDER)
#include "include"
// FOLDER: bad_includes.hlsl:17:10: fatal error: {{.*}}include
#else
#include // expected-error {{[err_pp_expects_filename]}}
#include name // expected-error {{[err_pp_expects_filename]}}
#include "" // expected-error {{[err_pp_empty_filename]}}
#include "include/common.hlsli" extra // expected-warning {{[ext_pp_extra_tokens_at_eol]}}
#endif
