/** A phone on which the cheer does not stand on the line of the match. */
export const narrowest = '@media (max-width: 359.98px)';
