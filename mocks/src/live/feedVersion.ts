import type { Database } from '../database.ts';

/**
 * The version of the live feed: the moment of its newest change, in milliseconds since 1970. It depends on the rows
 * only, so it is the same in every tab and after every restart; 0 while there are none.
 *
 * @example
 * feedVersion(database); // 1_795_269_600_000
 */
export function feedVersion(database: Pick<Database, 'live_matches_new' | 'live_events_new'>): number {
  const moments = [
    ...database.live_matches_new.rows().map(({ updated_at }) => updated_at),
    ...database.live_events_new.rows().map(({ created_at }) => created_at),
  ];
  return moments.reduce((newest, moment) => Math.max(newest, Date.parse(moment)), 0);
}
