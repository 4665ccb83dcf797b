/** The part of the pitch where a player plays, as squad lists write it: goalkeeper, defender, midfielder, forward. */
export type SquadLine = 'GK' | 'DF' | 'MF' | 'FW';

export interface SquadPlayer {
  /** The team's id times a hundred, plus the shirt number: no two players share an id. */
  readonly id: number;
  readonly name: string;
  readonly shirtNumber: number;
  readonly line: SquadLine;
}
