import { ensureToken } from '../../api/access/ensureToken.ts';
import type { AppServices } from '../../services/AppServices.ts';
import { browserOfflineChangeStorage, type OfflineChangeStorage } from './offlineChangeStorage.ts';
import { OfflineChanges } from './OfflineChanges.ts';

const pages = new WeakMap<AppServices['access'], OfflineChanges>();

/** The page's waiting changes, one object for as long as the page is open. A test passes a storage to the first call. */
export function offlineChangesOf(
  { access, session, now }: Pick<AppServices, 'access' | 'session' | 'now'>,
  storage?: OfflineChangeStorage,
): OfflineChanges {
  const known = pages.get(access);
  if (known !== undefined) return known;
  const changes = new OfflineChanges({
    storage: storage ?? browserOfflineChangeStorage(),
    session,
    // An insecure page has no locks.
    locks: 'locks' in navigator ? navigator.locks : null,
    ensureToken: () => ensureToken(access),
    now,
  });
  pages.set(access, changes);
  return changes;
}
