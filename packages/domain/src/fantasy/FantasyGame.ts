export const FANTASY_GAMES = ['fpl', 'eliteserien'] as const;
/** A fantasy game: Fantasy Premier League (`fpl`) or Eliteserien Fantasy. Both run on the same engine. */
export type FantasyGame = (typeof FANTASY_GAMES)[number];
