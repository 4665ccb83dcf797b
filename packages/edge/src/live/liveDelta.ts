import type { LiveDeltaAnswer } from '@tribunen/contract';
import { addDays, instantAt, osloDayOf } from '@tribunen/domain';
import type { FunctionContext } from '../EdgeFunction.ts';

/**
 * `GET /live/delta?since={version}`: the matches and events that have changed since a version. The delta includes
 * yesterday's matches, because some matches are played past midnight. If the version is newer than the feed's newest
 * change, for example after a restart of the backend, the delta contains everything.
 */
export async function liveDelta(
  since: number,
  { football, live, footballNow }: Pick<FunctionContext, 'football' | 'live' | 'footballNow'>,
): Promise<Omit<LiveDeltaAnswer, 'mode' | 'nextCheckIn'>> {
  const version = await live.newestChange();
  if (version === since) return { version, matches: [], events: [], hasChanges: false };
  const from = since > version ? -1 : since;
  const today = osloDayOf(instantAt(footballNow));
  const isNew = (moment: string | null | undefined): boolean => Date.parse(moment ?? '') > from;
  const [yesterdays, todays, events] = await Promise.all([
    football.matchesOn(addDays(today, -1)),
    football.matchesOn(today),
    live.eventsSince(from),
  ]);
  return {
    version,
    matches: [...yesterdays, ...todays].filter(({ lastUpdated }) => isNew(lastUpdated)),
    events: events
      .filter(({ created_at }) => isNew(created_at))
      .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at)),
    hasChanges: true,
  };
}
