import { describe, expect, test } from 'vitest';
import { loadSeed } from '../../../seed/loadSeed.ts';
import type { SeedFixture } from '../../../seed/seedSchema.ts';
import { createRandom } from '../createRandom.ts';
import { clockAt } from './periodClock.ts';
import { timelineOf } from './timelineOf.ts';
import { writeScript } from './writeScript.ts';

const seed = await loadSeed();
const fixtures = [seed.worldCup, seed.eliteserien, seed.premierLeague].flatMap((season) => season.fixtures);
const scriptOf = (fixture: SeedFixture, number = 1) =>
  writeScript(fixture, createRandom(number, fixture.stage, fixture.home, fixture.away));

describe.each([1, 2, 3])('seed %i', (number) => {
  test('every match ends as the real one did, half-time, extra time and shoot-out included', () => {
    for (const fixture of fixtures) {
      if (fixture.result === undefined) continue;
      const { halfTime, fullTime, afterExtraTime = fullTime, penalties = [0, 0] } = fixture.result;
      const tally = timelineOf(scriptOf(fixture, number)).at(-1)?.tally;
      expect(tally, `${fixture.home}–${fixture.away}`).toEqual({
        firstHalf: { home: halfTime[0], away: halfTime[1] },
        secondHalf: { home: fullTime[0] - halfTime[0], away: fullTime[1] - halfTime[1] },
        extraTime: { home: afterExtraTime[0] - fullTime[0], away: afterExtraTime[1] - fullTime[1] },
        shootOut: { home: penalties[0], away: penalties[1] },
      });
    }
  });

  test('the World Cup’s goals are scored by whom and in the minutes in which they were', () => {
    for (const fixture of seed.worldCup.fixtures) {
      const goals = scriptOf(fixture, number).events.filter((event) => event.type === 'goal');
      const told = goals.map(({ side, kind, scorer, period, second }) => {
        const { minute, injuryTime } = clockAt(period, second);
        return { side, kind, scorer, minute, ...(injuryTime !== null && { added: injuryTime }) };
      });
      const order = (a: { minute: number; added?: number | undefined; scorer: string | null }): string =>
        `${a.minute + 100} ${(a.added ?? 0) + 100} ${a.scorer}`;
      expect(told.toSorted((a, b) => order(a).localeCompare(order(b)))).toEqual(
        fixture.goals?.toSorted((a, b) => order(a).localeCompare(order(b))),
      );
    }
  });
});

test('goals fall within their half, in order, and never with the last whistle', () => {
  for (const fixture of fixtures) {
    const { periods, events } = scriptOf(fixture);
    for (const { name, seconds } of periods) {
      const times = events.filter((event) => event.period === name).map((event) => event.second);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const second of times) expect(second).toBeLessThan(seconds - 30);
    }
  }
});

test('extra time is played where it was, and a shoot-out only after it', () => {
  const periods = (result: SeedFixture['result']): number =>
    result?.penalties === undefined ? (result?.afterExtraTime === undefined ? 2 : 4) : 5;
  for (const fixture of fixtures) expect(scriptOf(fixture).periods).toHaveLength(periods(fixture.result));
});

test('a match not played when the data was taken gets a likely result', () => {
  const unplayed = seed.premierLeague.fixtures.filter((fixture) => fixture.result === undefined);
  const goals = unplayed.map((fixture) => scriptOf(fixture).events.length);
  const mean = goals.reduce((sum, count) => sum + count, 0) / goals.length;
  expect(unplayed).toHaveLength(89);
  expect(mean).toBeGreaterThan(2.3);
  expect(mean).toBeLessThan(3.3);
  expect(Math.max(...goals)).toBeLessThan(10);
});

test('another seed moves the league’s goals to other minutes', () => {
  const moved = seed.eliteserien.fixtures.filter(
    (fixture) => JSON.stringify(scriptOf(fixture, 1)) !== JSON.stringify(scriptOf(fixture, 2)),
  );
  expect(moved).toHaveLength(240);
});
