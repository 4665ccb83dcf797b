/** Elements of the static shell that show the page's first script where to put the list stored on the device, and its age. */
export const keptListTag = 'kept-list';
/** The element after the screen of an opened match, whose header the first script fills in. */
export const firstMatchTag = 'first-match';
export const keptAgeTag = 'kept-age';
