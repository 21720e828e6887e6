// RUN: hlslfe check %s -T lib_6_6 -HV 2021 -verify
// From HLSL 2021 on, && and || are for scalars.
bool2 a(bool2 x, bool2 y) { return x && y; } // expected-error {{[err_typecheck_invalid_operands]}} expected-note {{[note_function_suggestion]}}
bool3 b(float3 x, int3 y) { return x || y; } // expected-error {{[err_typecheck_invalid_operands]}} expected-note {{[note_function_suggestion]}}
bool2 c(bool2 x, bool y) { return x && y; } // expected-error {{[err_typecheck_invalid_operands]}} expected-note {{[note_function_suggestion]}}
bool d(float x, int y) { return x && y; }
