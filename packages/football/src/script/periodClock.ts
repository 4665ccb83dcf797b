import type { PeriodName } from './MatchScript.ts';

interface PeriodClock {
  /** The period's first minute of play, 1-based, as a scoreboard counts minutes. */
  readonly firstMinute: number;
  readonly lastMinute: number;
  /** Seconds of play between the previous period's last whistle and this period's first. */
  readonly breakBefore: number;
}

/**
 * How the clock of each period runs. The breaks are those of the Laws of the Game, law 7; the break before a shoot-out is
 * the usual length.
 */
export const periodClock: Readonly<Record<PeriodName, PeriodClock>> = {
  'first-half': { firstMinute: 1, lastMinute: 45, breakBefore: 0 },
  'second-half': { firstMinute: 46, lastMinute: 90, breakBefore: 15 * 60 },
  'extra-time-first-half': { firstMinute: 91, lastMinute: 105, breakBefore: 5 * 60 },
  'extra-time-second-half': { firstMinute: 106, lastMinute: 120, breakBefore: 60 },
  'shoot-out': { firstMinute: 120, lastMinute: 120, breakBefore: 3 * 60 },
};

/** How many seconds a period lasts without added time; 0 for a shoot-out, which has no clock. */
export function regularSeconds(name: PeriodName): number {
  const { firstMinute, lastMinute } = periodClock[name];
  return name === 'shoot-out' ? 0 : (lastMinute - firstMinute + 1) * 60;
}

/**
 * What the scoreboard shows at a second of a period: the minute of play and, in added time, how many minutes of added
 * time have begun.
 */
export function clockAt(name: PeriodName, second: number): { minute: number; injuryTime: number | null } {
  const { firstMinute, lastMinute } = periodClock[name];
  if (name === 'shoot-out') return { minute: lastMinute, injuryTime: null };
  const over = second - regularSeconds(name);
  if (over >= 0) return { minute: lastMinute, injuryTime: Math.floor(over / 60) + 1 };
  return { minute: firstMinute + Math.floor(second / 60), injuryTime: null };
}
