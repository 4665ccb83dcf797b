import type { Change } from '@tribunen/protocol';
import type { RowMessage } from './ChangeStream.ts';

/** Converts a replication message; null for a row outside the schema `public`, or of a table without a primary key. */
export function toChange(message: RowMessage, keys: ReadonlyMap<string, readonly string[]>): Change | null {
  const { schema, name: table } = message.relation;
  const [primaryKey] = keys.get(table) ?? [];
  if (schema !== 'public' || primaryKey === undefined) return null;
  const at = { schema, table, primaryKey } as const;
  switch (message.tag) {
    case 'insert':
      return { ...at, type: 'INSERT', record: message.new };
    case 'update': {
      // PostgreSQL sends the old key only if the update changed the key; otherwise the new row has the same key.
      return { ...at, type: 'UPDATE', record: message.new, oldRecord: message.key ?? message.old ?? message.new };
    }
    case 'delete':
      return { ...at, type: 'DELETE', oldRecord: message.key ?? message.old ?? {} };
  }
}
