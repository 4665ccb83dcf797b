import { parseRowBroadcast, userTopic } from '@tribunen/contract';
import { cadence, type UserId } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import { hearBroadcasts } from './hearBroadcasts.ts';
import { openByMode } from './openByMode.ts';
import type { RealtimeLine } from './RealtimeLine.ts';
import { type RowsListener, type RowsRequest, subscribeToRows } from './subscribeToRows.ts';

type OwnRowsRequest<Value> = Pick<RowsRequest<Value>, 'table' | 'filters' | 'translate'>;

/**
 * Listens to the changes of a user's own rows in a table, as `subscribeToRows` does: in a crowd by the user's own topic, which all tables share.
 *
 * @param request its filters name the rows of the user: the policies would let no others through, but a deletion is told to everybody who
 *   listens to the whole table
 * @returns the function that ends the subscription
 */
export function subscribeToOwnRows<Value>(
  { socket, mode, random }: RealtimeLine,
  user: UserId | string,
  { table, filters, translate }: OwnRowsRequest<Value>,
  listener: RowsListener<Value>,
): () => void {
  return openByMode(
    mode,
    {
      small: (topics) =>
        subscribeToRows(
          socket,
          { channel: `${table}:${user}`, table, event: '*', filters, translate },
          { ...topics, onChange: (change) => listener.onChange(change) },
        ),
      crowd: (topics) =>
        hearBroadcasts(
          socket,
          {
            topic: userTopic(user),
            event: 'row',
            catchUpAfterMs: random() * cadence.crowd.catchUp,
          },
          {
            ...topics,
            onBroadcast: (payload) => {
              const change = parseRowBroadcast(table, payload, translate);
              if (change?.ok === true) listener.onChange(change.value);
              else if (change !== null) reportFaults([change.fault]);
            },
          },
        ),
    },
    listener,
  );
}
