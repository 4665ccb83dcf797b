/** A storage of the browser, or the stand-in for one that the browser refuses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
