/** Whether the code of an opened match has loaded: only then does the match grow from its row, because the page stands still until it is there. */
export const openedMatch = { isLoaded: false };
