/**
 * Splits a text at its commas, except commas inside quotes or parentheses.
 *
 * @example
 * splitTopLevel('status=in.(LIVE,PAUSED),id=eq.1'); // ['status=in.(LIVE,PAUSED)', 'id=eq.1']
 */
export function splitTopLevel(text: string): readonly string[] {
  const parts: string[] = [];
  let [start, depth, quoted] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted && character === '\\') at += 1;
    else if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}
