/** A match that is put off begins within this time; a later kick-off belongs to another play of the match (FEED-19). */
export const putOffMs = 3 * 60 * 60_000;
