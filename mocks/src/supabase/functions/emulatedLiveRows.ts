import { instantAt, isLiveStatus, osloDayOf } from '@tribunen/domain';
import type { LiveRows } from '@tribunen/edge';
import type { Database } from '../../database.ts';

/** The rows that the feed has written to the emulator's tables. */
export function emulatedLiveRows({
  live_matches_new,
  match_state,
  live_events_new,
}: Pick<Database, 'live_matches_new' | 'match_state' | 'live_events_new'>): LiveRows {
  const since = (moment: string, from: number): boolean => Date.parse(moment) >= from;
  return {
    matchesOn: (day) =>
      Promise.resolve(
        live_matches_new.rows(({ utc_kickoff }) => osloDayOf(instantAt(Date.parse(utc_kickoff))) === day),
      ),
    statesOf(matches, from) {
      const ids = new Set(matches);
      return Promise.resolve(match_state.rows((row) => ids.has(row.id) && since(row.updated_at, from)));
    },
    eventsOf(matches, from) {
      const ids = new Set(matches);
      return Promise.resolve(live_events_new.rows((row) => ids.has(row.match_id) && since(row.created_at, from)));
    },
    eventsSince: (from) => Promise.resolve(live_events_new.rows((row) => since(row.created_at, from))),
    isAnyLive: () => Promise.resolve(live_matches_new.rows(({ status }) => isLiveStatus(status)).length > 0),
    newestChange() {
      const moments = [
        ...live_matches_new.rows().map(({ updated_at }) => updated_at),
        ...live_events_new.rows().map(({ created_at }) => created_at),
      ];
      return Promise.resolve(moments.reduce((newest, moment) => Math.max(newest, Date.parse(moment)), 0));
    },
  };
}
