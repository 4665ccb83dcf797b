import { parseRowBroadcast, userTopic } from '@tribunen/contract';
import { cadence, type UserId } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import { hearBroadcasts } from './hearBroadcasts.ts';
import { openByMode } from './openByMode.ts';
import type { RealtimeLine } from './RealtimeLine.ts';
import { type RowsListener, type RowsRequest, subscribeToRows } from './subscribeToRows.ts';
import { upLater } from './upLater.ts';

interface OwnRowsRequest<Value> extends Pick<RowsRequest<Value>, 'table' | 'filters' | 'translate'> {
  /** Whether the user reads the rows as they are written, as in a chat. */
  readonly isRead?: boolean;
}

/** If a topic comes up within this many milliseconds, its lists count as just loaded. */
const justLoadedMs = 10_000;

/**
 * Listens to the changes of a user's own rows in a table, as `subscribeToRows` does; in a crowd by the user's own
 * topic, which all tables share.
 *
 * @param request its filters must select the user's rows: the policies hide other rows anyway, but a deletion reaches
 * everybody who listens to the whole table
 * @returns a function that ends the subscription
 */
export function subscribeToOwnRows<Value>(
  { socket, mode, random }: RealtimeLine,
  user: UserId | string,
  { table, filters, translate, isRead = false }: OwnRowsRequest<Value>,
  listener: RowsListener<Value>,
): () => void {
  const openedAt = performance.now();
  const longest = (isFirst: boolean): number => {
    // A list that has just been loaded rarely misses a change before its topic is up.
    const isFresh = isFirst && performance.now() - openedAt < justLoadedMs;
    return isFresh && !isRead ? cadence.crowd.firstCatchUp : cadence.crowd.catchUp;
  };
  const late = upLater((isFirst) => (mode.current() === 'crowd' ? random() * longest(isFirst) : 0), listener);
  const close = openByMode(
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
          { topic: userTopic(user), event: 'row' },
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
    late.listener,
  );
  return () => {
    late.end();
    close();
  };
}
