import { type Parsed, parseRowChange, type RowChange } from '@tribunen/contract';
import type { UtcInstant } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import type { RealtimeSocket, TopicListener } from './RealtimeSocket.ts';

export interface RowsRequest<Value> {
  /** The name of the channel. Subscriptions with the same name must be to the same rows, and share the channel. */
  readonly channel: string;
  readonly table: string;
  readonly event: '*' | 'INSERT';
  /**
   * Filters in Supabase's notation (`id=eq.7`). A row must pass one of them; without filters every row that the
   * spectator may read passes.
   */
  readonly filters: readonly string[];
  /** Translates a row, with the time of its commit, as the contract defines it. */
  readonly translate: (row: unknown, committedAt: UtcInstant) => Parsed<Value>;
}

export interface ChangesListener<Change> extends TopicListener {
  onChange(change: Change): void;
}

export type RowsListener<Value> = ChangesListener<RowChange<Value>>;

/**
 * Listens to the changes of a table's rows. Every row from the socket passes through here. A row that breaks the
 * contract is dropped and reported. Rows that were written during an outage of the socket are not sent, so fetch them
 * at every `onUp`.
 *
 * @returns a function that ends the subscription
 */
export function subscribeToRows<Value>(
  socket: RealtimeSocket,
  { channel, table, event, filters, translate }: RowsRequest<Value>,
  listener: RowsListener<Value>,
): () => void {
  return socket.open(
    {
      name: channel,
      kind: 'database',
      bind: (opened, receive) => {
        const all = { schema: 'public', table };
        for (const rows of filters.length === 0 ? [all] : filters.map((filter) => ({ ...all, filter }))) {
          // supabase-js has a separate overload for each kind of event.
          if (event === '*') opened.on('postgres_changes', { event, ...rows }, receive);
          else opened.on('postgres_changes', { event, ...rows }, receive);
        }
      },
    },
    {
      onUp: () => listener.onUp(),
      onDown: (reason) => listener.onDown(reason),
      onMessage: (change) => {
        const parsed = parseRowChange(table, change, translate);
        if (parsed.ok) listener.onChange(parsed.value);
        else reportFaults([parsed.fault]);
      },
    },
  );
}
