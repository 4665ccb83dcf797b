import { describe, expect, test } from 'vitest';
import { loadSeed, type Season } from '../../seed/loadSeed.ts';
import type { SquadPlayer } from '../../seed/SquadPlayer.ts';
import type { SeedFixture } from '../../seed/seedSchema.ts';
import { createRandom } from '../createRandom.ts';
import type { MatchScript, ScriptedLineUp } from './MatchScript.ts';
import { clockAt } from './periodClock.ts';
import { timelineOf } from './timelineOf.ts';
import { type Course, writeScript } from './writeScript.ts';

const seed = await loadSeed();
const seasons = [seed.worldCup, seed.eliteserien, seed.premierLeague];
const fixtures = seasons.flatMap((season) => season.fixtures.map((fixture) => ({ season, fixture })));
const scriptOf = (season: Season, fixture: SeedFixture, number = 1, course: Course = 'real'): MatchScript =>
  writeScript(season, fixture, course, createRandom(number, fixture.stage, fixture.home, fixture.away));

describe.each([1, 2])('seed %i', (number) => {
  test('every match has the real result, including half-time, extra time and shoot-out', () => {
    for (const { season, fixture } of fixtures) {
      if (fixture.result === undefined) continue;
      const { halfTime, fullTime, afterExtraTime = fullTime, penalties = [0, 0] } = fixture.result;
      const tally = timelineOf(scriptOf(season, fixture, number)).at(-1)?.tally;
      expect(tally, `${fixture.home}–${fixture.away}`).toEqual({
        firstHalf: { home: halfTime[0], away: halfTime[1] },
        secondHalf: { home: fullTime[0] - halfTime[0], away: fullTime[1] - halfTime[1] },
        extraTime: { home: afterExtraTime[0] - fullTime[0], away: afterExtraTime[1] - fullTime[1] },
        shootOut: { home: penalties[0], away: penalties[1] },
      });
    }
  });

  test('the World Cup’s goals have their real scorers and minutes', () => {
    for (const fixture of seed.worldCup.fixtures) {
      const goals = scriptOf(seed.worldCup, fixture, number).events.filter((event) => event.type === 'goal');
      const scored = goals.map(({ side, kind, scorer, period, second }) => {
        const { minute, injuryTime } = clockAt(period, second);
        return { side, kind, scorer: scorer.name, minute, ...(injuryTime !== null && { added: injuryTime }) };
      });
      const order = (a: { minute: number; added?: number | undefined; scorer: string }): string =>
        `${a.minute + 100} ${(a.added ?? 0) + 100} ${a.scorer}`;
      expect(scored.toSorted((a, b) => order(a).localeCompare(order(b)))).toEqual(
        fixture.goals?.toSorted((a, b) => order(a).localeCompare(order(b))),
      );
    }
  });
});

