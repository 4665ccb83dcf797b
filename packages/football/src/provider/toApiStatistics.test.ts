import { apiFixture } from '@tribunen/contract';
import { array, parse } from 'valibot';
import { expect, test } from 'vitest';
import { loadSeed } from '../../seed/loadSeed.ts';
import { MatchDay } from '../MatchDay.ts';
import { toMatchReport } from '../state/toMatchReport.ts';
import { toApiStatistics } from './toApiStatistics.ts';

const anchor = Date.parse('2026-11-21T13:30:00Z');
const day = new MatchDay({ data: await loadSeed(), seed: 1, speed: 10, anchor, programme: 'kampdag' });
const [match] = day.matchesAt(anchor).filter((each) => each.kind === 'played');

test('the stand-in writes statistics in API-Football’s format, and none before the kick-off', () => {
  if (match === undefined) throw new Error('no match is played');
  const report = toMatchReport(match, match.kickOff + 3_600_000);
  const statistics = parse(array(apiFixture.entries.statistics), [toApiStatistics(report)])[0];
  expect(statistics?.map(({ team }) => team.id)).toEqual([report.homeTeam.id, report.awayTeam.id]);
  const valueOf = (type: string) => statistics?.[0]?.statistics?.find((each) => each.type === type)?.value;
  expect(valueOf('Total Shots')).toBe(report.homeTeam.statistics?.shots);
  expect(valueOf('Ball Possession')).toBe(`${report.homeTeam.statistics?.possession}%`);
  expect(toApiStatistics(toMatchReport(match, match.kickOff - 1))).toEqual([]);
});
