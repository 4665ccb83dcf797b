import { type Parsed, parseRowChange, type RowChange } from '@tribunen/contract';
import { reportFaults } from '../access/reportFaults.ts';
import type { RealtimeSocket, TopicListener } from './RealtimeSocket.ts';

export interface RowsRequest<Value> {
  /** The name of the channel. No two open at a time have the same. */
  readonly channel: string;
  readonly table: string;
  readonly event: '*' | 'INSERT';
  /** Which rows, as Supabase writes it (`id=eq.7`); null for all that the spectator may read. */
  readonly filter: string | null;
  /** The contract's translation of a row. */
  readonly translate: (row: unknown) => Parsed<Value>;
}

export interface RowsListener<Value> extends TopicListener {
  onChange(change: RowChange<Value>): void;
}

/**
 * Listens to the changes of a table's rows: the one way in for every row that the socket brings. A row that breaks the contract is dropped
 * and reported. Rows that were written while the socket was away do not come: fetch them at every `onUp`.
 *
 * @returns what ends it.
 */
export function subscribeToRows<Value>(
  socket: RealtimeSocket,
  { channel, table, event, filter, translate }: RowsRequest<Value>,
  listener: RowsListener<Value>,
): () => void {
  return socket.open(
    {
      name: channel,
      kind: 'database',
      bind: (opened) => {
        const rows = { schema: 'public', table, ...(filter !== null && { filter }) };
        const receive = (change: unknown): void => {
          const parsed = parseRowChange(table, change, translate);
          if (parsed.ok) listener.onChange(parsed.value);
          else reportFaults([parsed.fault]);
        };
        // supabase-js types each kind of event by an overload of its own.
        if (event === '*') opened.on('postgres_changes', { event, ...rows }, receive);
        else opened.on('postgres_changes', { event, ...rows }, receive);
      },
    },
    listener,
  );
}
