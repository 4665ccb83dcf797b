import type { Play } from './withState.ts';

/**
 * Whether two states of one match and one time have the same content. A clock that one of them leaves out makes no
 * difference: some sources never have it. LIVE-2
 */
export function isSameState(one: Play, other: Play): boolean {
  return (
    one.status === other.status &&
    one.score.home === other.score.home &&
    one.score.away === other.score.away &&
    isSameClock(one.minute, other.minute) &&
    isSameClock(one.injuryTime, other.injuryTime)
  );
}

function isSameClock(one: number | null, other: number | null): boolean {
  return one === null || other === null || one === other;
}
