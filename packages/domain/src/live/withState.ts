import type { Match } from '../match/Match.ts';
import { matchInState } from '../match/matchInState.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { MatchState } from './LiveUpdate.ts';

/** What a state tells; `updatedAt` is null where only lists without a time have told it. */
type Play = Omit<MatchState, 'matchId' | 'updatedAt'> & { readonly updatedAt: UtcInstant | null };

/**
 * A match as a state tells of it: status, clocks, full-time score and time; the rest stays. LIVE-1
 *
 * @example
 * const state = { status: 'IN_PLAY', minute: 12, injuryTime: null, score: { home: 1, away: 0 }, updatedAt: '2026-11-21T15:12:00.000Z' };
 * withState(exampleMatch(), state).score.fullTime; // { home: 1, away: 0 }
 */
export function withState(match: Match, state: Play): Match {
  const facts = {
    ...withoutClocks(match),
    score: { ...match.score, fullTime: state.score },
    updatedAt: state.updatedAt,
  };
  return matchInState(facts, state);
}

function withoutClocks(match: Match) {
  // Stryker disable next-line ConditionalExpression: it is there for the types; a match without clocks has none to lose.
  if (!('minute' in match)) return match;
  const { minute: _minute, injuryTime: _injuryTime, ...facts } = match;
  return facts;
}
