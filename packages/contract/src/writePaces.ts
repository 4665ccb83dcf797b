/**
 * How many rows of a kind a user may write in a minute. The database refuses more with the same code as messages that
 * are sent too fast.
 */
export const writePaces = {
  ratings: 60,
  profiles: 30,
  reports: 20,
  lists: 600,
  /** Changes of follows, including a new place for each follow that moves. */
  orders: 6000,
  stars: 60,
  devices: 30,
  /** Deletions of messages, both in the chats and between friends. */
  deletions: 60,
  /** Read positions in the messages of friends. */
  reads: 120,
  /** Announcements of a user's place, and of their delay to friends in the same match. */
  presence: 120,
} as const;

/** How many times in an hour a user may download their data. */
export const exportsAnHour = 5;
