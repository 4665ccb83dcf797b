import type { FantasyPosition } from './FantasyPick.ts';
import {
  type FixtureStats,
  type PointsByPosition,
  SCORED_STATS,
  type ScoredStat,
  type ScoringTable,
} from './ScoringTable.ts';

const LONG_PLAY_MINUTES = 60;
const SAVES_A_POINT = 3;
const CONCEDED_A_POINT = 2;
/** How many defensive contributions earn points: only the game's rules say that, while the table has the points. */
const ENOUGH_CONTRIBUTIONS: PointsByPosition = { GKP: 10, DEF: 10, MID: 12, FWD: 12 };
const SHORT_NAME = { goalkeeper: 'GKP', defender: 'DEF', midfielder: 'MID', forward: 'FWD' } as const;

/** The points of one figure of a player. */
export interface PointsLine {
  readonly identifier: ScoredStat;
  readonly value: number;
  readonly points: number;
}

/**
 * A player's points in one fixture, line by line as the official game explains them: always a line for the minutes, and
 * one for every figure that gives or takes points (FANTASY-6, FANTASY-7).
 *
 * @param table the points of everything, the official `game_config.scoring`
 */
export function explainPoints(stats: FixtureStats, position: FantasyPosition, table: ScoringTable): PointsLine[] {
  return SCORED_STATS.map((identifier) => {
    const value = stats[identifier] ?? 0;
    return { identifier, value, points: value === 0 ? 0 : pointsOf(identifier, value, SHORT_NAME[position], table) };
  }).filter(({ identifier, points }) => identifier === 'minutes' || points !== 0);
}

/** A player's points in one fixture: the sum of the lines (FANTASY-6). */
export function fixturePoints(stats: FixtureStats, position: FantasyPosition, table: ScoringTable): number {
  return explainPoints(stats, position, table).reduce((sum, { points }) => sum + points, 0);
}

function pointsOf(stat: ScoredStat, value: number, position: keyof PointsByPosition, table: ScoringTable): number {
  switch (stat) {
    case 'minutes':
      return value >= LONG_PLAY_MINUTES ? table.long_play : table.short_play;
    case 'goals_scored':
    case 'clean_sheets':
      return value * table[stat][position];
    case 'goals_conceded':
      return Math.floor(value / CONCEDED_A_POINT) * table.goals_conceded[position];
    case 'saves':
      return Math.floor(value / SAVES_A_POINT) * table.saves;
    case 'defensive_contribution':
      return value >= ENOUGH_CONTRIBUTIONS[position] ? table.defensive_contribution[position] : 0;
    case 'assists':
    case 'own_goals':
    case 'penalties_saved':
    case 'penalties_missed':
    case 'yellow_cards':
    case 'red_cards':
    case 'bonus':
      return value * table[stat];
  }
}
