import { idOf } from './idOf.ts';
import type { MatchId } from './Match.ts';

/** The match named by text or a number from outside, such as an address; null when it names none (MATCH-28). */
export function toMatchId(raw: string | number | null): MatchId | null {
  const id = idOf(raw);
  return id === null ? null : (id as MatchId);
}
