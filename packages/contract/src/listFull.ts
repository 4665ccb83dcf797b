/** The code of the database for a list that is full; its detail is the number of rows that it has room for. */
export const LIST_FULL = 'PT422';
