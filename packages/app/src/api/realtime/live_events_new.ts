import { liveTopic, parseBroadcastEvents, toLiveEvent } from '@tribunen/contract';
import type { LiveEvent, MatchId } from '@tribunen/domain';
import { reportFaults } from '../access/reportFaults.ts';
import { hearBroadcasts } from './hearBroadcasts.ts';
import { openByMode } from './openByMode.ts';
import type { RealtimeLine } from './RealtimeLine.ts';
import type { TopicListener } from './RealtimeSocket.ts';
import { subscribeToRows } from './subscribeToRows.ts';

/** Returns the numeric id, as text, of a match's competition, which events do not contain; null for a match that the app has not loaded. */
export type CompetitionIdOf = (match: MatchId) => string | null;

export interface LiveEventsListener extends TopicListener {
  onEvent(event: LiveEvent): void;
}

/**
 * Listens to new match events; in a crowd only to goals, red cards and goals taken back.
 *
 * @param channel `live_events_new` for the results, `live_events_only` for the notifications
 * @param types the event types to receive; null for every one
 * @returns a function that ends the subscription
 */
export function subscribeToLiveEvents(
  { socket, mode }: RealtimeLine,
  channel: string,
  types: readonly string[] | null,
  listener: LiveEventsListener,
  competitionIdOf: CompetitionIdOf,
): () => void {
  return openByMode(
    mode,
    {
      small: (topics) =>
        subscribeToRows(
          socket,
          {
            channel,
            table: 'live_events_new',
            event: 'INSERT',
            filters: types === null ? [] : [`event_type=in.(${types.join(',')})`],
            translate: (row) => toLiveEvent(row, competitionIdOf),
          },
          {
            ...topics,
            onChange: (change) => {
              if (change.type === 'INSERT') listener.onEvent(change.value);
            },
          },
        ),
      crowd: (topics) =>
        hearBroadcasts(
          socket,
          { topic: liveTopic, event: 'live' },
          { ...topics, onBroadcast: (payload) => takeEvents(liveTopic, payload, listener, competitionIdOf) },
        ),
    },
    listener,
  );
}

/** Passes on the events of a broadcast, and reports those that break the contract. */
export function takeEvents(
  topic: string,
  payload: unknown,
  listener: Pick<LiveEventsListener, 'onEvent'>,
  competitionIdOf: CompetitionIdOf,
): void {
  const { values, faults } = parseBroadcastEvents(topic, payload, { competitionIdOf });
  reportFaults(faults);
  for (const event of values) listener.onEvent(event);
}
