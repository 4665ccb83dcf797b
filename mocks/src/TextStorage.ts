/** A storage of the browser, or the object that replaces it when the browser refuses to store anything. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
