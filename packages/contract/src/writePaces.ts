/** How many rows of a kind a user may write in a minute; the database refuses more with the code of messages that are sent too fast. */
export const writePaces = {
  ratings: 60,
  profiles: 30,
  reports: 20,
  lists: 600,
  /** Follows that change their place, among others. */
  orders: 6000,
  stars: 60,
  devices: 30,
  /** Deletions of messages, in the chats and to friends. */
  deletions: 60,
  /** How far the messages of friends are read. */
  reads: 120,
} as const;

/** How many times in an hour a user may download their data. */
export const exportsAnHour = 5;
