import { expect, test } from 'vitest';
import { instantAt } from '../time/instant.ts';
import { waitLeft } from './waitLeft.ts';

const now = instantAt(1_000_000);

test.each([
  [-1, null],
  [0, null],
  [1, { kind: 'seconds', n: 1 }],
  [44_001, { kind: 'seconds', n: 45 }],
  [60_000, { kind: 'seconds', n: 60 }],
  [60_001, { kind: 'minutes', n: 2 }],
  [3_600_000, { kind: 'minutes', n: 60 }],
])('ACCOUNT-14 %d ms ahead is the wait %j', (ms, wait) => {
  expect(waitLeft(instantAt(1_000_000 + ms), now)).toEqual(wait);
});
