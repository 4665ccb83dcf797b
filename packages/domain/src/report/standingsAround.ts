import type { Team } from '../match/Match.ts';
import type { StandingsRow } from './StandingsRow.ts';
import { keyOf } from './standingsAfter.ts';

/** How many rows are shown around two teams. */
const mostRows = 5;

/**
 * The five rows of a table that lie nearest to some of its teams, in the table's order (REPORT-49). Both teams are among
 * them, however far apart they are. Empty for a table without any of the teams.
 */
export function standingsAround<Row extends StandingsRow>(
  rows: readonly Row[],
  teams: readonly Team[],
): readonly Row[] {
  const keys = new Set(teams.map(keyOf));
  const places = rows.flatMap(({ team }, place) => (keys.has(keyOf(team)) ? [place] : []));
  if (places.length === 0) return [];
  const distanceOf = (place: number) => Math.min(...places.map((each) => Math.abs(each - place)));
  return rows
    .map((row, place) => ({ row, place, distance: distanceOf(place) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, mostRows)
    .toSorted((a, b) => a.place - b.place)
    .map(({ row }) => row);
}
