import { expect, test } from 'vitest';
import { goalAge } from './ProviderBudget.ts';

test('FEED-25 a goal is half as old as the pause between two calls on average, and at most as old as the pause', () => {
  expect(goalAge(122_000)).toEqual({ meanMs: 61_000, mostMs: 122_000 });
});
