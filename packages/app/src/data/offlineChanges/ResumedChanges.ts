import { type Ledger, makeChange } from '@tribunen/domain';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../../services/SessionStore.ts';
import { Teardown } from '../../lib/state/Teardown.ts';
import { isEntry, type LedgerEntry } from '../ledgerQuery.ts';
import type { OfflineChange, OfflineChangeKind } from './OfflineChange.ts';
import type { OfflineChanges } from './OfflineChanges.ts';

const complain = (error: unknown): void => console.error('Changes that wait could not be sent', error);

/** Sends a change of one kind as the screen would on which it was made. Returns false if this version of the app cannot read the change. */
export type Resume = (change: OfflineChange) => Promise<boolean>;

interface ResumedChangesParts {
  readonly changes: OfflineChanges;
  readonly queryClient: QueryClient;
  readonly session: Pick<SessionStore, 'current' | 'subscribe'>;
  /** The spectator whose session this device keeps. The page itself may have no session if it could not load the Supabase client. */
  keptUserId(): string | null;
  readonly page: Document;
  /** The kinds of changes to send. Messages are not among them, because the outboxes of the chats send those. */
  readonly resume: Readonly<Record<Exclude<OfflineChangeKind, 'messages'>, Resume>>;
}

/**
 * Sends the changes left by an earlier page, or by another page of the browser, at the start of the session and
 * whenever the page becomes visible. Until a change has ended, it is applied to the data of its query whenever those
 * load (CHANGE-4). At the end of the session all changes are deleted.
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
    // Looks run one after another, so that each change is resumed only once.
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
      // If it cannot be read, a newer version of the app may have left it, which another page has open.
      if (await resume[change.kind](change)) this.#layOn(hashKey(change.queryKey));
    }
  }

  /** Applies the open changes of a query to its data, unless the data contain them already. */
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
