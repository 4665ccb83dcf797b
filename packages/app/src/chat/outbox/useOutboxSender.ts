import type { ChatMessage } from '@tribunen/domain';
import { useWords } from '@tribunen/ui';
import { useEffect, useSyncExternalStore } from 'react';
import type { Room } from '../../api/roomsApi.ts';
import { useServices } from '../../services/useServices.ts';
import { outboxesOf } from './outboxesOf.ts';
import type { OutboxSender } from './OutboxSender.ts';

/**
 * The outbox of a room. It is opened and begins to send in an effect, once the component is on the screen.
 *
 * @returns null in the first render of a room whose outbox is not open yet
 */
export function useOutboxSender(room: Room): OutboxSender<ChatMessage> | null {
  const outboxes = outboxesOf(useServices(), useWords());
  useEffect(() => {
    outboxes.start();
    outboxes.open(room);
  }, [outboxes, room]);
  return useSyncExternalStore(outboxes.subscribe, () => outboxes.of(room));
}
