/**
 * The values of a list as PostgREST parses it: `(a,"b,c","say \"hi\"")`. A quote ends a quoted value only when a comma
 * or the closing bracket follows; otherwise the quotes are part of the text. White space is part of a value, except
 * before the first value. Text after the closing bracket is ignored. Null when the opening or the closing bracket is
 * missing.
 */
export function parseList(text: string): readonly string[] | null {
  const item = /(?:"((?:[^"\\]|\\.)*)"(?=[,)]|$)|([^,)]*))([,)]|$)/gsy;
  item.lastIndex = /^\s*\(\s*/.exec(text)?.[0].length ?? 0;
  if (item.lastIndex === 0) return null;
  const values: string[] = [];
  for (;;) {
    const [, quoted, bare = '', end] = item.exec(text) ?? [];
    if (end !== ',' && end !== ')') return null;
    values.push(quoted === undefined ? bare : quoted.replaceAll(/\\(.)/gs, '$1'));
    // PostgREST reads `()` as an empty list, not as a list of one empty text.
    if (end === ')') return values.length === 1 && values[0] === '' ? [] : values;
  }
}
