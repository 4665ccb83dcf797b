import type { Match, MatchId } from '../match/Match.ts';
import { epochMs } from '../time/instant.ts';
import { scoreAt } from './goalScores.ts';
import { liveStandings, type LiveStandingsRow, standingsWithout } from './liveStandings.ts';
import type { MatchEvent } from './MatchEvent.ts';
import type { StandingsResult } from './standingsAfter.ts';
import { resultOf, type RoundMatch } from './standingsRound.ts';
import type { StandingsRow, StandingsType } from './StandingsRow.ts';
import type { TableOrder } from './tableOrder.ts';

const HALF = 45;
const PAUSE = 15;
const MINUTE_MS = 60_000;

/**
 * The table as it was at a minute of a match, had every match of its round ended there: without the results of the
 * round, but with the scores of the goals until then. Another match is taken at the same moment, by its kick-off and a
 * pause of 15 minutes; a match whose goals no source has counts with its present score, and `isExact` is false
 * (REPORT-45).
 *
 * @param order the rule of the competition, and the results of its season
 * @param timelines of the matches of the round whose events are known
 */
export function standingsAtMinute(
  rows: readonly StandingsRow[],
  round: readonly RoundMatch[],
  timelines: ReadonlyMap<MatchId, readonly MatchEvent[]>,
  { match: shown, minute }: { readonly match: Match; readonly minute: number },
  type: StandingsType,
  order?: TableOrder,
): { readonly rows: LiveStandingsRow[]; readonly isExact: boolean } {
  const counted = round.filter(({ isCounted }) => isCounted).flatMap(({ match }) => resultOf(match) ?? []);
  const moment = epochMs(shown.utcKickoff) + wallMinute(minute) * MINUTE_MS;
  const scores = round.map(({ match }) => {
    const own = match.id === shown.id ? minute : minuteAt(match, moment);
    return scoreThen(match, timelines.get(match.id) ?? [], own);
  });
  return {
    rows: liveStandings(
      standingsWithout(rows, counted, type, order),
      scores.flatMap(({ result }) => result ?? []),
      type,
      order,
    ),
    isExact: scores.every(({ isExact }) => isExact),
  };
}

interface ScoreThen {
  /** Null before kick-off. */
  readonly result: StandingsResult | null;
  readonly isExact: boolean;
}

function scoreThen(match: Match, events: readonly MatchEvent[], minute: number): ScoreThen {
  const present = resultOf(match);
  if (minute < 0 || present === null) return { result: null, isExact: true };
  const { home, away } = present.score;
  const total = scoreAt(events, Infinity);
  if (total.home !== home || total.away !== away) return { result: present, isExact: false };
  return { result: { ...present, score: scoreAt(events, minute) }, isExact: true };
}

/** Minutes of real time since kick-off, at a minute of play. */
function wallMinute(minute: number): number {
  return minute <= HALF ? minute : minute + PAUSE;
}

/** The minute of play at a moment; negative before kick-off. */
function minuteAt(match: Match, moment: number): number {
  const wall = Math.floor((moment - epochMs(match.utcKickoff)) / MINUTE_MS);
  if (wall <= HALF) return wall;
  return Math.max(HALF, wall - PAUSE);
}
