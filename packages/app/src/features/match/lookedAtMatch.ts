import { type MatchId, toMatchId } from '@tribunen/domain';
import { useEffect } from 'react';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';

const key = 'tribunen-looked-at';
const storage = new SafeStorage(() => localStorage);

/** The match that was looked at last on this device; null for none. «Live» opens it again. */
export function lookedAtMatch(): MatchId | null {
  return toMatchId(storage.getItem(key));
}

/** Remembers the match as the one looked at last. */
export function useLookedAtMatch(id: MatchId | null): void {
  useEffect(() => {
    if (id !== null) storage.setItem(key, id);
  }, [id]);
}
