import { type ReadPosition, type ReadPositionChange, type UserId, withReadPosition } from '@tribunen/domain';
import type { MessagesBackend } from '../../backend/messagesBackend.ts';
import { ledgerQuery } from '../ledgerQuery.ts';
import { privateKey } from '../../services/privateKey.ts';

/** How far the spectator has read each friend. A failed load is logged, and repeated every 15 s. */
export function readPositionsQuery(backend: Pick<MessagesBackend, 'readPositions'>, reader: UserId) {
  return ledgerQuery<readonly ReadPosition[], ReadPositionChange>({
    queryKey: privateKey(reader, 'read-positions'),
    load: async () => {
      try {
        return await backend.readPositions(reader);
      } catch (error) {
        console.error('Could not load how far the friends are read', error);
        throw error;
      }
    },
    apply: withReadPosition,
    staleTime: 60_000,
    reloadAfterErrorMs: 15_000,
  });
}
