/** How many rows of a kind a user may write in a minute; the database refuses more with the code of messages that are sent too fast. */
export const writePaces = { ratings: 60, profiles: 30, reports: 20, lists: 600, stars: 60, devices: 30 } as const;
