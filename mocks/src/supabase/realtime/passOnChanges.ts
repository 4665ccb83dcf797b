import type { Change, RealtimeServer, Who } from '@tribunen/protocol';
import type { Database } from '../../database.ts';
import type { RestTables } from '../rest/answerRest.ts';

/**
 * Passes each committed change of the database on to the realtime server.
 *
 * @returns a function that stops it
 */
export function passOnChanges(database: Database, tables: RestTables, realtime: RealtimeServer): () => void {
  return database.onChange((change) => realtime.sendChange(change, seenBy(tables, change)));
}

/**
 * Returns a function that tells whether a caller may see a changed row. Its first call looks the row up, so a change
 * without listeners costs no look-up.
 */
function seenBy(tables: RestTables, change: Change): (who: Who) => boolean {
  let sees: ((who: Who) => boolean) | undefined;
  return (who) => {
    if (change.type === 'DELETE') return false;
    sees ??= tables[change.table]?.whoSees(change.record);
    return sees?.(who) === true;
  };
}
