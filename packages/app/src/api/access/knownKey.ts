/** The storage key of the reader's delays and hidden results. A device without it has no gate. */
export const knownKey = 'tribunen.knownUntil';
