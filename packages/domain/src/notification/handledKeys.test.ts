import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantAt } from '../time/instant.ts';
import { handledSince, isHandled, NO_HANDLED_KEYS, withHandled } from './handledKeys.ts';

const keysAt = (ms: number, ...keys: readonly string[]) => new Map(keys.map((key) => [key, instantAt(ms)] as const));

test('a key that was added is found, on however many sheets, and no other key is', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(3000), { maxLength: 700 }), { maxLength: 8 }), (turns) => {
      const written = turns.map((numbers) => keysAt(0, ...numbers.map(String)));
      const sheets = written.reduce(withHandled, NO_HANDLED_KEYS);
      const all = new Set(turns.flat());
      for (let key = 0; key <= 3000; key += 1) expect(isHandled(sheets, String(key))).toBe(all.has(key));
    }),
    { seed: 1, numRuns: 30 },
  );
});

test('adding keys copies the last sheet only, and no sheet when there is nothing to add', () => {
  const many = Array.from({ length: 10 }, (_, n) =>
    keysAt(n, ...Array.from({ length: 500 }, (_key, k) => `${n} ${k}`)),
  );
  const before = many.reduce(withHandled, NO_HANDLED_KEYS);
  const after = withHandled(before, keysAt(11, 'one'));
  expect(after).toHaveLength(10);
  expect(after.slice(0, 9).every((sheet, n) => sheet === before[n])).toBe(true);
  expect(before.some((sheet) => sheet.has('one'))).toBe(false);
  expect(withHandled(after, new Map())).toBe(after);
});

test('events before a moment are dropped, and empty sheets with them', () => {
  const sheets = [keysAt(1, 'old', 'older'), new Map([...keysAt(2, 'late'), ...keysAt(3, 'latest')])];
  const kept = handledSince(sheets, instantAt(3));
  expect(kept).toHaveLength(1);
  expect(['old', 'older', 'late', 'latest'].filter((key) => isHandled(kept, key))).toEqual(['latest']);
});
