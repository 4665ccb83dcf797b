import type { UtcInstant } from '../time/instant.ts';
import type { FantasyChip } from './FantasyChip.ts';
import type { FantasyGame } from './FantasyGame.ts';
import type { Captaincy, ElementId, FantasyPosition } from './FantasyPick.ts';
import type { BonusStanding } from './provisionalBonus.ts';
import type { ScoredStat } from './ScoringTable.ts';

/** A round of the official game. */
export interface FantasyRound {
  /** From 1 to the game's number of rounds. */
  readonly number: number;
  /** From this moment on no squad can be changed for the round. */
  readonly deadline: UtcInstant;
}

/** A match of a gameweek, as the official game has it. */
export interface FantasyFixture {
  readonly id: number;
  readonly homeName: string;
  readonly awayName: string;
  /** A fixture is over at the final whistle, and settled when the game has confirmed its points, hours later. */
  readonly phase: 'upcoming' | 'in-play' | 'over' | 'settled';
  /** Every player who has a standing in the fixture's bonus system; empty before the fixture. */
  readonly standings: readonly BonusStanding[];
}

/**
 * The points for one thing that a player did in a fixture. `other` stands for a thing that this version of the app does
 * not know; its points count too.
 */
export interface ExplainedLine {
  readonly identifier: ScoredStat | 'other';
  readonly value: number;
  readonly points: number;
}

/** A player's part in one fixture of a gameweek. */
export interface ExplainedFixture {
  readonly fixture: FantasyFixture;
  readonly lines: readonly ExplainedLine[];
}

/** A player of a manager's squad in a gameweek. */
export interface GameweekPick {
  readonly element: ElementId;
  readonly position: FantasyPosition | 'unknown';
  readonly captaincy: Captaincy;
}

/** A manager's team in a gameweek. */
export interface GameweekEntry {
  readonly teamId: string;
  readonly teamName: string;
  readonly chip: FantasyChip | null;
  /** The eleven, then the bench in order. */
  readonly picks: readonly GameweekPick[];
  /** Points of the season and of the gameweek, as far as the official game has counted them. */
  readonly seasonPoints: number;
  readonly countedPoints: number;
  /** The cost of the gameweek's transfers, in points. */
  readonly transferCost: number;
  /** The manager's ranks among all managers; null while they are not ranked. */
  readonly gameweekRank: number | null;
  readonly overallRank: number | null;
}

/** The points of a gameweek for some managers. */
export interface FantasyGameweek {
  readonly game: FantasyGame;
  /** Null before the season's first, and in the break after its last. */
  readonly current: FantasyRound | null;
  /** Null after the season's last. */
  readonly next: FantasyRound | null;
  readonly fixtures: readonly FantasyFixture[];
  /** Every fixture of the gameweek for each player who is picked: none in a blank gameweek, two in a double one. */
  readonly players: ReadonlyMap<ElementId, readonly ExplainedFixture[]>;
  readonly entries: readonly GameweekEntry[];
}
