/** The attribute of the shell's list when it contains the kept one. */
export const keptListAttribute = 'data-kept';

/** The attribute of a button of that list after it was pressed. */
export const pressedAttribute = 'data-pressed';

/** Whether the static shell shows the list of the last visit. */
export function showsKeptList(page: Document): boolean {
  return page.querySelector(`[${keptListAttribute}]`) !== null;
}
