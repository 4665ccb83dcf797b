import { idOf } from './idOf.ts';
import type { MatchId } from './Match.ts';

/**
 * The match that text or a number from outside names, such as an address; null where it names none. MATCH-28
 *
 * @example
 * toMatchId(' 7 '); // '7'
 * toMatchId(''); // null
 */
export function toMatchId(raw: string | number | null): MatchId | null {
  const id = idOf(raw);
  return id === null ? null : (id as MatchId);
}
