import { isLiveStatus } from '../match/isLiveStatus.ts';
import { isTimeSet } from '../match/isTimeSet.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import type { CallSituation, WatchedMatch } from './CallSituation.ts';

const minute = 60_000;
/** The provider has nothing new sooner than this. */
const shortestMs = 15_000;
/** The minutes after the kick-off in which a half is usually played, with the added time of each. */
const firstHalf = { from: -1, to: 49 };
const secondHalf = { from: 60, to: 116 };
/** While a match is in play at least so many minutes are planned for, or no call would be left for its added time. */
const leastMinutes = 5;
/** A match that is in play for longer than this has extra time, or began late. */
const longest = 180;

/**
 * The pause between two calls for the matches in play, in milliseconds, so that the remaining calls last until the end
 * of the day in UTC: shorter while more matches are in play, by the square root of their number. Null while no match is
 * being played, in the breaks, and when no call is left (FEED-21).
 */
export function liveIntervalMs({
  matches,
  laterToday,
  calls,
  now,
}: Pick<CallSituation, 'matches' | 'laterToday' | 'now'> & {
  /** The calls of the day that are left for matches in play. */
  readonly calls: number;
}): number | null {
  const played = matches.filter((match) => match.endedAt === null && mayBePlayed(match));
  const kickOffs = [...played.map(({ utcKickoff }) => utcKickoff), ...laterToday].map(epochMs);
  const inPlay = played.filter((match) => isBeingPlayed(match, now)).length;
  if (inPlay === 0 || calls <= 0) return null;
  const start = epochMs(now);
  const minutesLeft = Math.ceil((epochMs(nextDay(now)) - start) / minute);
  const weight = Array.from({ length: minutesLeft }, (_, index) => {
    const at = start + index * minute;
    return Math.sqrt(kickOffs.filter((kickOff) => isInHalf(kickOff, at)).length);
  }).reduce((sum, each) => sum + each, 0);
  const leastWeight = leastMinutes * Math.sqrt(inPlay);
  return Math.max(shortestMs, (minute * Math.max(weight, leastWeight)) / (calls * Math.sqrt(inPlay)));
}

function mayBePlayed({ status, utcKickoff }: Pick<WatchedMatch, 'utcKickoff' | 'status'>): boolean {
  return isLiveStatus(status) || ((status === 'SCHEDULED' || status === 'TIMED') && isTimeSet({ status, utcKickoff }));
}

/** A match is being played until the feed has seen its break or its end, however long its added time is. */
function isBeingPlayed({ status, utcKickoff }: Pick<WatchedMatch, 'utcKickoff' | 'status'>, now: UtcInstant): boolean {
  const [kickOff, at] = [epochMs(utcKickoff), epochMs(now)];
  const since = (at - kickOff) / minute;
  if (status === 'PAUSED' && since < secondHalf.from) return false;
  return isInHalf(kickOff, at) || (isLiveStatus(status) && since >= firstHalf.to && since < longest);
}

/** Whether the match that kicks off at a moment is being played at another, both in milliseconds since 1970. */
function isInHalf(kickOff: number, at: number): boolean {
  const since = (at - kickOff) / minute;
  return [firstHalf, secondHalf].some(({ from, to }) => since >= from && since < to);
}

function nextDay(now: UtcInstant): UtcInstant {
  return instantAt(epochMs(`${now.slice(0, 10)}T00:00:00.000Z` as UtcInstant) + 24 * 60 * minute);
}
