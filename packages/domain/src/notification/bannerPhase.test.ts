import { expect, test } from 'vitest';
import { bannerPhase } from './bannerPhase.ts';

test('NOTIFY-17 a banner flips after 2 seconds and is done after 6.5', () => {
  expect([0, 1999, 2000, 6499, 6500, 60_000].map(bannerPhase)).toEqual([
    'front',
    'front',
    'back',
    'back',
    'done',
    'done',
  ]);
});