describe.each(['real', 'free'] as const)('on its %s course', (course) => {
  const scripts = fixtures.map(({ season, fixture }) => scriptOf(season, fixture, 1, course));

  test('every event falls within its period, in order, and more than half a minute before the last whistle', () => {
    for (const { periods, events } of scripts) {
      for (const { name, seconds } of periods) {
        const times = events.filter((event) => event.period === name).map((event) => event.second);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        for (const second of times) expect(second).toBeLessThan(seconds - 30);
      }
    }
  });

  test('eleven of the squad start in a formation, and nobody is on both the pitch and the bench', () => {
    for (const [index, { lineUps }] of scripts.entries()) {
      const { season, fixture } = fixtures[index] ?? fail();
      for (const side of ['home', 'away'] as const) {
        const { formation, starting, bench } = lineUps[side];
        const named = [...starting.map(({ player }) => player), ...bench];
        expect(starting).toHaveLength(11);
        expect(formation.split('-').reduce((sum, line) => sum + Number(line), 0)).toBe(10);
        expect(starting.filter(({ player }) => player.line === 'GK')).toHaveLength(1);
        expect(new Set(named).size).toBe(named.length);
        expect(season.squads.get(fixture[side])).toEqual(expect.arrayContaining(named));
      }
    }
  });

  test('only players on the pitch score, are booked or go off, and nobody comes back', () => {
    for (const { events, lineUps } of scripts) {
      const on = { home: new Set(startersOf(lineUps.home)), away: new Set(startersOf(lineUps.away)) };
      for (const event of events) {
        if (event.type === 'goal') {
          const isHome = (event.side === 'home') !== (event.kind === 'OWN_GOAL');
          expect(on[isHome ? 'home' : 'away'].has(event.scorer), event.scorer.name).toBe(true);
          if (event.assist !== null) expect(event.assist).not.toBe(event.scorer);
        }
        if (event.type === 'booking') {
          expect(on[event.side].has(event.player)).toBe(true);
          if (event.card !== 'YELLOW') on[event.side].delete(event.player);
        }
        if (event.type === 'substitution') {
          expect(on[event.side].delete(event.off)).toBe(true);
          expect(on[event.side].has(event.on)).toBe(false);
          on[event.side].add(event.on);
        }
      }
    }
  });

  test('a second yellow card follows a first, and nobody gets three', () => {
    for (const { events } of scripts) {
      const cards = events.filter((event) => event.type === 'booking');
      for (const { player, card } of cards) {
        const own = cards.filter((each) => each.player === player).map((each) => each.card);
        if (card === 'YELLOW_RED') expect(own).toEqual(['YELLOW', 'YELLOW_RED']);
        expect(own.length).toBeLessThanOrEqual(2);
      }
    }
  });

  test('a side substitutes at most five players, and one more in extra time', () => {
    for (const { events, periods } of scripts) {
      for (const side of ['home', 'away']) {
        const changes = events.filter((event) => event.type === 'substitution' && event.side === side);
        expect(changes.length).toBeLessThanOrEqual(periods.length > 2 ? 6 : 5);
      }
    }
  });
});

test('a match on its real course has extra time and a shoot-out exactly if the real match had them', () => {
  const periods = (result: SeedFixture['result']): number =>
    result?.penalties === undefined ? (result?.afterExtraTime === undefined ? 2 : 4) : 5;
  for (const { season, fixture } of fixtures) {
    if (fixture.result === undefined) continue;
    expect(scriptOf(season, fixture).periods).toHaveLength(periods(fixture.result));
  }
});

test('on a free course a cup tie continues until a side has won, and no other match does', () => {
  for (const { season, fixture } of fixtures) {
    const { periods, events, abandoned } = scriptOf(season, fixture, 7, 'free');
    if (abandoned) continue;
    const end = timelineOf(scriptOf(season, fixture, 7, 'free')).at(-1)?.tally ?? fail();
    const total = (side: 'home' | 'away', parts: readonly (keyof typeof end)[]): number =>
      parts.reduce((sum, part) => sum + end[part][side], 0);
    const isCup = !['REGULAR_SEASON', 'GROUP_STAGE'].includes(fixture.stage);
    const level = total('home', ['firstHalf', 'secondHalf']) === total('away', ['firstHalf', 'secondHalf']);
    expect(periods.length > 2).toBe(isCup && level);
    if (!isCup) continue;
    const all = ['firstHalf', 'secondHalf', 'extraTime', 'shootOut'] as const;
    expect(total('home', all)).not.toBe(total('away', all));
    expect(events.some((event) => event.type === 'shoot-out-kick')).toBe(periods.length === 5);
  }
});

test('another seed gives another match', () => {
  const moved = seed.eliteserien.fixtures.filter(
    (fixture) =>
      JSON.stringify(scriptOf(seed.eliteserien, fixture, 1)) !== JSON.stringify(scriptOf(seed.eliteserien, fixture, 2)),
  );
  expect(moved).toHaveLength(240);
});

test('the same seed gives the same match, to the byte', () => {
  for (const { season, fixture } of fixtures.slice(0, 100)) {
    expect(JSON.stringify(scriptOf(season, fixture, 3, 'free'))).toBe(
      JSON.stringify(scriptOf(season, fixture, 3, 'free')),
    );
  }
});

function startersOf({ starting }: ScriptedLineUp): readonly SquadPlayer[] {
  return starting.map(({ player }) => player);
}

function fail(): never {
  throw new Error('There is no such fixture');
}
