import { cadence } from './cadence.ts';

/**
 * The realtime link: `connecting` until the first subscription, `live` while subscribed, `polling` when the channel has
 * failed and polls replace it, `unhealthy` when it must be reopened.
 */
export interface Connection {
  readonly status: 'connecting' | 'live' | 'polling' | 'unhealthy';
  /** How many health checks in a row have failed, across reconnects. They decide the delay of the next check. */
  readonly healthFailures: number;
  /** Whether the backend had no room for the link when it last answered. */
  readonly isRefused: boolean;
}

/**
 * An event of the link. `silent` comes from the watchdog: for 15 s (`cadence.realtime.watchdog`) nothing was received,
 * not even an answer to a heartbeat, so the heartbeat must be faster than that. `refused` is a channel's error for want of
 * room (`isForWantOfRoom`). `reconnected` means that a new link is being opened.
 */
export type ConnectionEvent =
  | 'subscribed'
  | 'channel-error'
  | 'refused'
  | 'timed-out'
  | 'silent'
  | 'health-ok'
  | 'health-failed'
  | 'reconnected';

export const startingConnection: Connection = { status: 'connecting', healthFailures: 0, isRefused: false };

const failuresToReconnect = 3;

/**
 * The link after an event. A subscription makes it live; an error or time-out of the channel makes it poll; silence, or every third failed
 * health check in a row, makes it unhealthy until it is reopened. Only a successful check ends the row. LIVE-6, LIVE-7, LIVE-13
 */
export function nextConnection(connection: Connection, event: ConnectionEvent): Connection {
  switch (event) {
    case 'subscribed':
      return { ...connection, status: 'live', isRefused: false };
    case 'channel-error':
    case 'timed-out':
      return connection.status === 'unhealthy' ? connection : { ...connection, status: 'polling' };
    case 'refused':
      return { ...nextConnection(connection, 'channel-error'), isRefused: true };
    case 'silent':
      return { ...connection, status: 'unhealthy' };
    case 'health-ok':
      return { ...connection, healthFailures: 0 };
    case 'health-failed': {
      const healthFailures = connection.healthFailures + 1;
      const status = healthFailures % failuresToReconnect === 0 ? 'unhealthy' : connection.status;
      return { ...connection, status, healthFailures };
    }
    case 'reconnected':
      return { ...connection, status: 'connecting' };
  }
}

/**
 * Whether a channel's error says that the backend has no room for more sockets, channels or messages: Realtime's own codes. LIVE-24
 */
export function isForWantOfRoom(reason: string): boolean {
  return /(?:Connection|Channel|ClientJoin|Message)[a-z]*RateLimitReached|too many (?:connect|join|channel|message)|DatabaseLackOfConnections|IncreaseConnectionPool/i.test(
    reason,
  );
}

/**
 * How long until the link is reopened: 2 s once it is unhealthy, 30 s where the backend had no room for it, else null. LIVE-7, LIVE-24
 */
export function reconnectDelay({ status, isRefused }: Connection): number | null {
  if (status !== 'unhealthy') return null;
  return isRefused ? cadence.crowd.reconnect : cadence.realtime.reconnect;
}
