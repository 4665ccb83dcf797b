/** A storage of the browser, or what stands in for one that the browser refuses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
