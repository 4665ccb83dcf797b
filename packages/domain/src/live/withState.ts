import type { Match } from '../match/Match.ts';
import { matchInState } from '../match/matchInState.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { MatchState } from './LiveUpdate.ts';

/** The fields of a match that a state sets. */
export type Play = Omit<MatchState, 'matchId' | 'updatedAt'>;

/** The play and its time; null when it comes from lists without a time. */
type TimedPlay = Play & { readonly updatedAt: UtcInstant | null };

/** A match with the status, clocks, full-time score and time of a state; the rest stays. LIVE-1 */
export function withState(match: Match, state: TimedPlay): Match {
  const facts = {
    ...withoutClocks(match),
    score: { ...match.score, fullTime: state.score },
    updatedAt: state.updatedAt,
  };
  return matchInState(facts, state);
}

/** The fields of a match that states set. */
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
