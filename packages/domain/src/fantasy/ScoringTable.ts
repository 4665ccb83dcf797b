/** The points of one thing for each position, under the official game's short names. */
export interface PointsByPosition {
  readonly GKP: number;
  readonly DEF: number;
  readonly MID: number;
  readonly FWD: number;
}

/** The points of everything in a season, with the field names of the official game's `game_config.scoring`. */
export interface ScoringTable {
  /** For sixty minutes or more. */
  readonly long_play: number;
  /** For less than sixty minutes. */
  readonly short_play: number;
  readonly goals_scored: PointsByPosition;
  readonly assists: number;
  readonly clean_sheets: PointsByPosition;
  /** For every two goals. */
  readonly goals_conceded: PointsByPosition;
  readonly own_goals: number;
  readonly penalties_saved: number;
  readonly penalties_missed: number;
  readonly yellow_cards: number;
  readonly red_cards: number;
  /** For every three saves. */
  readonly saves: number;
  /** Given once per fixture, when a player has enough defensive contributions. */
  readonly defensive_contribution: PointsByPosition;
  readonly bonus: number;
}

/** The figures that score, in the order in which the official game explains points. */
export const SCORED_STATS = [
  'minutes',
  'goals_scored',
  'assists',
  'clean_sheets',
  'goals_conceded',
  'own_goals',
  'penalties_saved',
  'penalties_missed',
  'yellow_cards',
  'red_cards',
  'saves',
  'bonus',
  'defensive_contribution',
] as const;
export type ScoredStat = (typeof SCORED_STATS)[number];

/** What a player did in one fixture; a missing figure counts as zero. */
export type FixtureStats = Readonly<Partial<Record<ScoredStat, number>>>;
