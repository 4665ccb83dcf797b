/** The attribute of the shell's list, or of its match, when the page's first script has drawn it. */
export const keptListAttribute = 'data-kept';

/** The attribute of a button of that list after it was pressed. */
export const pressedAttribute = 'data-pressed';

/** Whether the static shell shows a list or a match. */
export function showsKeptList(page: Document): boolean {
  return page.querySelector(`[${keptListAttribute}]`) !== null;
}
