import { is, looseObject, string, unknown } from 'valibot';
import type { RealtimeSocket, TopicListener } from './RealtimeSocket.ts';

interface BroadcastsRequest {
  readonly topic: string;
  /** The event of the broadcasts to receive; a topic may have others. */
  readonly event: string;
}

const broadcast = looseObject({ event: string(), payload: unknown() });

export interface BroadcastsListener extends TopicListener {
  onBroadcast(payload: unknown): void;
}

/**
 * Listens to broadcasts of a topic. Broadcasts are not repeated after an outage of the socket, so fetch their rows at
 * every `onUp`.
 *
 * @returns a function that stops listening
 */
export function hearBroadcasts(
  socket: RealtimeSocket,
  { topic, event }: BroadcastsRequest,
  listener: BroadcastsListener,
): () => void {
  return socket.open(
    {
      name: topic,
      kind: 'room',
      // The topic is private, because anybody may send to a public room.
      options: { config: { private: true } },
      bind: (channel, receive) => channel.on('broadcast', { event: '*' }, receive),
    },
    {
      onUp: () => listener.onUp(),
      onDown: (reason) => listener.onDown(reason),
      onMessage: (message) => {
        if (is(broadcast, message) && message.event === event) listener.onBroadcast(message.payload);
      },
    },
  );
}
