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
  /** Called when the user has signed out, or another has signed in. */
  onForget(): void;
}

/** Older data are not shown, because they would not help. */
const maxAgeMs = 7 * 24 * 3_600_000;
/** The least time between two writes of a query, because some change often, such as a day's list during its matches. */
const writeMs = 2000;

/**
 * Keeps the last answers on this device, and shows them until a query has a newer one, so that a start without a
 * network shows the results of the last visit. The answers belong to the signed-in user, and are deleted with the
 * session (ACCOUNT-20).
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
    // A query that still shows the stored answer need not be stored again.
    if (!this.#restored.has(query.queryHash)) this.#keepSoon(query);
  }

  #keepSoon(query: Query): void {
    if (!isStored(query.queryKey, this.#userId) || isTooOld(query)) return;
    this.#changed.add(query);
    this.#timer ??= setTimeout(() => this.#write(), writeMs);
  }

  /** Shows the stored answer of a query, unless a new answer arrives first. */
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
    // The page may have shown the stored answers of a user whose session has turned out to have ended.
    this.#parts.queryClient.removeQueries({
      queryKey: allPrivateKey,
      predicate: ({ queryHash }) => this.#restored.has(queryHash),
    });
    void this.#eraseOthers();
    this.#parts.onForget();
  }

  /** Deletes the stored answers of everybody except the present user. */
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
 * Whether data are too old to be stored. A day with only the matches in play, from the live feed, counts as old
 * (`MatchStore.seed`), because it would replace the whole day that is stored.
 */
function isTooOld({ state }: Query): boolean {
  return Date.now() - state.dataUpdatedAt > maxAgeMs;
}
