import { instantAt, type UtcInstant } from '@tribunen/domain';
import { dayListAttribute } from '@tribunen/ui';
import type { QueryClient } from '@tanstack/react-query';
import { restoredAt } from '../../../data/storedAnswers/restoredQueries.ts';
import { privateStorageKey } from '../../../lib/storage/privateStorage.ts';
import type { SafeStorage } from '../../../lib/storage/SafeStorage.ts';
import { Teardown } from '../../../lib/state/Teardown.ts';
import { whenIdle } from '../../../lib/tasks/whenIdle.ts';
import type { SessionStore } from '../../../services/SessionStore.ts';
import { shellFor } from '../shellFor.ts';
import { drawingOf } from '../../../lib/keptList/Drawing.ts';
import { type KeptList, keptListName, stampOf, visitorsListKey } from './KeptList.ts';

interface ListKeeperParts {
  readonly storage: SafeStorage;
  readonly page: Document;
  readonly session: Pick<SessionStore, 'current'>;
  readonly queryClient: QueryClient;
  /** The words that say when the list was seen. */
  ageAt(moment: UtcInstant): string;
  /** Milliseconds since 1970. */
  now(): number;
}

const everyMs = 30_000;
/** The classes of a lit goal and its colours, which are removed because the light has gone out by the next visit. */
const light = '[data-floodlight]';

/** Stores the shown results on the device, so that the next visit begins with them. */
export class ListKeeper {
  readonly #parts: ListKeeperParts;
  readonly #teardown = new Teardown();

  constructor(parts: ListKeeperParts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { page } = this.#parts;
    const keep = (): void => this.#keep();
    const timer = setInterval(() => whenIdle(keep), everyMs);
    page.addEventListener('visibilitychange', keep);
    addEventListener('pagehide', keep);
    whenIdle(keep);
    this.#teardown.add(
      () => clearInterval(timer),
      () => page.removeEventListener('visibilitychange', keep),
      () => removeEventListener('pagehide', keep),
    );
  }

  stop(): void {
    this.#teardown.run();
  }

  #keep(): void {
    const { storage, page, session, queryClient, ageAt, now } = this.#parts;
    const { pathname, search } = page.location;
    const known = session.current();
    if (known.status === 'loading' || search !== '' || shellFor(pathname, search) !== 'results') return;
    const list = page.querySelector(`#root [${dayListAttribute}]`);
    if (list === null || list.querySelector('a[href^="/match/"]') === null || list.querySelector(light) !== null)
      return;
    const below = innerHeight - scrollY;
    const isBelow = (element: Element): boolean => element.getBoundingClientRect().top > below;
    const seenAt = instantAt(restoredAt(queryClient) ?? now());
    const kept: KeptList = {
      stamp: stampOf(storage, page, instantAt(now())),
      age: ageAt(seenAt),
      list: drawingOf(list, isBelow),
    };
    const isSignedIn = known.status === 'signed-in';
    storage.setItem(
      isSignedIn ? privateStorageKey(known.user.id, keptListName) : visitorsListKey,
      JSON.stringify(kept),
    );
    // A visitor's list is removed, because its order differs from the spectator's.
    if (isSignedIn) storage.removeItem(visitorsListKey);
  }
}
