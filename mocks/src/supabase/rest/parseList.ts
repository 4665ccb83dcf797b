/**
 * The values of a PostgREST list, `(a,"b,c","say \"hi\"")`, as PostgREST reads one: a quoted value ends where a comma or the bracket
 * follows; where neither does, the quotes are part of the text. White space in a value is its own, and what follows the bracket is
 * passed over. Null where the list has no end.
 *
 * @example
 * parseList('(LIVE,IN_PLAY)'); // ['LIVE', 'IN_PLAY']
 * parseList('("a,"b"")'); // ['"a', '"b""']
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
    // A list of one empty text is a list of nothing.
    if (end === ')') return values.length === 1 && values[0] === '' ? [] : values;
  }
}
