/** The sizes of a match header by the letters that it has room for, so that larger letters count as a narrower screen. */
export const tight = '@container match-header (max-width: 21.5em)';
/** A phone: the choice takes the title's place. */
export const narrow = '@container match-header (max-width: 34em)';
export const roomy = '@container match-header (min-width: 45em)';
