import type { Side } from '../match/Match.ts';
import type { GoalEvent, MatchEvent, RedCardEvent, YellowCardEvent } from './MatchEvent.ts';
import { momentumAt } from './momentum.ts';
import { pressureOf } from './pressureOf.ts';

/** One minute of the momentum, added time included in the minute that it is added to. */
export interface MomentumMinute {
  /** Minute of play, 1-based. */
  readonly minute: number;
  /** The side that has the momentum; null when neither has. */
  readonly side: Side | null;
  /** The strength of the momentum, in whole per cent from 0 to 100. */
  readonly percent: number;
  /** The goals that count and the cards of the minute, in order. */
  readonly events: readonly (GoalEvent | YellowCardEvent | RedCardEvent)[];
}

/** No match is longer than this; a later minute is a mistake of the source. */
const MOST_MINUTES = 150;

/**
 * The momentum minute by minute, from the first to the last, as the chart and the table show it. An event without a
 * minute is left out (REPORT-24, REPORT-44).
 */
export function momentumMinutes(events: readonly MatchEvent[], lastMinute: number): MomentumMinute[] {
  const shown = events.filter(counts).filter(({ minute }) => minute > 0);
  const pressure = pressureOf(shown.map((event) => ({ ...event, extraTime: null })));
  return Array.from({ length: Math.min(Math.max(0, lastMinute), MOST_MINUTES) }, (_, n) => {
    const minute = n + 1;
    const momentum = momentumAt(pressure, minute);
    const percent = Math.round(Math.abs(momentum) * 100);
    return {
      minute,
      side: percent === 0 ? null : momentum > 0 ? 'home' : 'away',
      percent,
      events: shown.filter((event) => event.minute === minute),
    };
  });
}

function counts(event: MatchEvent): event is MomentumMinute['events'][number] {
  return event.type !== 'SUBSTITUTION' && !(event.type === 'GOAL' && event.cancelled);
}
