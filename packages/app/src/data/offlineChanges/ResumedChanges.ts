import { type Ledger, makeChange } from '@tribunen/domain';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../../services/SessionStore.ts';
import { Teardown } from '../../lib/state/Teardown.ts';
import { isEntry, type LedgerEntry } from '../ledgerQuery.ts';
import type { OfflineChange, OfflineChangeKind } from './OfflineChange.ts';
import type { OfflineChanges } from './OfflineChanges.ts';

const complain = (error: unknown): void => console.error('Changes that wait could not be sent', error);

/** Sends a change of one kind, as the screen on which it was made. False where this version of the app cannot read it. */
export type Resume = (change: OfflineChange) => Promise<boolean>;

interface ResumedChangesParts {
  readonly changes: OfflineChanges;
  readonly queryClient: QueryClient;
  readonly session: Pick<SessionStore, 'current' | 'subscribe'>;
  /** The spectator whose session this device keeps: the page may show a visitor's, where it could not load what knows the session. */
  keptUserId(): string | null;
  readonly page: Document;
  /** The outboxes of the chats send the messages. */
  readonly resume: Readonly<Record<Exclude<OfflineChangeKind, 'messages'>, Resume>>;
}

/**
 * Sends what an earlier page has left, or another page of the browser: at the start of the session, and whenever the page comes into view. Until a
 * change has ended, it stands on top of the data of its query, whenever that loads (CHANGE-4). At the end of the session all of it goes.
 */
export class ResumedChanges {
  readonly #parts: ResumedChangesParts;
  readonly #teardown = new Teardown();
  #looks = Promise.resolve();

  constructor(parts: ResumedChangesParts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { queryClient, session, page } = this.#parts;
    // One look after another: a change is resumed once.
    const look = (): void => void (this.#looks = this.#looks.then(() => this.#look()).catch(complain));
    page.addEventListener('visibilitychange', look);
    this.#teardown.add(
      session.subscribe(look),
      () => page.removeEventListener('visibilitychange', look),
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') this.#layOn(event.query.queryHash);
      }),
    );
    look();
  }

  stop(): void {
    this.#teardown.run();
  }

  async #look(): Promise<void> {
    const { changes, session, keptUserId, page, resume } = this.#parts;
    const current = session.current();
    if (current.status === 'loading') return;
    const userId = current.status === 'signed-in' ? current.user.id : null;
    await changes.eraseOthers(userId ?? keptUserId());
    if (userId === null || page.visibilityState === 'hidden') return;
    for (const change of await changes.kept(userId)) {
      if (!this.#teardown.isPending || change.kind === 'messages' || changes.isKnown(change.id)) continue;
      // A newer version of the app may have left it, which another page has open.
      if (await resume[change.kind](change)) this.#layOn(hashKey(change.queryKey));
    }
  }

  /** Lays the open changes of a query on its data, where they are not there yet. */
  #layOn(hash: string): void {
    const { changes, queryClient } = this.#parts;
    const query = queryClient.getQueryCache().get<LedgerEntry<unknown, unknown>>(hash);
    const entry = query?.state.data;
    if (query === undefined || !isEntry<unknown>(entry)) return;
    const there = new Set(entry.ledger.changes.map(({ call }) => call));
    const missing = changes.open().filter(({ id, queryKey }) => hashKey(queryKey) === hash && !there.has(id));
    if (missing.length === 0) return;
    const ledger = missing.reduce<Ledger<unknown, unknown>>(
      (laid, { id, change }) => makeChange(laid, id, change),
      entry.ledger,
    );
    queryClient.setQueryData(query.queryKey, { origin: 'changed', ledger }, { updatedAt: query.state.dataUpdatedAt });
  }
}
