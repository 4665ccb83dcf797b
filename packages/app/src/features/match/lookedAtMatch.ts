import { type MatchId, toMatchId } from '@tribunen/domain';
import { useEffect, useRef } from 'react';
import { privateStorageKey } from '../../lib/storage/privateStorage.ts';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import { useSession } from '../../services/useSession.ts';

/** Where a visitor's is kept. A spectator's goes with the session (`PrivateData`). */
const visitorsKey = 'tribunen-looked-at';
const storage = new SafeStorage(() => localStorage);

/**
 * The match that was looked at last on this device; null for none. «Live» opens it again.
 *
 * @param userId the spectator's; null for a visitor's
 */
export function lookedAtMatch(userId: string | null): MatchId | null {
  return toMatchId(storage.getItem(keyOf(userId)) ?? storage.getItem(visitorsKey));
}

/** Remembers the match as the one looked at last. */
export function useLookedAtMatch(id: MatchId | null): void {
  const session = useSession();
  const isKnown = session.status !== 'loading';
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const remembered = useRef<MatchId | null>(null);
  useEffect(() => {
    // A sign-out with a match open erases the trace of it.
    if (id === null || !isKnown || remembered.current === id) return;
    remembered.current = id;
    remember(userId, id);
  }, [id, isKnown, userId]);
}

/** A spectator's takes the place of the visitor's, who may be the same person before the sign-in. */
function remember(userId: string | null, id: MatchId): void {
  if (userId !== null) storage.removeItem(visitorsKey);
  storage.setItem(keyOf(userId), id);
}

function keyOf(userId: string | null): string {
  return userId === null ? visitorsKey : privateStorageKey(userId, 'looked-at');
}
