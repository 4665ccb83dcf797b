/** A storage of the browser, or what stands in for one that the browser refuses. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
