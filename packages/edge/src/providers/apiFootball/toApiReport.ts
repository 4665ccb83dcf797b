import type { ApiFixture, ProviderMatchReport, ProviderTeam } from '@tribunen/contract';
import { bookingsIn, cancelledIn, goalsIn, substitutionsIn } from './apiEvents.ts';
import { apiLeagues } from './apiLeagues.ts';
import { apiRound } from './apiRound.ts';
import { squadOf } from './apiSquad.ts';
import { statisticsIn } from './apiStatistics.ts';
import { apiStatus } from './apiStatus.ts';
import { clubName } from './clubName.ts';

/**
 * Translates a match of API-Football into the format of football-data.org; null for a league that the app does not
 * offer, and for an undocumented status. Only an answer with events has goals, cards and substitutions.
 */
export function toApiReport(match: ApiFixture): ProviderMatchReport | null {
  const { fixture, league, teams, goals, score, events = null, lineups = null } = match;
  const offered = apiLeagues.find(({ league: id }) => id === league.id);
  const known = apiStatus(fixture.status.short);
  if (offered === undefined || known === null) return null;
  const { status } = known;
  const { code, dbId, name } = offered.competition;
  const statistics = statisticsIn(match);
  const duration = known.duration === 'REGULAR' ? durationOf(score) : known.duration;
  return {
    id: fixture.id,
    utcDate: status === 'SCHEDULED' ? `${fixture.date.slice(0, 10)}T00:00:00Z` : fixture.date,
    status,
    minute: fixture.status.elapsed ?? null,
    injuryTime: fixture.status.extra ?? null,
    ...apiRound(league.round ?? null),
    venue: fixture.venue?.name ?? null,
    lastUpdated: null,
    homeTeam: {
      ...toTeam(teams.home),
      ...squadOf(lineups, teams.home.id),
      ...(statistics && { statistics: statistics.home }),
    },
    awayTeam: {
      ...toTeam(teams.away),
      ...squadOf(lineups, teams.away.id),
      ...(statistics && { statistics: statistics.away }),
    },
    competition: { id: dbId, code, name, emblem: null },
    score: {
      duration,
      fullTime: lineOf(goals),
      halfTime: isPastFirstHalf(fixture.status) ? lineOf(score?.halftime) : null,
      ...(duration !== 'REGULAR' && { regularTime: lineOf(score?.fulltime), extraTime: lineOf(score?.extratime) }),
      ...(duration === 'PENALTY_SHOOTOUT' && { penalties: lineOf(score?.penalty) }),
    },
    goals: events && [...goalsIn(events, match)],
    cancelledGoals: cancelledIn(events ?? [], teams),
    bookings: events && [...bookingsIn(events)],
    substitutions: events && [...substitutionsIn(events, lineups)],
    referee: fixture.referee ?? null,
  };
}

/** The crest is left out, because the provider's crests have no licence that lets others show them. */
export function toTeam({ id, name }: { readonly id: number; readonly name: string }): ProviderTeam {
  return { id, name: clubName(name), shortName: clubName(name), tla: null, crest: null };
}

const pastFirstHalf = new Set(['HT', '2H', 'ET', 'BT', 'P', 'FT', 'AET', 'PEN']);

/**
 * During the first half the provider gives the current score as the half-time score. The status of a match that is
 * interrupted, or whose half is unknown, does not tell the half, so its minute does (FEED-12).
 */
function isPastFirstHalf({ short, elapsed }: ApiFixture['fixture']['status']): boolean {
  return pastFirstHalf.has(short) || (elapsed ?? 0) > 45;
}

/** Reads the length of the match from its scores, because the status does not always show extra time. */
function durationOf(score: ApiFixture['score']): 'REGULAR' | 'EXTRA_TIME' | 'PENALTY_SHOOTOUT' {
  if (lineOf(score?.penalty).home !== null) return 'PENALTY_SHOOTOUT';
  return lineOf(score?.extratime).home === null ? 'REGULAR' : 'EXTRA_TIME';
}

function lineOf(goals: ApiFixture['goals']): { readonly home: number | null; readonly away: number | null } {
  return { home: goals?.home ?? null, away: goals?.away ?? null };
}
