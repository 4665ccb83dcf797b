import type { Match } from '../match/Match.ts';
import { isSameMatch } from './isSameMatch.ts';
import { mergeMatch } from './mergeMatch.ts';

/**
 * The matches after a list of some of them: newer matches replace known ones, unknown matches are added at the end,
 * none is removed. Returns the same array when nothing changes, and keeps the object of every match that does not
 * change. LIVE-2, LIVE-3, LIVE-5
 */
export function freshenMatches(matches: readonly Match[], list: readonly Match[]): readonly Match[] {
  const known = new Map(matches.map((match, at) => [match.id, at]));
  const next = [...matches];
  let changed = false;
  for (const listed of list) {
    const at = known.get(listed.id) ?? next.length;
    const before = next[at];
    const after = before === undefined ? listed : mergeMatch(before, listed);
    if (before !== undefined && isSameMatch(before, after)) continue;
    known.set(listed.id, at);
    next[at] = after;
    changed = true;
  }
  return changed ? next : matches;
}
