/** Elements of the static shell that show the page's first script where to put the list stored on the device, and its age. */
export const keptListTag = 'kept-list';
export const keptAgeTag = 'kept-age';
