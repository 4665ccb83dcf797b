import { type MatchId, toMatchId } from '@tribunen/domain';
import { useEffect, useRef } from 'react';
import { privateStorageKey } from '../../lib/storage/privateStorage.ts';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import { useSession } from '../../services/useSession.ts';

/** The storage key for a visitor. A spectator's key is private, so the value is deleted with the session (`PrivateData`). */
const visitorsKey = 'tribunen-looked-at';
const storage = new SafeStorage(() => localStorage);

/**
 * The last opened match on this device, which «Live» opens again; null for none.
 *
 * @param userId null for a visitor
 */
export function lookedAtMatch(userId: string | null): MatchId | null {
  return toMatchId(storage.getItem(keyOf(userId)) ?? storage.getItem(visitorsKey));
}

/** Stores the match as the last opened one. */
export function useLookedAtMatch(id: MatchId | null): void {
  const session = useSession();
  const isKnown = session.status !== 'loading';
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const remembered = useRef<MatchId | null>(null);
  useEffect(() => {
    // The same match is not stored again, so that a sign-out with the match open deletes its trace.
    if (id === null || !isKnown || remembered.current === id) return;
    remembered.current = id;
    remember(userId, id);
  }, [id, isKnown, userId]);
}

/** A spectator's match replaces the visitor's, because the visitor may be the same person before the sign-in. */
function remember(userId: string | null, id: MatchId): void {
  if (userId !== null) storage.removeItem(visitorsKey);
  storage.setItem(keyOf(userId), id);
}

function keyOf(userId: string | null): string {
  return userId === null ? visitorsKey : privateStorageKey(userId, 'looked-at');
}
