import { expect, test } from 'vitest';
import { lineStrength } from './lineStrength.ts';

test('a hundred lines are drawn at full strength, and more lines are thinner and fainter, but always visible', () => {
  expect(lineStrength(0)).toEqual({ opacity: 1, width: 1 });
  expect(lineStrength(120)).toEqual({ opacity: 1, width: 1 });
  const counts = [120, 121, 300, 301, 652, 701, 20_000];
  const opacities = counts.map((count) => lineStrength(count).opacity);
  const widths = counts.map((count) => lineStrength(count).width);
  expect(opacities).toEqual(opacities.toSorted((a, b) => b - a));
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  expect(Math.min(...opacities)).toBeGreaterThan(0.15);
  expect(Math.min(...widths)).toBeGreaterThan(0.4);
});
