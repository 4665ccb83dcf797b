import type { MatchStatus } from './Match.ts';

const statuses: ReadonlyMap<string, MatchStatus> = new Map<string, MatchStatus>([
  ['SCHEDULED', 'SCHEDULED'],
  ['TIMED', 'TIMED'],
  ['UNREPORTED', 'UNREPORTED'],
  ['LIVE', 'LIVE'],
  ['IN_PLAY', 'IN_PLAY'],
  ['PAUSED', 'PAUSED'],
  ['FINISHED', 'FINISHED'],
  ['AWARDED', 'AWARDED'],
  ['POSTPONED', 'POSTPONED'],
  ['SUSPENDED', 'SUSPENDED'],
  ['CANCELED', 'CANCELED'],
  ['FT', 'FINISHED'],
  ['FULL_TIME', 'FINISHED'],
  ['ENDED', 'FINISHED'],
  ['HT', 'PAUSED'],
  ['HALF_TIME', 'PAUSED'],
  ['EXTRA_TIME', 'IN_PLAY'],
  ['PENALTY_SHOOTOUT', 'IN_PLAY'],
  ['CANCELLED', 'CANCELED'],
]);

/**
 * The status that a source means, whatever its spelling. Letter case and surrounding space do not matter, aliases and
 * the provider's own values are known, and anything unknown is `SCHEDULED` (MATCH-1, MATCH-2, MATCH-3).
 */
export function normaliseStatus(raw: unknown): MatchStatus {
  if (typeof raw !== 'string') return 'SCHEDULED';
  return statuses.get(raw.trim().toUpperCase()) ?? 'SCHEDULED';
}
