import type { ProviderMatch } from '@tribunen/contract';
import { instantAt } from '@tribunen/domain';
import type { SeedTeam } from '../../seed/seedSchema.ts';
import type { Moment } from '../script/timelineOf.ts';
import { addScores } from './addScores.ts';
import { bookingsOf } from './bookingsOf.ts';
import { clockShown } from './clockShown.ts';
import { goalsPlayed } from './goalsPlayed.ts';
import { matchStateAt } from './matchStateAt.ts';
import type { SimulatedMatch } from './SimulatedMatch.ts';

/**
 * A match at a moment as football-data.org would list it, with that provider's peculiarities: statuses for extra time
 * and shoot-out and, after a shoot-out, the penalties added to full time.
 *
 * @param now milliseconds since 1970
 */
export function toProviderMatch(match: SimulatedMatch, now: number): ProviderMatch {
  const state = matchStateAt(match, now);
  const { moment } = state;
  const { id, kickOff, fixture, competition } = match;
  return {
    id,
    utcDate: instantAt(kickOff),
    status: moment === null ? state.status : statusOf(moment),
    ...clockShown(state),
    matchday: fixture.matchday,
    stage: fixture.stage,
    venue: fixture.venue ?? null,
    lastUpdated: instantAt(state.updatedAt),
    homeTeam: teamOf(match.home),
    awayTeam: teamOf(match.away),
    competition: { ...competition, emblem: null },
    score: moment === null ? { duration: 'REGULAR', fullTime: noScore, halfTime: noScore } : scoreOf(moment),
    // A list contains only the cards of players who were sent off; the report also contains the yellow cards.
    bookings:
      match.kind === 'played' && moment !== null
        ? bookingsOf(match, match.feedEvents.slice(0, moment.reported)).filter(({ card }) => card !== 'YELLOW')
        : [],
    simulated: now >= match.simulatedFrom,
  };
}

const noScore = { home: null, away: null };

function teamOf({ id, name, shortName, tla }: SeedTeam): ProviderMatch['homeTeam'] {
  return { id, name, shortName, tla, crest: null };
}

function statusOf({ status, period }: Moment): string {
  if (status !== 'IN_PLAY') return status;
  switch (period) {
    case 'first-half':
    case 'second-half':
      return status;
    case 'extra-time-first-half':
    case 'extra-time-second-half':
      return 'EXTRA_TIME';
    case 'shoot-out':
      return 'PENALTY_SHOOTOUT';
  }
}

function scoreOf(moment: Moment): ProviderMatch['score'] {
  const { status, period, tally } = moment;
  const fullTime = goalsPlayed(tally);
  const halfTime = period === 'first-half' && status === 'IN_PLAY' ? noScore : tally.firstHalf;
  if (period === 'first-half' || period === 'second-half') return { duration: 'REGULAR', fullTime, halfTime };
  const regularTime = addScores(tally.firstHalf, tally.secondHalf);
  const parts = { halfTime, regularTime, extraTime: tally.extraTime };
  if (period !== 'shoot-out') return { duration: 'EXTRA_TIME', fullTime, ...parts };
  const penalties = tally.shootOut;
  const decided = status === 'FINISHED';
  return {
    duration: 'PENALTY_SHOOTOUT',
    fullTime: decided ? addScores(fullTime, penalties) : fullTime,
    ...parts,
    penalties,
  };
}
