import type { BootstrapStatic, ProviderMatch } from '@tribunen/contract';
import { addDays, instantAt, osloDayOf } from '@tribunen/domain';
import type { MatchData } from '../MatchData.ts';

/** A gameweek of the demo: those matches of a round of the league that are on a list. */
export interface FantasyWeek {
  readonly event: BootstrapStatic['events'][number];
  readonly matches: readonly ProviderMatch[];
}

/** The current gameweek and the next, each null when there is none. */
export interface FantasyRounds {
  readonly current: FantasyWeek | null;
  readonly next: FantasyWeek | null;
}

/**
 * How long before its first match a gameweek's deadline is: ninety minutes in the official game, less here, because a
 * round may kick off while the previous round is played.
 */
const deadlineMs = 60_000;
/** How many days the lists reach, and how many days apart the matches of one round may be. */
const listedDays = 21;
const daysOfRound = 3;

/**
 * The gameweeks of a league at a moment: the current gameweek is the last whose deadline has passed. Lists are read day
 * by day until both gameweeks are found, because a season has hundreds of matches.
 *
 * @param now milliseconds since 1970
 */
export function fantasyRounds(
  matches: Pick<MatchData, 'listDay' | 'firstKickOffOf'>,
  code: string,
  now: number,
): FantasyRounds {
  const today = osloDayOf(instantAt(now));
  const on = (day: number): readonly ProviderMatch[] =>
    matches
      .listDay(addDays(today, day), now)
      .filter(({ competition, status }) => competition.code === code && status !== 'POSTPONED');
  const found: ProviderMatch[] = [];
  const hasBegun = (match: ProviderMatch): boolean => deadlineOf([match]) <= now;
  const read = (from: number, step: 1 | -1, isFound: () => boolean): void => {
    let last = from + step * listedDays;
    for (let day = from; day !== last; day += step) {
      found.push(...on(day));
      // The rest of the round may be on the next days.
      if (isFound() && Math.abs(last - day) > daysOfRound) last = day + step * daysOfRound;
    }
  };
  read(0, -1, () => found.some(hasBegun));
  const begun = new Set(found.filter(hasBegun).map(roundOf));
  read(1, 1, () => found.some((match) => !hasBegun(match) && !begun.has(roundOf(match))));

  const weeks = [...new Set(found.map(roundOf))]
    .map((id) => found.filter((match) => roundOf(match) === id))
    .toSorted((a, b) => deadlineOf(a) - deadlineOf(b));
  const current = weeks.findLast((week) => deadlineOf(week) <= now);
  const next = weeks.find((week) => deadlineOf(week) > now);
  const following = current === undefined ? null : followingRound(matches, code, current, now);
  return {
    current: current === undefined ? null : toWeek(current, deadlineOf(current), 'current'),
    next: following ?? (next === undefined ? null : toWeek(next, deadlineOf(next), 'next')),
  };
}

/** The next round of the live day. Its matches join the list only shortly before kick-off. */
function followingRound(
  matches: Pick<MatchData, 'firstKickOffOf'>,
  code: string,
  current: readonly ProviderMatch[],
  now: number,
): FantasyWeek | null {
  const id = Math.max(...current.map(roundOf)) + 1;
  const kickOff = matches.firstKickOffOf(code, id);
  if (kickOff === null || kickOff - deadlineMs <= now) return null;
  return { event: eventOf(id, kickOff - deadlineMs, 'next'), matches: [] };
}

function roundOf({ matchday }: ProviderMatch): number {
  return matchday ?? 0;
}

function deadlineOf(matches: readonly ProviderMatch[]): number {
  return Math.min(...matches.map(({ utcDate }) => Date.parse(utcDate))) - deadlineMs;
}

function toWeek(matches: readonly ProviderMatch[], deadline: number, place: 'current' | 'next'): FantasyWeek {
  const id = Math.max(...matches.map(roundOf));
  return { event: eventOf(id, deadline, place), matches };
}

function eventOf(id: number, deadline: number, place: 'current' | 'next'): FantasyWeek['event'] {
  return {
    id,
    deadline_time: new Date(deadline).toISOString(),
    is_current: place === 'current',
    is_next: place === 'next',
  };
}
