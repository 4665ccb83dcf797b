import { liveEventRow, liveMatchRow, matchStateRow } from '@tribunen/contract';
import { instantAt } from '@tribunen/domain';
import { object, string } from 'valibot';
import type { LiveRows } from '../data/LiveRows.ts';
import { kickOffOn } from './kickOffOn.ts';
import type { Rest } from './Rest.ts';

const events = 'live_events_new';
const inPlay = 'in.(LIVE,IN_PLAY,PAUSED)';

/** The rows that the feed has written to the project's tables. */
export function projectLiveRows(rest: Rest): LiveRows {
  const newest = async (table: string, column: string): Promise<number> => {
    const [row] = await rest.read(
      object({ moment: string() }),
      table,
      { select: `moment:${column}`, order: `${column}.desc` },
      1,
    );
    return row === undefined ? 0 : Date.parse(row.moment);
  };
  return {
    matchesOn: (day) => rest.read(liveMatchRow, 'live_matches_new', { and: kickOffOn(day), order: 'utc_kickoff,id' }),
    statesOf: (matches, since) =>
      rest.readOf(matchStateRow, 'match_state', 'id', matches, { ...from('updated_at', since), order: 'id' }),
    eventsOf: (matches, since) =>
      rest.readOf(liveEventRow, events, 'match_id', matches, {
        ...from('created_at', since),
        order: 'occurred_at,id',
      }),
    eventsSince: (since) => rest.read(liveEventRow, events, { ...from('created_at', since), order: 'created_at,id' }),
    async isAnyLive() {
      const query = { select: 'id', status: inPlay, order: 'id' };
      return (await rest.read(object({ id: string() }), 'live_matches_new', query, 1)).length > 0;
    },
    async newestChange() {
      const moments = await Promise.all([newest('live_matches_new', 'updated_at'), newest(events, 'created_at')]);
      return Math.max(...moments);
    },
  };
}

function from(column: string, since: number): Readonly<Record<string, string>> {
  return since > 0 ? { [column]: `gte.${instantAt(Math.floor(since))}` } : {};
}
