import { expect, test } from 'vitest';
import type { MatchId } from '../match/Match.ts';
import { mayAnnounceMatch, withMuteChange } from './mutedMatches.ts';

const [m1, m2] = ['m1', 'm2'] as [MatchId, MatchId];

test('PUSH-14 a muted match is not announced, and other matches are announced', () => {
  expect(mayAnnounceMatch(m1, [m1])).toBe(false);
  expect(mayAnnounceMatch(m2, [m1])).toBe(true);
});

test('PUSH-14 a match is listed as muted once, the latest first, and an unmuted match is announced again', () => {
  const muted = withMuteChange(withMuteChange([], { matchId: m1, isMuted: true }), { matchId: m2, isMuted: true });
  expect(muted).toEqual([m2, m1]);
  expect(withMuteChange(muted, { matchId: m1, isMuted: true })).toBe(muted);
  expect(withMuteChange(muted, { matchId: m1, isMuted: false })).toEqual([m2]);
  expect(withMuteChange([m2], { matchId: m1, isMuted: false })).toEqual([m2]);
});
