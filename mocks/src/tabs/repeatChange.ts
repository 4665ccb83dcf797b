import type { Change } from '@tribunen/protocol';
import type { Database } from '../database.ts';

/**
 * Repeats a change from another database with the same tables. A change that this database already has is neither
 * written nor announced again.
 */
export async function repeatChange(database: Database, change: Change): Promise<void> {
  const { auth, onChange: _onChange, ...tables } = database;
  const candidates = change.schema === 'auth' ? Object.values(auth) : Object.values(tables);
  const table = candidates.find(({ definition }) => definition.name === change.table);
  if (table === undefined) throw new Error(`There is no table ${change.schema}.${change.table} to repeat a change in`);
  await table.repeat(change);
}

/** The change that undoes a change. */
export function inverseOf(change: Change): Change {
  const { schema, table, primaryKey } = change;
  switch (change.type) {
    case 'INSERT':
      return { schema, table, primaryKey, type: 'DELETE', oldRecord: change.record };
    case 'UPDATE':
      return { schema, table, primaryKey, type: 'UPDATE', record: change.oldRecord, oldRecord: change.record };
    case 'DELETE':
      return { schema, table, primaryKey, type: 'INSERT', record: change.oldRecord };
  }
}
