import type { Brand } from '../brand.ts';

/** A player's number in the official game, `element`. */
export type ElementId = Brand<number, 'ElementId'>;

export type FantasyPosition = 'goalkeeper' | 'defender' | 'midfielder' | 'forward';
export type Captaincy = 'captain' | 'vice-captain' | null;

/** A player in a fantasy squad, as the fantasy screen shows them. */
export interface FantasyPick {
  readonly element: ElementId;
  readonly playerName: string;
  readonly position: FantasyPosition | 'unknown';
  readonly teamName: string;
  readonly captaincy: Captaincy;
  readonly gameweekPoints: number;
  /** Tenths of millions of the game's money. */
  readonly nowCost: number;
}
