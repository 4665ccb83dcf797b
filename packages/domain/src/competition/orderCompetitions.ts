import type { Competition } from '../match/Match.ts';
import { compareNames } from '../text/compareNames.ts';
import { compareText } from '../text/compareText.ts';

/** The leagues of England, Spain, Italy, Germany and France, by the provider's code. */
export const topLeagues: readonly string[] = ['PL', 'PD', 'SA', 'BL1', 'FL1'];

/**
 * The competitions in list order: the five top leagues first, then by the names that are shown; equal names by code. Returns a new array of the same competitions (COMP-2).
 */
export function orderCompetitions(
  competitions: readonly Competition[],
  nameOf: (competition: Competition) => string,
): Competition[] {
  return competitions
    .map((competition) => ({ competition, name: nameOf(competition), place: placeOf(competition) }))
    .sort(
      (a, b) => a.place - b.place || compareNames(a.name, b.name) || compareText(a.competition.id, b.competition.id),
    )
    .map(({ competition }) => competition);
}

function placeOf({ id }: Competition): number {
  const place = topLeagues.indexOf(id);
  return place === -1 ? topLeagues.length : place;
}
