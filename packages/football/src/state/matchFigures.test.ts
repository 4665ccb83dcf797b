import { expect, test } from 'vitest';
import { loadSeed } from '../../seed/loadSeed.ts';
import { MatchDay } from '../MatchDay.ts';
import { matchFigures } from './matchFigures.ts';

const data = await loadSeed();
const anchor = Date.parse('2026-11-21T13:30:00Z');
const day = new MatchDay({ data, seed: 1, speed: 10, anchor, programme: 'kampdag' });
const hourMs = 3_600_000;
const matches = day.matchesAt(anchor + hourMs).filter((match) => match.kind === 'played');

test('before the kick-off a match has no figures', () => {
  for (const match of matches) expect(matchFigures(match, match.kickOff - 1)).toBeNull();
});

test('figures only grow, possession is shared, and a shot on target is a shot', () => {
  for (const match of matches) {
    let before = 0;
    for (let now = match.kickOff; now < match.kickOff + 900_000; now += 60_000) {
      const figures = matchFigures(match, now);
      if (figures === null) throw new Error('It has kicked off');
      const { home, away } = figures;
      expect(home.possession + away.possession).toBeCloseTo(1);
      for (const side of [home, away]) expect(side.shotsOnTarget).toBeLessThanOrEqual(side.shots);
      const sum = home.passes + away.passes + home.shots + away.shots + home.fouls + away.fouls;
      expect(sum).toBeGreaterThanOrEqual(before);
      before = sum;
    }
  }
});

test('at the end the figures are as large as a real match’s', () => {
  const ends = matches.flatMap((match) => matchFigures(match, match.kickOff + 24 * hourMs) ?? []);
  const mean = (pick: (end: (typeof ends)[number]) => number): number =>
    ends.reduce((sum, end) => sum + pick(end), 0) / ends.length;
  expect(mean(({ home, away }) => home.shots + away.shots)).toBeGreaterThan(18);
  expect(mean(({ home, away }) => home.shots + away.shots)).toBeLessThan(32);
  expect(mean(({ home, away }) => home.passes + away.passes)).toBeGreaterThan(850);
  expect(mean(({ home, away }) => home.corners + away.corners)).toBeGreaterThan(7);
});
