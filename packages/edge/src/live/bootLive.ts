import type { BootLiveAnswer, LiveEventRow } from '@tribunen/contract';
import { instantAt, osloDayOf } from '@tribunen/domain';
import type { FunctionContext } from '../EdgeFunction.ts';

const recent = 5;

/**
 * `GET /boot/live`: today's matches, the newest five events of each, and a version with which to request later changes.
 * The version is the time of the feed's newest change, so every instance of the function returns the same version.
 */
export async function bootLive({
  football,
  live,
  footballNow,
}: Pick<FunctionContext, 'football' | 'live' | 'footballNow'>): Promise<Omit<BootLiveAnswer, 'mode'>> {
  const date = osloDayOf(instantAt(footballNow));
  // The version is read first. If a change is written during the other reads, the next delta contains it, so that a
  // page never misses a change.
  const version = await live.newestChange();
  const matches = [...(await football.matchesOn(date))];
  const events = await live.eventsOf(
    matches.map(({ id }) => String(id)),
    -Infinity,
  );
  const recentEvents: Record<string, LiveEventRow[]> = {};
  for (const { id } of matches) {
    const newestFirst = events
      .filter(({ match_id }) => match_id === String(id))
      .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
    if (newestFirst.length > 0) recentEvents[id] = newestFirst.slice(0, recent);
  }
  return { version, date, matches, recentEvents };
}
