import { ensureToken } from '../../api/access/ensureToken.ts';
import type { AppServices } from '../../services/AppServices.ts';
import { browserOfflineChangeStorage, noOfflineChangeStorage } from './offlineChangeStorage.ts';
import { OfflineChanges } from './OfflineChanges.ts';

const pages = new WeakMap<AppServices['access'], OfflineChanges>();

/** The changes of this page that wait for the network. They last as long as the page. */
export function offlineChangesOf({
  access,
  config,
  session,
  now,
}: Pick<AppServices, 'access' | 'config' | 'session' | 'now'>): OfflineChanges {
  const known = pages.get(access);
  if (known !== undefined) return known;
  const changes = new OfflineChanges({
    storage: config.kind === 'configured' ? browserOfflineChangeStorage() : noOfflineChangeStorage,
    session,
    // A page that is not secure has no locks.
    locks: 'locks' in navigator ? navigator.locks : null,
    ensureToken: () => ensureToken(access),
    now,
  });
  pages.set(access, changes);
  return changes;
}
