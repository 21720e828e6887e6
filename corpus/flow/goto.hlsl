// RUN: hlslfe %s -T lib_6_6 | FileCheck %s
// compare: -T lib_6_6
// A label is a block of its name; jumps go forward and backward, and out of loops and switches.
export int again(int a) {
  int i = 0;
again:
  i += a;
  if (i < 10) goto again;
  if (i == 20) goto done;
  i *= 2;
done:
  return i;
}
// CHECK-LABEL: define noundef i32 @_Z5againi(
// CHECK: again:
// CHECK: br label %again
// CHECK: done:

export int leave(int a) {
  for (int i = 0; i < 10; i++) {
    for (int j = 0; j < 10; j++) {
      switch (a) {
      case 1: goto found;
      case 2: a += j; break;
      }
      if (i * j > a) goto found;
    }
  }
found:
  a++;
  goto end;
unused: a--;
end:
  return a;
}
// CHECK-LABEL: define noundef i32 @_Z5leavei(

export int dead(int a) {
  goto end;
  a = 3;
  if (false) { inside: a = 4; }
  while (a > 100) a--;
end:
  if (a == 7) goto inside;
  return a;
}
// CHECK-LABEL: define noundef i32 @_Z4deadi(
// CHECK: inside:

export int folded(int a) {
  switch (2) {
  case 1: a = 1;
  case 2: a += 2; break;
  case 3: here: a = 4;
  }
  if (a < 0) goto here;
  return a;
}
// CHECK-LABEL: define noundef i32 @_Z6foldedi(
// CHECK: here:

export int no_case(int a) {
  switch (2) {
  case 3: here: a = 4;
  }
  if (a < 0) goto here;
  return a;
}
// CHECK-LABEL: define noundef i32 @_Z7no_casei(
// CHECK: switch i32 2, label %sw.epilog [
// CHECK: here:
