import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../../services/SessionStore.ts';
import { allPrivateKey } from '../../services/privateKey.ts';
import { Teardown } from '../../lib/state/Teardown.ts';
import { isAnswer } from '../isAnswer.ts';
import { outdatedMatches } from '../matches/outdatedMatches.ts';
import { isStored } from './isStored.ts';
import { hasFailedToReload, hasLoaded, keptVersion, matchesIn, toKept, withLearnt } from './storedForm.ts';
import { restoredQueries } from './restoredQueries.ts';
import type { AnswerStorage } from './answerStorage.ts';

export interface StoredAnswersParts {
  readonly queryClient: QueryClient;
  readonly storage: AnswerStorage;
  readonly session: Pick<SessionStore, 'current' | 'subscribe'>;
  /** The spectator whose session this device keeps, before the session is known. */
  readonly expectedUserId: string | null;
  /** The user has gone, or another has come. */
  onForget(): void;
}

/** Data that is older is no help. */
const maxAgeMs = 7 * 24 * 3_600_000;
/** A query that changes often, as a day's list during its matches, is written so often at most. */
const writeMs = 2000;

/**
 * Keeps the last answers on this device, and shows them where a query has no other: at a start without a network, the results are those of the
 * last visit. What is kept is the user's who is signed in, and is erased with the session (ACCOUNT-20).
 */
export class StoredAnswers {
  readonly #parts: StoredAnswersParts;
  readonly #teardown = new Teardown();
  readonly #restored: Map<string, number>;
  readonly #changed = new Set<Query>();
  #userId: string | null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(parts: StoredAnswersParts) {
    this.#parts = parts;
    this.#restored = restoredQueries(parts.queryClient);
    this.#userId = parts.expectedUserId;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { queryClient, session } = this.#parts;
    const write = (): void => this.#write();
    addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    this.#teardown.add(
      queryClient.getQueryCache().subscribe((event) => this.#hear(event)),
      session.subscribe(() => this.#follow()),
      () => removeEventListener('pagehide', write),
      () => document.removeEventListener('visibilitychange', write),
      () => this.#write(),
    );
    this.#follow();
    for (const query of queryClient.getQueryCache().getAll()) {
      if (!hasLoaded(query)) void this.#restore(query);
      else this.#keepSoon(query);
    }
    void this.#eraseOthers();
    void this.#persister().persisterGc();
  }

  stop(): void {
    this.#teardown.run();
  }

  #hear(event: QueryCacheNotifyEvent): void {
    if (event.type === 'removed') this.#restored.delete(event.query.queryHash);
    const query = this.#parts.queryClient.getQueryCache().get(event.query.queryHash);
    if (query === undefined) return;
    if (event.type === 'added') void this.#restore(query);
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (isAnswer(event) && !hasFailedToReload(query)) this.#restored.delete(query.queryHash);
    // What is shown as it was kept is kept already.
    if (!this.#restored.has(query.queryHash)) this.#keepSoon(query);
  }

  #keepSoon(query: Query): void {
    if (!isStored(query.queryKey, this.#userId) || isTooOld(query)) return;
    this.#changed.add(query);
    this.#timer ??= setTimeout(() => this.#write(), writeMs);
  }

  /** Shows what was kept of a query, unless an answer is there first. */
  async #restore(query: Query): Promise<void> {
    const { queryHash, queryKey } = query;
    if (!isStored(queryKey, this.#userId) || hasLoaded(query)) return;
    const userId = this.#userId;
    await this.#persister().retrieveQuery(queryHash, ({ state }) => {
      if (hasLoaded(query) || userId !== this.#userId || !this.#teardown.isPending) return;
      // Names have no age.
      if (!(state.data instanceof Map)) this.#restored.set(queryHash, state.dataUpdatedAt);
      for (const match of matchesIn(queryKey, state.data)) outdatedMatches.add(match);
      const data = withLearnt(state.data, query.state.data);
      this.#parts.queryClient.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
    });
  }

  #write(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const persister = this.#persister();
    for (const query of this.#changed) {
      if (isStored(query.queryKey, this.#userId) && query.state.data !== undefined) void persister.persistQuery(query);
    }
    this.#changed.clear();
  }

  #follow(): void {
    const session = this.#parts.session.current();
    if (session.status === 'loading') return;
    const userId = session.status === 'signed-in' ? session.user.id : null;
    if (userId === this.#userId) return;
    this.#userId = userId;
    this.#changed.clear();
    // The page may have shown what was kept of somebody whose session has turned out to be over.
    this.#parts.queryClient.removeQueries({
      queryKey: allPrivateKey,
      predicate: ({ queryHash }) => this.#restored.has(queryHash),
    });
    void this.#eraseOthers();
    this.#parts.onForget();
  }

  /** Erases what was kept of anybody but the present user. */
  async #eraseOthers(): Promise<void> {
    const { storage } = this.#parts;
    const own = `${this.#prefix()}-`;
    const others = (await storage.entries()).filter(([key]) => !key.startsWith(own));
    await Promise.all(others.map(([key]) => storage.removeItem(key)));
  }

  #prefix(): string {
    return this.#userId ?? 'visitor';
  }

  #persister() {
    return experimental_createQueryPersister<PersistedQuery>({
      storage: this.#parts.storage,
      buster: String(keptVersion),
      maxAge: maxAgeMs,
      prefix: this.#prefix(),
      serialize: (query) => ({
        ...query,
        state: { ...query.state, data: toKept(query.state.data), error: null, fetchMeta: null },
      }),
      deserialize: (query) => query,
    });
  }
}

/**
 * Whether data is older than what is shown again. A day of which the page has heard its matches in play alone counts as old (`MatchStore.seed`):
 * written, it would take the place of the whole day that is kept.
 */
function isTooOld({ state }: Query): boolean {
  return Date.now() - state.dataUpdatedAt > maxAgeMs;
}
