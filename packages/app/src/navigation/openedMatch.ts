/**
 * Whether the code of an opened match has loaded. Only then the match grows from its row, because the page would
 * otherwise freeze until the code is loaded.
 */
export const openedMatch = { isLoaded: false };
