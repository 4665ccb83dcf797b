import { cadence } from './cadence.ts';

/**
 * The realtime link: `connecting` until the first subscription, `live` while subscribed, `polling` when the channel has failed and polls
 * stand in, `unhealthy` when it must be reopened.
 */
export interface Connection {
  readonly status: 'connecting' | 'live' | 'polling' | 'unhealthy';
  /** How many health checks in a row have failed, across reconnects. They decide the delay of the next check. */
  readonly healthFailures: number;
}

/**
 * An event of the link. `silent` comes from the watchdog: for 15 s (`cadence.realtime.watchdog`) nothing was received,
 * not even an answer to a heartbeat, so the heartbeat must be faster than that. `reconnected` means that a new link is
 * being opened.
 */
export type ConnectionEvent =
  | 'subscribed'
  | 'channel-error'
  | 'timed-out'
  | 'silent'
  | 'health-ok'
  | 'health-failed'
  | 'reconnected';

export const startingConnection: Connection = { status: 'connecting', healthFailures: 0 };

const failuresToReconnect = 3;

/**
 * The link after an event. A subscription makes it live; an error or time-out of the channel makes it poll; silence, or every third failed
 * health check in a row, makes it unhealthy until it is reopened. Only a successful check ends the row. LIVE-6, LIVE-7, LIVE-13
 *
 * @example
 * nextConnection(startingConnection, 'subscribed'); // { status: 'live', healthFailures: 0 }
 */
export function nextConnection(connection: Connection, event: ConnectionEvent): Connection {
  switch (event) {
    case 'subscribed':
      return { ...connection, status: 'live' };
    case 'channel-error':
    case 'timed-out':
      return connection.status === 'unhealthy' ? connection : { ...connection, status: 'polling' };
    case 'silent':
      return { ...connection, status: 'unhealthy' };
    case 'health-ok':
      return { ...connection, healthFailures: 0 };
    case 'health-failed': {
      const healthFailures = connection.healthFailures + 1;
      return { status: healthFailures % failuresToReconnect === 0 ? 'unhealthy' : connection.status, healthFailures };
    }
    case 'reconnected':
      return { ...connection, status: 'connecting' };
  }
}

/**
 * How long until the link is reopened: 2 s once it is unhealthy, else null. LIVE-7
 *
 * @example
 * reconnectDelay(startingConnection); // null
 */
export function reconnectDelay({ status }: Connection): number | null {
  return status === 'unhealthy' ? cadence.realtime.reconnect : null;
}
