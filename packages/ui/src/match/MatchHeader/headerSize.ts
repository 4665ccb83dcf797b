/**
 * A header without room for words next to the state of the match. The limit is in em, so that larger letters count as a
 * narrower screen.
 */
export const narrow = '@container match-header (max-width: 34em)';
