/** A header with no room for words beside the state of the match, by its letters, so that larger letters count as a narrower screen. */
export const narrow = '@container match-header (max-width: 34em)';
