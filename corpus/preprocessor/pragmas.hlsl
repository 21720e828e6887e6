// RUN: hlslfe check %s -T lib_6_6 -Wall -verify
// RUN: hlslfe %s -P | FileCheck %s
// Layout of matrices, #pragma once in the main file, and everything unknown with a warning.
#pragma pack_matrix(row_major)
// CHECK: #pragma pack_matrix(row_major)
#pragma pack_matrix(column_major)
#pragma pack_matrix(diagonal) // expected-warning {{}}
#pragma pack_matrix row_major // expected-warning {{}}
#pragma once // expected-warning {{[pp_pragma_once_in_main_file]}}
#pragma vendor something // expected-warning {{[warn_pragma_ignored]}}
#pragma // expected-warning {{[warn_pragma_ignored]}}
_Pragma("pack_matrix(row_major)")
float f(float x) { return x; }
