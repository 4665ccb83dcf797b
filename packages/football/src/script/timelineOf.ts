import type { ScoreLine } from '@tribunen/domain';
import { isReported } from './isReported.ts';
import type { MatchScript, Period, PeriodName, ScriptEvent } from './MatchScript.ts';
import { clockAt, periodClock, regularSeconds } from './periodClock.ts';

/** Goals so far, by the part of the match in which they count. */
export interface GoalsByPeriod {
  readonly firstHalf: ScoreLine;
  readonly secondHalf: ScoreLine;
  readonly extraTime: ScoreLine;
  readonly shootOut: ScoreLine;
}

/** The state of the scoreboard from one change to the next. */
export interface Moment {
  /** Seconds of play since kick-off, breaks included. */
  readonly at: number;
  readonly status: 'IN_PLAY' | 'PAUSED' | 'FINISHED' | 'SUSPENDED';
  /** The period in play, or the period that the whistle has just ended. */
  readonly period: PeriodName;
  readonly minute: number;
  readonly injuryTime: number | null;
  readonly tally: GoalsByPeriod;
  /** How many events of the script have happened; `reported` is how many of these the feed has reported. */
  readonly happened: number;
  readonly reported: number;
}

const nil: ScoreLine = { home: 0, away: 0 };
const partOf: Readonly<Record<PeriodName, keyof GoalsByPeriod>> = {
  'first-half': 'firstHalf',
  'second-half': 'secondHalf',
  'extra-time-first-half': 'extraTime',
  'extra-time-second-half': 'extraTime',
  'shoot-out': 'shootOut',
};

/**
 * Every state that a match goes through, in order: one moment for each change of status, minute or score and for each
 * card and substitution, the first at kick-off and the last at the final whistle.
 */
export function timelineOf(script: MatchScript): readonly Moment[] {
  const moments: Moment[] = [];
  let tally: GoalsByPeriod = { firstHalf: nil, secondHalf: nil, extraTime: nil, shootOut: nil };
  let start = 0;
  let happened = 0;
  let reported = 0;
  for (const period of script.periods) {
    start += periodClock[period.name].breakBefore;
    const events = script.events.filter((event) => event.period === period.name);
    const before = { happened, reported };
    for (const second of secondsOfChange(period, events)) {
      tally = events.filter((event) => event.second === second).reduce(counted, tally);
      const until = events.filter((event) => event.second <= second);
      happened = before.happened + until.length;
      reported = before.reported + until.filter(isReported).length;
      const clock = clockAt(period.name, second);
      moments.push({ at: start + second, status: 'IN_PLAY', period: period.name, ...clock, tally, happened, reported });
    }
    happened = before.happened + events.length;
    reported = before.reported + events.filter(isReported).length;
    start += period.seconds;
    moments.push({
      at: start,
      ...atWhistle(script, period),
      period: period.name,
      injuryTime: null,
      tally,
      happened,
      reported,
    });
  }
  return moments;
}

function atWhistle(script: MatchScript, { name, seconds }: Period): Pick<Moment, 'status' | 'minute'> {
  const isLast = script.periods.at(-1)?.name === name;
  if (isLast && script.abandoned) return { status: 'SUSPENDED', minute: clockAt(name, seconds).minute };
  return { status: isLast ? 'FINISHED' : 'PAUSED', minute: periodClock[name].lastMinute };
}

function secondsOfChange({ name, seconds }: Period, events: readonly ScriptEvent[]): readonly number[] {
  const minutes = regularSeconds(name) === 0 ? 1 : Math.ceil(seconds / 60);
  const whole = Array.from({ length: minutes }, (_, minute) => minute * 60);
  const between = events
    .filter((event) => isReported(event) || event.type === 'shoot-out-kick')
    .map((event) => event.second);
  return [...new Set([...whole, ...between])].toSorted((a, b) => a - b);
}

function counted(tally: GoalsByPeriod, event: ScriptEvent): GoalsByPeriod {
  const part = partOf[event.period];
  return { ...tally, [part]: { ...tally[part], [event.side]: tally[part][event.side] + goalsIn(event) } };
}

function goalsIn(event: ScriptEvent): number {
  if (event.type === 'goal') return 1;
  if (event.type === 'goal-cancelled') return -1;
  return event.type === 'shoot-out-kick' && event.scored ? 1 : 0;
}
