import { expect, test } from 'vitest';
import { contrastRatio } from './contrastRatio.ts';
import { dark, light } from './tokens.ts';

test.each([dark, light])('the words of every state can be read on a plate', (scheme) => {
  for (const ink of [scheme.plateInk, scheme.plateDim, dark.live, dark.turf]) {
    expect(contrastRatio(ink, scheme.plate)).toBeGreaterThanOrEqual(4.5);
  }
});
