import type { Football, ProviderCompetition } from '@tribunen/contract';
import type { Season } from '../../seed/loadSeed.ts';
import type { MatchData } from '../MatchData.ts';
import { isOpenMatch, openMatchReport } from './openMatchReport.ts';
import { scorersOfSeason } from './scorersOfSeason.ts';
import { seasonOf } from './seasonOf.ts';
import { standingsOfSeason } from './standingsOfSeason.ts';
import { teamDetails } from './teamDetails.ts';
import { toProviderTeam } from './toProviderTeam.ts';

/**
 * The football of the match day at a moment, in the shapes in which a provider gives it.
 *
 * @param now milliseconds since 1970
 */
export function simulatedFootball(matches: MatchData, now: number): Football {
  const { seasons } = matches;
  const ofSeason = <Found>(competition: string, read: (season: Season) => Found): Promise<Found | null> => {
    const season = seasonOf(seasons, competition);
    return Promise.resolve(season === null ? null : read(season));
  };
  return {
    competitions: () => Promise.resolve(seasons.map(({ competition }) => toProviderCompetition(competition))),
    matchesOn: (day) => Promise.resolve(matches.listDay(day, now)),
    match: (id) => (isOpenMatch(id) ? openMatchReport() : Promise.resolve(matches.matchReport(id, now))),
    seasonOf: (competition) =>
      ofSeason(competition, (season) => ({
        competition: toProviderCompetition(season.competition),
        matches: matches.matchesOf(season.competition.code, now),
      })),
    standingsOf: (competition) =>
      ofSeason(competition, (season) => standingsOfSeason(season, matches.matchesOf(season.competition.code, now))),
    scorersOf: (competition) =>
      ofSeason(competition, (season) => {
        const begun = matches
          .matchesOf(season.competition.code, now)
          .filter(({ utcDate }) => Date.parse(utcDate) <= now);
        return scorersOfSeason(
          season,
          begun.flatMap(({ id }) => matches.matchReport(id, now) ?? []),
        );
      }),
    teamsOf: (competition) => ofSeason(competition, ({ teams }) => teams.map(toProviderTeam)),
    teams: () => Promise.resolve(seasons.flatMap(({ teams }) => teams.map(toProviderTeam))),
    team: (id) => Promise.resolve(teamDetails(seasons, id)),
  };
}

/** The seed has no emblems. */
function toProviderCompetition(competition: Season['competition']): ProviderCompetition {
  return { ...competition, emblem: null };
}
