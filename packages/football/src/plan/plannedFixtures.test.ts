import { describe, expect, test } from 'vitest';
import { loadSeed } from '../../seed/loadSeed.ts';
import { type PlannedFixture, plannedFixtures } from './plannedFixtures.ts';

const data = await loadSeed();
const days = Array.from({ length: 43 }, (_, index) => index - 21).filter((day) => day !== 0);

describe.each([1, 2, 3, 17])('seed %i', (seed) => {
  const planned = plannedFixtures(data, seed);

  test('every day except the live day has matches of two competitions or more', () => {
    expect([...planned.keys()].toSorted((a, b) => a - b)).toEqual(days);
    for (const [day, fixtures] of planned) {
      expect(new Set(fixtures.map((each) => each.season)).size, `day ${day}`).toBeGreaterThanOrEqual(2);
    }
  });

  test('no team plays twice on a day', () => {
    for (const [day, fixtures] of planned) {
      const playing = fixtures.flatMap(({ fixture }) => [fixture.home, fixture.away]);
      expect(new Set(playing).size, `day ${day}`).toBe(playing.length);
    }
  });

  test('past days have real results, except in the leagues whose schedule is ours, which come last on each day', () => {
    const behind = days.filter((day) => day < 0).flatMap((day) => planned.get(day) ?? []);
    const isBeside = ({ season }: PlannedFixture): boolean => [data.obosLigaen, data.toppserien].includes(season);
    expect(behind.filter((each) => (each.fixture.result === undefined) !== isBeside(each))).toHaveLength(0);
    for (const fixtures of planned.values()) {
      const places = fixtures.map(isBeside);
      expect(places.slice(places.indexOf(true))).not.toContain(false);
    }
  });

  test('no match starts so late that it might run past midnight', () => {
    for (const { time } of [...planned.values()].flat()) expect(time <= '21:00').toBe(true);
  });
});

test('the same seed plans the same fixtures, and another seed plans others', () => {
  expect(plannedFixtures(data, 1)).toEqual(plannedFixtures(data, 1));
  expect(plannedFixtures(data, 1)).not.toEqual(plannedFixtures(data, 3));
});
