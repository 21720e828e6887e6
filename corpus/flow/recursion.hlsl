// RUN: hlslfe check %s -T lib_6_6 -verify
// A function that calls itself is an error where DXC has it: at the function, once something that is run reaches it.
int direct(int n) { return n ? direct(n - 1) : 0; } // expected-error {{[err_hlsl_no_recursion]}} expected-note {{[note_hlsl_recursive_call]}}
int odd(int n);
int even(int n) { return n ? odd(n - 1) : 1; } // expected-note {{[note_hlsl_recursive_call]}}
int odd(int n) { return n ? even(n - 1) : 0; } // expected-error {{[err_hlsl_no_recursion]}}
struct S {
  int depth;
  int down() { return depth-- ? down() : 0; } // expected-error {{[err_hlsl_no_recursion]}} expected-note {{[note_hlsl_recursive_call]}}
};
template <typename T> T halve(T x) { return x > 1 ? halve(x / 2) : x; } // expected-error {{[err_hlsl_no_recursion]}} expected-note {{[note_hlsl_recursive_call]}}
template <int N> int countdown() { return N + countdown<N - 1>(); }
template <> int countdown<0>() { return 0; }
int nobody_calls_this(int n) { return nobody_calls_this(n); }
int both(int n) { return direct(n) + odd(n); }
export int run(int n, S s) { return both(n) + s.down() + (int)halve(2.5f) + countdown<3>(); }
export int again(int n) { return direct(n); }
static int folded = odd(1);
[shader("pixel")] float4 main() : SV_Target { return direct(1); }
