// RUN: hlslfe %s -P | FileCheck %s
// # takes the spelling of an argument, white space reduced to one blank, quotes and backslashes escaped.
#define STR(x) #x
#define XSTR(x) STR(x)
#define NUMBER 42
STR(NUMBER)
// CHECK: "NUMBER"
XSTR(NUMBER)
// CHECK: "42"
STR(  a   +
      b  )
// CHECK: "a + b"
STR("quoted\\" 'x')
// CHECK: "\"quoted\\\\\" 'x'"
STR()
// CHECK: ""
STR(a /* gone */ b)
// CHECK: "a b"
XSTR(STR(nested))
// CHECK: "\"nested\""
