import type { ChatMessage } from '@tribunen/domain';
import { useWords } from '@tribunen/ui';
import { useEffect, useSyncExternalStore } from 'react';
import type { Room } from '../../backend/roomsBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { outboxesOf } from './outboxesOf.ts';
import type { OutboxSender } from './OutboxSender.ts';

/**
 * The outbox of the chat that a spectator has open. It begins to send once the chat is on the screen, and not while it is rendered.
 *
 * @returns null in the first render of a chat whose outbox nobody has opened yet
 */
export function useOutboxSender(room: Room): OutboxSender<ChatMessage> | null {
  const outboxes = outboxesOf(useServices(), useWords());
  useEffect(() => {
    outboxes.start();
    outboxes.open(room);
  }, [outboxes, room]);
  return useSyncExternalStore(outboxes.subscribe, () => outboxes.of(room));
}
