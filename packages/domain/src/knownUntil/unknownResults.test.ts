import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import type { Match, MatchId, MatchStatus } from '../match/Match.ts';
import { instantAt } from '../time/instant.ts';
import { standingsWithout } from '../report/liveStandings.ts';
import { standingsOf } from '../report/standingsOf.ts';
import { hiddenMatch } from './matchUnknown.ts';
import { unknownResults } from './unknownResults.ts';

const team = (id: number) => ({ id, name: `Lag ${id}`, shortName: null, tla: null, crest: null });
const played = (
  id: number,
  home: number,
  away: number,
  [homeGoals, awayGoals]: [number, number],
  day: number,
  status: MatchStatus = 'FINISHED',
): Match =>
  exampleMatch({
    id,
    status,
    homeTeam: team(home),
    awayTeam: team(away),
    utcKickoff: instantAt(Date.parse(`2026-11-${String(day).padStart(2, '0')}T15:00:00Z`)),
    score: { fullTime: { home: homeGoals, away: awayGoals } },
  });
const season = [played(1, 1, 2, [2, 0], 1), played(2, 3, 1, [1, 1], 8), played(3, 1, 3, [0, 4], 15)];
const known = (...hidden: readonly number[]): readonly Match[] =>
  season.map((match) => (hidden.includes(Number(match.id)) ? hiddenMatch(match) : match));
const totals = standingsOf(season, 'TOTAL');
const never = () => false;

test('KNOWN-10 a table without the hidden results counts the other results', () => {
  for (const hidden of [[1], [2], [3], [1, 3], [1, 2, 3]]) {
    const unknown = unknownResults(totals, season, known(...hidden), never);
    expect(unknown).toHaveLength(hidden.length);
    const others = season.filter(({ id }) => !hidden.includes(Number(id)));
    const points = (rows: readonly { team: { id: unknown }; points: number; playedGames: number }[]) =>
      new Map(rows.filter(({ playedGames }) => playedGames > 0).map((row) => [row.team.id, row.points]));
    expect(points(standingsWithout(totals, unknown, 'TOTAL'))).toEqual(points(standingsOf(others, 'TOTAL')));
  }
});

test('KNOWN-10 a hidden result that the table has not counted yet stays out', () => {
  const before = standingsOf(season.slice(0, 2), 'TOTAL');
  expect(unknownResults(before, season, known(3), never)).toEqual([]);
  const counted = unknownResults(before, season, known(2, 3), never);
  expect(counted.map(({ score }) => [score.home, score.away])).toEqual([[1, 1]]);
});

test('KNOWN-10 a result of another stage, without a score or of a team outside the table does not count', () => {
  const final = { ...played(4, 1, 2, [1, 0], 20), stage: 'FINAL' };
  const unscored = exampleMatch({ id: 5, status: 'FINISHED', score: { fullTime: { home: null, away: null } } });
  const outside = played(6, 8, 9, [1, 0], 20);
  const all = [final, unscored, outside];
  expect(unknownResults(totals, all, all.map(hiddenMatch), never)).toEqual([]);
});

test('KNOWN-10 a result that the table counts before the season has its end stays out', () => {
  const inPlay = played(4, 2, 3, [0, 0], 22, 'IN_PLAY');
  const older = [...season, inPlay];
  const newer = standingsOf([...season, played(4, 2, 3, [3, 1], 22)], 'TOTAL');
  const result = (isBehind: (id: MatchId) => boolean, shown: readonly Match[] = older, rows = newer) =>
    unknownResults(rows, older, shown, isBehind).map(({ score }) => [score.home, score.away]);
  expect(result((id) => id === inPlay.id)).toEqual([[3, 1]]);
  expect(result(never, [...season, hiddenMatch(inPlay)])).toEqual([[3, 1]]);
  expect(result(never)).toEqual([]);
  expect(result((id) => id === inPlay.id, older, totals)).toEqual([]);
  const against1 = standingsOf([...season, played(5, 2, 1, [1, 0], 22), played(6, 3, 1, [2, 0], 23)], 'TOTAL');
  expect(result((id) => id === inPlay.id, older, against1)).toEqual([]);
});
