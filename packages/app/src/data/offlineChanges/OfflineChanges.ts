import { safeParse } from 'valibot';
import type { SessionStore } from '../../services/SessionStore.ts';
import { when } from '../../lib/state/when.ts';
import { isUndecided } from '../isUndecided.ts';
import { type OfflineChange, type OfflineChangeKind, offlineChange } from './OfflineChange.ts';
import type { OfflineChangeStorage } from './offlineChangeStorage.ts';

/** The browser's locks, by which only one page at a time does something. */
export interface Locks {
  request<Value>(name: string, run: () => Promise<Value>): Promise<Value>;
}

interface OfflineChangesParts {
  readonly storage: OfflineChangeStorage;
  readonly session: Pick<SessionStore, 'current' | 'subscribe'>;
  /** Null when the browser has none, so that each page sends on its own. */
  readonly locks: Locks | null;
  /** Resolves when a request would be sent with the spectator's token; throws a failure that leaves the call undecided. */
  ensureToken(): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The outcome of a call: it was made, or this page no longer has to send the change. */
export type CallOutcome = 'sent' | 'gone';

/**
 * The changes of a spectator that have not been answered yet. The device keeps them across reloads, and all pages of
 * the browser share them. Under a lock, one page at a time sends a change that is still stored, and removes it in the
 * same step (OFFLINE-5). If a page dies in between, the change is sent again, which has no further effect (CHANGE-5).
 */
export class OfflineChanges {
  readonly #parts: OfflineChangesParts;
  /** The changes of this page that have not ended, in their order. */
  readonly #open = new Map<string, OfflineChange>();
  readonly #known = new Set<string>();
  /** Whether the device has stored a change that was made on this page. */
  readonly #writes = new Map<string, Promise<boolean>>();
  #lastOrder = 0;

  constructor(parts: OfflineChangesParts) {
    this.#parts = parts;
  }

  /** The changes of this page that have not ended, in their order. */
  open(): readonly OfflineChange[] {
    return [...this.#open.values()];
  }

  /** Whether this page has, or has had, the change. */
  isKnown(id: string): boolean {
    return this.#known.has(id);
  }

  /** Stores a change that was made on this page. A change that is stored already is replaced, unless another page has ended it. */
  keep(made: Omit<OfflineChange, 'order'>): void {
    const { storage, now } = this.#parts;
    const order = this.#open.get(made.id)?.order;
    if (order !== undefined) {
      const change = { ...made, order };
      this.#open.set(change.id, change);
      void storage.replace(keyOf(change), change);
      return;
    }
    // The order still grows if the clock is set back between two changes.
    this.#lastOrder = Math.max(now(), this.#lastOrder + 1);
    const change = { ...made, order: this.#lastOrder };
    this.#add(change);
    this.#writes.set(change.id, storage.set(keyOf(change), change));
  }

  /** Takes over a change that an earlier page, or another page, has made. */
  adopt(change: OfflineChange): void {
    this.#add(change);
    this.#lastOrder = Math.max(this.#lastOrder, change.order);
  }

  /**
   * Makes the call of a change, unless another page has made it or the session of its spectator has ended.
   *
   * @param call throws the backend's failure. A failure that leaves the call undecided keeps the change; any other ends
   * it
   */
  async send(id: string, userId: string, call: () => Promise<void>): Promise<CallOutcome> {
    const outcome = await this.attempt(id, userId, async (): Promise<CallOutcome> => {
      try {
        await this.#parts.ensureToken();
        await call();
      } catch (error) {
        if (!isUndecided(error)) await this.end(id);
        throw error;
      }
      await this.end(id);
      return 'sent';
    });
    return outcome ?? 'gone';
  }

  /**
   * Runs a task for a change while no other page does. The task has to end the change if its call was made.
   *
   * @returns null, without running the task, if another page has ended the change or the session of its spectator has
   * ended
   */
  async attempt<Answer>(id: string, userId: string, task: () => Promise<Answer>): Promise<Answer | null> {
    await when(this.#parts.session, ({ status }) => status !== 'loading');
    const locked = async (): Promise<Answer | null> => {
      const change = this.#open.get(id);
      if (change !== undefined && this.#isSignedIn(userId) && (await this.#isStored(change))) return task();
      this.#open.delete(id);
      return null;
    };
    const { locks } = this.#parts;
    return locks === null ? locked() : locks.request(`tribunen changes of ${userId}`, locked);
  }

  /** Whether a spectator has an open change of a kind, made on this page or another. */
  async hasOpen(userId: string, kind: OfflineChangeKind): Promise<boolean> {
    const all = [...this.open(), ...(await this.kept(userId))];
    return all.some((each) => each.userId === userId && each.kind === kind);
  }

  /** The changes that the device keeps of a spectator, in their order. Those that another version of the app stored in another form are left out. */
  async kept(userId: string): Promise<readonly OfflineChange[]> {
    const stored = (await this.#parts.storage.entries()).map(([, value]) => safeParse(offlineChange, value));
    return stored
      .flatMap((each) => (each.success ? [each.output] : []))
      .filter((each) => each.userId === userId)
      .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  }

  /** Deletes a change whose call has ended, or that the spectator has withdrawn. */
  async end(id: string): Promise<void> {
    const change = this.#open.get(id);
    if (change === undefined) return;
    this.#open.delete(id);
    this.#writes.delete(id);
    await this.#parts.storage.remove(keyOf(change));
  }

  /** Deletes all changes except those of one spectator; null for a visitor. */
  async eraseOthers(userId: string | null): Promise<void> {
    for (const change of this.open()) {
      if (change.userId === userId) continue;
      this.#open.delete(change.id);
      this.#writes.delete(change.id);
    }
    const { storage } = this.#parts;
    const own = userId === null ? null : prefixOf(userId);
    const others = (await storage.entries()).filter(([key]) => own === null || !key.startsWith(own));
    await Promise.all(others.map(([key]) => storage.remove(key)));
  }

  #add(change: OfflineChange): void {
    this.#open.set(change.id, change);
    this.#known.add(change.id);
  }

  /** A change that the browser did not store belongs to this page only. */
  async #isStored(change: OfflineChange): Promise<boolean> {
    if ((await this.#writes.get(change.id)) === false) return true;
    return this.#parts.storage.has(keyOf(change));
  }

  #isSignedIn(userId: string): boolean {
    const session = this.#parts.session.current();
    return session.status === 'signed-in' && session.user.id === userId;
  }
}

function prefixOf(userId: string): string {
  return `${userId} `;
}

function keyOf({ userId, id }: Pick<OfflineChange, 'userId' | 'id'>): string {
  return `${prefixOf(userId)}${id}`;
}
