import type { Moment } from '../script/timelineOf.ts';
import { goalsPlayed } from '../state/goalsPlayed.ts';

/** When the goals of a match fall: seconds of play since kick-off, breaks included, without the shoot-out. */
export function goalTimes(timeline: readonly Moment[]): readonly number[] {
  let before = 0;
  const times: number[] = [];
  for (const { at, tally } of timeline) {
    const { home, away } = goalsPlayed(tally);
    if (home + away > before) times.push(at);
    before = home + away;
  }
  return times;
}
