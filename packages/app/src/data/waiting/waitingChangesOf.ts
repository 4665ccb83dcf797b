import { ensureToken } from '../../api/access/ensureToken.ts';
import type { AppServices } from '../../services/AppServices.ts';
import { browserWaitingStorage, noWaitingStorage } from './waitingStorage.ts';
import { WaitingChanges } from './WaitingChanges.ts';

const pages = new WeakMap<AppServices['access'], WaitingChanges>();

/** The changes of this page that wait for the network. They last as long as the page. */
export function waitingChangesOf({
  access,
  config,
  session,
  now,
}: Pick<AppServices, 'access' | 'config' | 'session' | 'now'>): WaitingChanges {
  const known = pages.get(access);
  if (known !== undefined) return known;
  const changes = new WaitingChanges({
    storage: config.kind === 'configured' ? browserWaitingStorage() : noWaitingStorage,
    session,
    // A page that is not secure has no locks.
    locks: 'locks' in navigator ? navigator.locks : null,
    ensureToken: () => ensureToken(access),
    now,
  });
  pages.set(access, changes);
  return changes;
}
