import type { Match } from '../match/Match.ts';
import { matchInState } from '../match/matchInState.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { MatchState } from './LiveUpdate.ts';

/** What a state tells of a match. */
export type Play = Omit<MatchState, 'matchId' | 'updatedAt'>;

/** The play, and when it was so; null where only lists without a time have told it. */
type TimedPlay = Play & { readonly updatedAt: UtcInstant | null };

/**
 * A match as a state tells of it: status, clocks, full-time score and time; the rest stays. LIVE-1
 *
 * @example
 * const state = { status: 'IN_PLAY', minute: 12, injuryTime: null, score: { home: 1, away: 0 }, updatedAt: '2026-11-21T15:12:00.000Z' };
 * withState(exampleMatch(), state).score.fullTime; // { home: 1, away: 0 }
 */
export function withState(match: Match, state: TimedPlay): Match {
  const facts = {
    ...withoutClocks(match),
    score: { ...match.score, fullTime: state.score },
    updatedAt: state.updatedAt,
  };
  return matchInState(facts, state);
}

/**
 * What a state would tell of a match.
 *
 * @example
 * playOf(exampleMatch({ status: 'IN_PLAY', minute: 12 })).minute; // 12
 * playOf(exampleMatch({ status: 'TIMED' })).minute; // null
 */
export function playOf(match: Match): TimedPlay {
  const { status, score, updatedAt } = match;
  const { minute, injuryTime } = 'minute' in match ? match : { minute: null, injuryTime: null };
  return { status, minute, injuryTime, score: score.fullTime, updatedAt };
}

function withoutClocks(match: Match) {
  // Stryker disable next-line ConditionalExpression: it is there for the types; a match without clocks has none to lose.
  if (!('minute' in match)) return match;
  const { minute: _minute, injuryTime: _injuryTime, ...facts } = match;
  return facts;
}
