import type { BootLiveAnswer, LiveEventRow } from '@tribunen/contract';
import { instantAt, osloDayOf } from '@tribunen/domain';
import { feedVersion } from './feedVersion.ts';
import type { LiveContext } from './LiveContext.ts';

const recent = 5;

/**
 * `GET /boot/live`: today's matches, the newest five events of each, and the version from which to ask for changes.
 *
 * @example
 * bootLive({ matches, database, wallNow: clock.now() }).version;
 */
export function bootLive({ matches, database, wallNow }: LiveContext): BootLiveAnswer {
  const date = osloDayOf(instantAt(wallNow));
  const listed = matches.listDay(date, wallNow);
  const recentEvents: Record<string, LiveEventRow[]> = {};
  for (const { id } of listed) {
    const newestFirst = database.live_events_new
      .rows(({ match_id }) => match_id === String(id))
      .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
    if (newestFirst.length > 0) recentEvents[id] = newestFirst.slice(0, recent);
  }
  return { version: feedVersion(database), date, matches: [...listed], recentEvents };
}
