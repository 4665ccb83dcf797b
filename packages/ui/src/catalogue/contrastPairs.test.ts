import { expect, test } from 'vitest';
import { contrastRatio } from '../theme/contrastRatio.ts';
import { dark, light } from '../theme/tokens.ts';
import { contrastPairs } from './contrastPairs.ts';

test.each(contrastPairs)('$ink on $ground is readable in both themes', ({ ink, ground, atLeast }) => {
  expect(contrastRatio(dark[ink], dark[ground])).toBeGreaterThanOrEqual(atLeast);
  expect(contrastRatio(light[ink], light[ground])).toBeGreaterThanOrEqual(atLeast);
});
