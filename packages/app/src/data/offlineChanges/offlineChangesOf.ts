import { ensureToken } from '../../api/access/ensureToken.ts';
import type { AppServices } from '../../services/AppServices.ts';
import { browserOfflineChangeStorage, type OfflineChangeStorage } from './offlineChangeStorage.ts';
import { OfflineChanges } from './OfflineChanges.ts';

const pages = new WeakMap<AppServices['access'], OfflineChanges>();

/** The changes of this page that wait for the network. They last as long as the page. A test gives the first call a storage. */
export function offlineChangesOf(
  { access, session, now }: Pick<AppServices, 'access' | 'session' | 'now'>,
  storage?: OfflineChangeStorage,
): OfflineChanges {
  const known = pages.get(access);
  if (known !== undefined) return known;
  const changes = new OfflineChanges({
    storage: storage ?? browserOfflineChangeStorage(),
    session,
    // A page that is not secure has no locks.
    locks: 'locks' in navigator ? navigator.locks : null,
    ensureToken: () => ensureToken(access),
    now,
  });
  pages.set(access, changes);
  return changes;
}
