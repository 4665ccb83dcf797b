import type { QueryClient } from '@tanstack/react-query';
import { allPrivateKey } from './privateKey.ts';
import { clearPrivateStorage } from '../lib/storage/privateStorage.ts';
import type { SafeStorage } from '../lib/storage/SafeStorage.ts';
import type { SessionStore } from './SessionStore.ts';

interface PrivateDataParts {
  readonly session: Pick<SessionStore, 'current' | 'subscribe'>;
  readonly queryClient: QueryClient;
  /** The device's storages with private data. */
  readonly storages: readonly SafeStorage[];
  /** The toasts, which may contain the names of the spectator and their friends. */
  readonly toasts: { clear(): void };
  /** Is called when a spectator has signed in, or is signed in as the page starts. */
  onSpectator?(): void;
}

/**
 * Deletes a spectator's private data as soon as their session ends: by a sign-out here or in another tab, by a refused
 * renewal, or because another user signs in. ACCOUNT-20
 */
export class PrivateData {
  readonly #parts: PrivateDataParts;
  #userId: string | null = null;
  #end: (() => void) | null = null;

  constructor(parts: PrivateDataParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#end ??= this.#parts.session.subscribe(() => this.#look());
    this.#look();
  }

  stop(): void {
    this.#end?.();
    this.#end = null;
  }

  #look(): void {
    const session = this.#parts.session.current();
    // Until the session is known, nobody counts as signed out.
    if (session.status === 'loading') return;
    const userId = session.status === 'signed-in' ? session.user.id : null;
    // A session may have ended while no page was open: the storages are cleared in any case.
    this.#clearStorages(userId);
    if (this.#userId === userId) return;
    if (this.#userId !== null) this.#clearCache();
    this.#userId = userId;
    if (userId !== null) this.#parts.onSpectator?.();
  }

  #clearCache(): void {
    const { queryClient, toasts } = this.#parts;
    toasts.clear();
    void queryClient.cancelQueries({ queryKey: allPrivateKey });
    queryClient.removeQueries({ queryKey: allPrivateKey });
    // Changes that wait to be sent were made in the former user's name.
    queryClient.getMutationCache().clear();
  }

  #clearStorages(keptUserId: string | null): void {
    for (const storage of this.#parts.storages) clearPrivateStorage(storage, keptUserId);
  }
}
