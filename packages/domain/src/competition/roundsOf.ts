import { byKickoff } from '../match/byKickoff.ts';
import { isLive } from '../match/isLive.ts';
import { isFinished } from '../match/isFinished.ts';
import type { Match } from '../match/Match.ts';

/** One round of a competition. */
export interface CompetitionRound {
  /** The same for the same round in every answer: `REGULAR_SEASON 12`, `FINAL`. */
  readonly key: string;
  /** By kick-off, at least one. */
  readonly matches: readonly [Match, ...Match[]];
}

/**
 * The rounds of a competition, in the order of their first kick-off: a round has the matches of one stage and one
 * matchday. A postponed match stays in its round, and its new date moves the round only if it was the round's first
 * match (COMP-8).
 */
export function roundsOf(matches: readonly Match[]): CompetitionRound[] {
  const rounds = new Map<string, [Match, ...Match[]]>();
  for (const match of matches.toSorted(byKickoff)) {
    const key = [match.stage, match.matchday].filter((part) => part !== null).join(' ');
    const known = rounds.get(key);
    if (known === undefined) rounds.set(key, [match]);
    else known.push(match);
  }
  return [...rounds].map(([key, ofRound]) => ({ key, matches: ofRound }));
}

/**
 * The round to show first: a round with a match in play, else the first round with a match that is still to be played,
 * else the last round; null when there is no round. A match that is off does not count as still to be played (COMP-9).
 */
export function currentRound(rounds: readonly CompetitionRound[]): CompetitionRound | null {
  return (
    rounds.find(({ matches }) => matches.some(isLive)) ??
    rounds.find(({ matches }) => matches.some((match) => isToCome(match))) ??
    rounds.at(-1) ??
    null
  );
}

function isToCome(match: Match): boolean {
  return (match.status === 'SCHEDULED' || match.status === 'TIMED') && !isFinished(match);
}
