import { type Match, type MatchParts, normaliseMatch } from '@tribunen/domain';

/** A match in play, with the test's changes. */
export function exampleMatch(parts: Partial<MatchParts> = {}): Match {
  const match = normaliseMatch({
    id: 1,
    utcKickoff: '2026-11-21T14:00:00Z',
    status: 'IN_PLAY',
    minute: 30,
    homeTeam: { id: 1, name: 'Brann' },
    awayTeam: { id: 2, name: 'Viking' },
    competition: { id: 9, code: 'ES', name: 'Eliteserien' },
    score: { fullTime: { home: 0, away: 0 } },
    updatedAt: '2026-11-21T14:29:00Z',
    ...parts,
  });
  if (match === null) throw new Error('These parts make no match');
  return match;
}
