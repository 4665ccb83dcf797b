import type { ScoreLine } from '@tribunen/domain';
import type { MatchScript, Period, PeriodName, ScriptEvent } from './MatchScript.ts';
import { clockAt, periodClock, regularSeconds } from './periodClock.ts';

/** Goals so far, by the part of the match in which they count. */
export interface Tally {
  readonly firstHalf: ScoreLine;
  readonly secondHalf: ScoreLine;
  readonly extraTime: ScoreLine;
  readonly shootOut: ScoreLine;
}

/** What the scoreboard shows from one change to the next. */
export interface Moment {
  /** Playing seconds since kick-off, breaks included. */
  readonly at: number;
  readonly status: 'IN_PLAY' | 'PAUSED' | 'FINISHED';
  /** The period in play, or the one that the whistle has just ended. */
  readonly period: PeriodName;
  readonly minute: number;
  readonly injuryTime: number | null;
  readonly tally: Tally;
}

const nil: ScoreLine = { home: 0, away: 0 };
const partOf: Readonly<Record<PeriodName, keyof Tally>> = {
  'first-half': 'firstHalf',
  'second-half': 'secondHalf',
  'extra-time-first-half': 'extraTime',
  'extra-time-second-half': 'extraTime',
  'shoot-out': 'shootOut',
};

/**
 * Every state that a match goes through, in order: one moment for each change of status, minute or score, the first at kick-off and
 * the last at the final whistle.
 *
 * @example
 * timelineOf(script).at(-1)?.status; // 'FINISHED'
 */
export function timelineOf(script: MatchScript): readonly Moment[] {
  const moments: Moment[] = [];
  let tally: Tally = { firstHalf: nil, secondHalf: nil, extraTime: nil, shootOut: nil };
  let start = 0;
  for (const period of script.periods) {
    start += periodClock[period.name].breakBefore;
    const events = script.events.filter((event) => event.period === period.name);
    for (const second of secondsOfChange(period, events)) {
      tally = events.filter((event) => event.second === second).reduce(counted, tally);
      const clock = clockAt(period.name, second);
      moments.push({ at: start + second, status: 'IN_PLAY', period: period.name, ...clock, tally });
    }
    start += period.seconds;
    const status = period === script.periods.at(-1) ? 'FINISHED' : 'PAUSED';
    const minute = periodClock[period.name].lastMinute;
    moments.push({ at: start, status, period: period.name, minute, injuryTime: null, tally });
  }
  return moments;
}

function secondsOfChange({ name, seconds }: Period, events: readonly ScriptEvent[]): readonly number[] {
  const minutes = regularSeconds(name) === 0 ? 1 : Math.ceil(seconds / 60);
  const whole = Array.from({ length: minutes }, (_, minute) => minute * 60);
  return [...new Set([...whole, ...events.map((event) => event.second)])].toSorted((a, b) => a - b);
}

function counted(tally: Tally, event: ScriptEvent): Tally {
  if (event.type === 'shoot-out-kick' && !event.scored) return tally;
  const part = partOf[event.period];
  return { ...tally, [part]: { ...tally[part], [event.side]: tally[part][event.side] + 1 } };
}
