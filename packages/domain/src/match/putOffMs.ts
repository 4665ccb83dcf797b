/** A kick-off that is put off is played within this time; one that is later is of another play (FEED-19). */
export const putOffMs = 3 * 60 * 60_000;
