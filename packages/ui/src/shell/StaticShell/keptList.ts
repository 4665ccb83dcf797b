/** Elements of the static shell in whose place the page's first script puts the list that the device has kept, and its age. */
export const keptListTag = 'kept-list';
export const keptAgeTag = 'kept-age';
