import { compareNames } from '../text/compareNames.ts';

/** A manager's points in a league of friends. */
export interface LeaguePoints {
  readonly teamId: string;
  readonly teamName: string;
  /** The gameweek's points, less the cost of transfers. */
  readonly gameweek: number;
  readonly season: number;
}

/** A manager's place; equal points share it. */
export type LeaguePlace<Row extends LeaguePoints> = Row & { readonly place: number };

/**
 * A league of friends: by the gameweek's points or the season's, then by the other, then by name. Equal points share the better place
 * (FANTASY-16).
 */
export function rankFriends<Row extends LeaguePoints>(
  rows: readonly Row[],
  by: 'gameweek' | 'season',
): readonly LeaguePlace<Row>[] {
  const other = by === 'gameweek' ? 'season' : 'gameweek';
  return rows
    .toSorted((a, b) => b[by] - a[by] || b[other] - a[other] || compareNames(a.teamName, b.teamName))
    .map((row) => ({ ...row, place: 1 + rows.filter((each) => each[by] > row[by]).length }));
}
