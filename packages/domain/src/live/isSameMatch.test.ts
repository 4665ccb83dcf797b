import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import type { MatchParts } from '../match/MatchParts.ts';
import { isSameMatch } from './isSameMatch.ts';

const playing: Partial<MatchParts> = { status: 'IN_PLAY', minute: 12, score: { fullTime: { home: 1, away: 0 } } };

test('LIVE-5 two versions are the same when every field is', () => {
  expect(isSameMatch(exampleMatch(playing), exampleMatch(playing))).toBe(true);
});

test.each<[string, Partial<MatchParts>]>([
  ['minute', { minute: 13 }],
  ['an unknown minute', { minute: null }],
  ['status', { status: 'PAUSED' }],
  ['goal', { score: { fullTime: { home: 1, away: 1 } } }],
  ['half-time score', { score: { fullTime: { home: 1, away: 0 }, halfTime: { home: 0, away: 0 } } }],
  ['venue', { venue: 'Emirates' }],
  ['matchday', { matchday: 12 }],
])('LIVE-5 they differ by the %s alone, whichever comes first', (_field, parts) => {
  const a = exampleMatch(playing);
  const b = exampleMatch({ ...playing, ...parts });
  expect(isSameMatch(a, b)).toBe(false);
  expect(isSameMatch(b, a)).toBe(false);
});
