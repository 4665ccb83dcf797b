import { array, type InferOutput, nullish, number, object, picklist, string } from 'valibot';
import { whole, count } from '../../columns.ts';
import { providerCompetition } from './providerCompetition.ts';
import { providerTeam } from './providerTeam.ts';

/** A row of a table. */
export const providerStandingsRow = object({
  position: number(),
  team: providerTeam,
  playedGames: count,
  won: count,
  draw: count,
  lost: count,
  points: whole,
  goalsFor: count,
  goalsAgainst: count,
  goalDifference: whole,
});
export type ProviderStandingsRow = InferOutput<typeof providerStandingsRow>;

/** The tables of a competition, `competitions/{id}/standings` of football-data.org v4. */
export const providerStandings = object({
  competition: nullish(providerCompetition),
  /** The days of the season: `2026-03-29`. */
  season: nullish(object({ startDate: nullish(string()), endDate: nullish(string()) })),
  standings: array(
    object({
      stage: nullish(string()),
      type: picklist(['TOTAL', 'HOME', 'AWAY']),
      /** The group in a competition with groups: `GROUP_A`. */
      group: nullish(string()),
      table: array(providerStandingsRow),
    }),
  ),
});
export type ProviderStandings = InferOutput<typeof providerStandings>;
