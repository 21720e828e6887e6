// RUN: hlslfe check %s -T lib_6_6 -verify
// Namespaces do not stand in functions.
void f() {
  namespace N { } // expected-error {{[err_namespace_nonnamespace_scope]}}
}
