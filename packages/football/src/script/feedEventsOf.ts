import type { ScoreLine } from '@tribunen/domain';
import { isReported, type ReportedScriptEvent } from './isReported.ts';
import type { MatchScript } from './MatchScript.ts';
import { clockAt, periodClock } from './periodClock.ts';

/** An event as the feed reports it: with the match clock, and the score after it. */
export interface FeedEvent {
  readonly event: ReportedScriptEvent;
  /** Seconds of play since kick-off, breaks included. */
  readonly at: number;
  readonly minute: number;
  readonly injuryTime: number | null;
  /** Without the shoot-out. */
  readonly score: ScoreLine;
}

/**
 * The events of a match that the feed reports, in order.
 *
 * @example
 * feedEventsOf(script)[0]; // { event, at: 512, minute: 9, injuryTime: null, score: { home: 1, away: 0 } }
 */
export function feedEventsOf({ periods, events }: MatchScript): readonly FeedEvent[] {
  const score = { home: 0, away: 0 };
  let start = 0;
  return periods.flatMap(({ name, seconds }) => {
    start += periodClock[name].breakBefore;
    const from = start;
    start += seconds;
    return events
      .filter((event) => event.period === name)
      .filter(isReported)
      .map((event): FeedEvent => {
        if (event.type === 'goal') score[event.side] += 1;
        if (event.type === 'goal-cancelled') score[event.side] -= 1;
        return { event, at: from + event.second, ...clockAt(name, event.second), score: { ...score } };
      });
  });
}
