/** The attribute of the element with the matches of a day. */
export const dayListAttribute = 'data-matches';
