import { QueryClient } from '@tanstack/react-query';
import { type MatchParts, parseOsloDay, type ScoreCorrection, toUtcInstant } from '@tribunen/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { matchesKey } from '../data/matches/matchesQuery.ts';
import { exampleMatch } from '../testing/exampleMatch.ts';
import { watchCorrections } from './watchCorrections.ts';

const day = parseOsloDay('2026-11-21');
const loadedAt = toUtcInstant('2026-11-21T14:30:00Z');
if (day === null || loadedAt === null) throw new Error('There is no such day');
const key = matchesKey(day);

const heard: ScoreCorrection[] = [];
let queryClient: QueryClient;
let end: () => void;

beforeEach(() => {
  heard.length = 0;
  queryClient = new QueryClient();
  end = watchCorrections(queryClient, (correction) => heard.push(correction));
});
afterEach(() => {
  end();
  queryClient.clear();
});

function stands(home: number, away: number, minute: number, parts: Partial<MatchParts> = {}): void {
  const match = exampleMatch({
    score: { fullTime: { home, away } },
    updatedAt: `2026-11-21T14:${minute}:00Z`,
    ...parts,
  });
  queryClient.setQueryData(key, { matches: [match], loadedAt, reloadFailed: false });
}

test('MATCH-29 a goal that is taken back is one correction', () => {
  stands(1, 0, 30);
  stands(0, 0, 32);
  stands(0, 0, 32);
  expect(heard.map(({ side, before, after }) => ({ side, before, after }))).toEqual([
    { side: 'home', before: { home: 1, away: 0 }, after: { home: 0, away: 0 } },
  ]);
});

test('MATCH-29 an older list corrects nothing', () => {
  stands(1, 0, 32);
  stands(0, 0, 30);
  expect(heard).toEqual([]);
});

test('a goal does not count as a correction, and after its end the listener is not called', () => {
  stands(0, 0, 30);
  stands(1, 0, 31);
  end();
  stands(0, 0, 32);
  expect(heard).toEqual([]);
});
