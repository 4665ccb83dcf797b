import type { ScoringTable } from './ScoringTable.ts';

/** The points of everything in the official game in 2026/27. */
export const officialScoring: ScoringTable = {
  long_play: 2,
  short_play: 1,
  goals_scored: { GKP: 10, DEF: 6, MID: 5, FWD: 4 },
  assists: 3,
  clean_sheets: { GKP: 4, DEF: 4, MID: 1, FWD: 0 },
  goals_conceded: { GKP: -1, DEF: -1, MID: 0, FWD: 0 },
  own_goals: -2,
  penalties_saved: 5,
  penalties_missed: -2,
  yellow_cards: -1,
  red_cards: -3,
  saves: 1,
  defensive_contribution: { GKP: 0, DEF: 2, MID: 2, FWD: 2 },
  bonus: 1,
};
