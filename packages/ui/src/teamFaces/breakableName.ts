const softHyphen = '\u00AD';
const zeroWidthSpace = '\u200B';

/**
 * A team's name with the places where a narrow column may break it: inside the known compounds, with a hyphen, and
 * after a stroke. They are invisible unless the line breaks there.
 *
 * @param compounds the words that may be divided, with a hyphen at the joint, separated by spaces
 */
export function breakableName(name: string, compounds: string): string {
  return compounds
    .split(' ')
    .reduce((text, compound) => text.replace(compound.replaceAll('-', ''), compound.replaceAll('-', softHyphen)), name)
    .replaceAll('/', `/${zeroWidthSpace}`);
}
