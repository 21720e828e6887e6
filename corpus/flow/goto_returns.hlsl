// RUN: hlslfe check %s -T lib_6_6 -verify
// What falls off the end is found through jumps, too.
int falls(int a) {
  if (a) goto l;
  return 1;
l:
  a++;
} // expected-warning {{[warn_maybe_falloff_nonvoid_function]}}
int endless(int a) {
l:
  a++;
  if (a > 3) return a;
  goto l;
}
int always(int a) {
  goto l;
  return 1;
l:;
} // expected-warning {{[warn_falloff_nonvoid_function]}}
int loop(int a) {
  for (;;) {
    if (a++ > 3) goto out_of_loop;
  }
out_of_loop:
  return a;
}
