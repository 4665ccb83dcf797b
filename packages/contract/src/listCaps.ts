/** How many rows a user may have in a table; the database refuses more with `LIST_FULL`. */
export const listCaps = {
  user_follows: 200,
  follow_kinds: 200,
  /** Fifteen in each game. */
  user_fantasy_players: 30,
  hidden_words: 500,
  user_mutes: 500,
  user_blocks: 500,
  push_mutes: 500,
} as const;

/** The code of the database for a list that is full; its detail is the number of rows that it has room for. */
export const LIST_FULL = 'PT422';
