import type { Match } from './Match.ts';
import type { MatchParts } from './MatchParts.ts';
import { normaliseMatch } from './normaliseMatch.ts';

/**
 * The fields of an ordinary match, as a source sends them. Tests and examples name only the fields that they are about.
 */
export const exampleParts: MatchParts = {
  id: '1001',
  utcKickoff: '2026-11-21T15:00:00Z',
  status: 'TIMED',
  homeTeam: { id: '57', name: 'Arsenal FC', shortName: 'Arsenal', tla: 'ARS' },
  awayTeam: { id: '65', name: 'Manchester City FC', shortName: 'Man City', tla: 'MCI' },
  competition: { id: 2021, code: 'PL', name: 'Premier League' },
  updatedAt: '2026-11-21T14:00:00Z',
};

/**
 * The ordinary match with the given changes.
 *
 * @throws when the parts make no match
 */
export function exampleMatch(parts: Partial<MatchParts> = {}): Match {
  const match = normaliseMatch({ ...exampleParts, ...parts });
  if (match === null) throw new Error('the example has no id or no kick-off');
  return match;
}
