import { expect, test } from 'vitest';
import { parseList } from './parseList.ts';
import { splitTopLevel } from './splitTopLevel.ts';

test.each([
  ['()', []],
  ['(LIVE,IN_PLAY)', ['LIVE', 'IN_PLAY']],
  ['(AAA,"B,B","(x)")', ['AAA', 'B,B', '(x)']],
  [String.raw`("say \"hi\"","back\\slash")`, ['say "hi"', String.raw`back\slash`]],
  ['(a,,b)', ['a', '', 'b']],
  ['(VM 2026,Bodø/Glimt)', ['VM 2026', 'Bodø/Glimt']],
  ['( a, b )', ['a', ' b ']],
  // The text that supabase-js writes for the single value `a,"b"`.
  ['("a,"b"")', ['"a', '"b""']],
  ['("a"b)', ['"a"b']],
  ['("LIVE)', ['"LIVE']],
  ['(a)b', ['a']],
  ['("")', []],
])('parseList parses %s as %o', (text, values) => {
  expect(parseList(text)).toEqual(values);
});

test.each(['LIVE,PAUSED', '(LIVE', '("LIVE"', ''])('parseList returns null for %s, which is not a list', (text) => {
  expect(parseList(text)).toBeNull();
});

test.each([
  ['id=eq.1', ['id=eq.1']],
  ['status=in.(LIVE,PAUSED),minute=gt.45', ['status=in.(LIVE,PAUSED)', 'minute=gt.45']],
  [String.raw`name=eq."a,\"(b",id=eq.1`, [String.raw`name=eq."a,\"(b"`, 'id=eq.1']],
])('splitTopLevel splits %s at the commas outside quotes and parentheses', (text, parts) => {
  expect(splitTopLevel(text)).toEqual(parts);
});
