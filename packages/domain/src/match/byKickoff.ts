import { compareText } from '../text/compareText.ts';
import type { Match } from './Match.ts';

type Begun = Pick<Match, 'id' | 'utcKickoff' | 'isTimeSet'>;

/** Orders matches by kick-off, then id. A match without a time comes after the others of its day (MATCH-38). */
export function byKickoff(a: Begun, b: Begun): number {
  return compareText(placeOf(a), placeOf(b)) || compareText(a.id, b.id);
}

/** Days in UTC and in Oslo differ only late in the evening; a match without a time stands at midnight in UTC. */
function placeOf({ utcKickoff, isTimeSet }: Begun): string {
  return isTimeSet ? utcKickoff : `${utcKickoff.slice(0, 10)}T24`;
}
