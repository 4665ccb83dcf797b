/** Where on the pitch a player belongs, as a squad list has it: goalkeeper, defender, midfielder, forward. */
export type SquadLine = 'GK' | 'DF' | 'MF' | 'FW';

/** A player of a team's squad. */
export interface SquadPlayer {
  /** The team's id times a hundred, plus the shirt number: no two players share one. */
  readonly id: number;
  readonly name: string;
  readonly shirtNumber: number;
  readonly line: SquadLine;
}
