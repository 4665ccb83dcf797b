import type { LiveDeltaAnswer } from '@tribunen/contract';
import { addDays, instantAt, osloDayOf } from '@tribunen/domain';
import { feedVersion } from './feedVersion.ts';
import type { LiveContext } from './LiveContext.ts';

/**
 * `GET /live/delta?since={version}`: the matches and events that have changed since a version. It includes yesterday's
 * matches, because some are played past midnight. For a version that the feed has never reached, as after a restart, it
 * contains everything.
 *
 * @example
 * liveDelta(version, { matches, database, wallNow: clock.now() }).hasChanges; // false, until something happens
 */
export function liveDelta(since: number, { matches, database, wallNow }: LiveContext): LiveDeltaAnswer {
  const version = feedVersion(database);
  if (version === since) return { version, matches: [], events: [], hasChanges: false };
  const from = since > version ? -1 : since;
  const today = osloDayOf(instantAt(wallNow));
  const isNew = (moment: string | null | undefined): boolean => Date.parse(moment ?? '') > from;
  return {
    version,
    matches: [addDays(today, -1), today]
      .flatMap((day) => matches.listDay(day, wallNow))
      .filter(({ lastUpdated }) => isNew(lastUpdated)),
    events: database.live_events_new
      .rows(({ created_at }) => isNew(created_at))
      .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at)),
    hasChanges: true,
  };
}
