/** A place in a text, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A step into a value: the name of a member, or an index of a list. */
export type PathStep = string | number;

/**
 * Where a value of a JSON text begins. For a path that does not exist, it is where the last value on the way begins: a
 * missing member has the place of its object.
 *
 * @param json a text that `JSON.parse` accepts
 * @example
 * placeOf('{\n "clicks": [\n  { "x": 1 }\n ]\n}', ['clicks', 0, 'x']); // { line: 3, column: 10 }
 */
export function placeOf(json: string, path: readonly PathStep[]): Place {
  let at = skipSpace(json, 0);
  for (const step of path) {
    const inside = enter(json, at, step);
    if (inside === null) break;
    at = inside;
  }
  return placeAt(json, at);
}

/**
 * The line and the column of a position in a text.
 *
 * @example
 * placeAt('a\nb', 2); // { line: 2, column: 1 }
 */
export function placeAt(text: string, position: number): Place {
  let line = 1;
  let began = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) {
    line += 1;
    began = at + 1;
  }
  return { line, column: position - began + 1 };
}

/** Where the value one step further begins; null when there is none. */
function enter(json: string, at: number, step: PathStep): number | null {
  const isList = json[at] === '[';
  if (!isList && json[at] !== '{') return null;
  let next = skipSpace(json, at + 1);
  for (let place = 0; json[next] !== ']' && json[next] !== '}'; place += 1) {
    let name: PathStep = place;
    if (!isList) {
      const end = skipValue(json, next);
      name = JSON.parse(json.slice(next, end)) as string;
      next = skipSpace(json, skipSpace(json, end) + 1);
    }
    if (String(name) === String(step)) return next;
    next = skipSpace(json, skipValue(json, next));
    if (json[next] === ',') next = skipSpace(json, next + 1);
  }
  return null;
}

function skipSpace(json: string, at: number): number {
  let next = at;
  while (/\s/.test(json[next] ?? '')) next += 1;
  return next;
}

/** The position after the value that begins at `at`. */
function skipValue(json: string, at: number): number {
  let depth = 0;
  let next = at;
  do {
    const character = json[next];
    if (character === '"') {
      next += 1;
      while (json[next] !== '"') next += json[next] === '\\' ? 2 : 1;
    } else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    next += 1;
    // A number or a word ends at the next separator.
    if (depth === 0 && !/["}\]]/.test(character ?? '')) while (/[^\s,}\]]/.test(json[next] ?? ',')) next += 1;
  } while (depth > 0);
  return next;
}
