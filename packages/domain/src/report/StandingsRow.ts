import type { Team } from '../match/Match.ts';

/** The matches that a table counts: all, those at home, or those away. */
export type StandingsType = 'TOTAL' | 'HOME' | 'AWAY';

/** A row of a table. */
export interface StandingsRow {
  /** 1 is the top. */
  readonly position: number;
  readonly team: Team;
  readonly playedGames: number;
  readonly won: number;
  readonly draw: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  readonly points: number;
}
