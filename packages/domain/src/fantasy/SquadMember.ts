import type { Captaincy, ElementId, FantasyPosition } from './FantasyPick.ts';

/** Whether a player has been on the pitch in the gameweek; pending while one of the team's fixtures is not over. */
export type Appearance = 'played' | 'absent' | 'pending';

/** A player of a squad in a gameweek. */
export interface SquadMember {
  readonly element: ElementId;
  readonly position: FantasyPosition | 'unknown';
  readonly captaincy: Captaincy;
  readonly appearance: Appearance;
  /** Points from all the player's fixtures in the gameweek, before captaincy. */
  readonly points: number;
}
