/**
 * The values of an array in Postgres' notation, `{a,"b,c","say \"hi\""}`; null when the text is not an array.
 *
 * @example
 * parseArray('{B%,%l}'); // ['B%', '%l']
 */
export function parseArray(text: string): readonly string[] | null {
  const inner = /^\{(.*)\}$/s.exec(text)?.[1];
  if (inner === undefined) return null;
  if (inner === '') return [];
  const item = /\s*(?:"((?:[^"\\]|\\.)*)"|([^",]*))\s*(,|$)/gsy;
  const values: string[] = [];
  for (;;) {
    const found = item.exec(inner);
    if (found === null) return null;
    const [, quoted, bare, end] = found;
    values.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll(/\\(.)/gs, '$1'));
    if (end === '') return values;
  }
}
