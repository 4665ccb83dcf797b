import { is, looseObject, string, unknown } from 'valibot';
import type { RealtimeSocket, TopicListener } from './RealtimeSocket.ts';

interface BroadcastsRequest {
  readonly topic: string;
  /** The broadcasts to hear; a topic may have others. */
  readonly event: string;
}

const broadcast = looseObject({ event: string(), payload: unknown() });

export interface BroadcastsListener extends TopicListener {
  onBroadcast(payload: unknown): void;
}

/**
 * Listens to broadcasts of a topic. What was broadcast while the socket was away is not sent again: fetch it at every `onUp`.
 *
 * @returns the function that ends the listening
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
      // Anybody may send to a public room.
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
