import { expect, test } from 'vitest';
import { seatsOf, type StandPlan } from './seatsOf.ts';

const plan: StandPlan = { columns: 25, rows: 19, pitch: 16, radius: 6, aisles: [5, 19] };
const seatsIn = (path: string) => path.split('z').length - 1;

test('every seat, except in the aisles, is painted once', () => {
  const all = Object.values(seatsOf(plan)).reduce((sum, path) => sum + seatsIn(path), 0);
  expect(all).toBe((25 - 2) * 19);
});

test('the same plan gives the same stand', () => {
  expect(seatsOf(plan)).toEqual(seatsOf(plan));
});

test('the tifo is a minority of the seats, and gold is rare', () => {
  const { chalk, gold } = seatsOf(plan);
  expect(seatsIn(chalk)).toBeGreaterThan(30);
  expect(seatsIn(chalk)).toBeLessThan(80);
  expect(seatsIn(gold)).toBeLessThan(20);
});
