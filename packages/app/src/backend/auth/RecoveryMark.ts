import { privateStorageKey } from '../../lib/storage/privateStorage.ts';
import type { BackendAddress } from '../access/network.ts';

/**
 * Marks on this device that the link of a forgotten password opened a spectator's session, so that a reload still asks for the new password.
 * It goes when the password is chosen, or with the session (`PrivateData`). Where the browser refuses storage nothing is marked.
 */
export class RecoveryMark {
  readonly #storage: BackendAddress['storage'];

  constructor(storage: BackendAddress['storage']) {
    this.#storage = storage;
  }

  isSet(userId: string): boolean {
    return this.#tryTo((storage) => storage.getItem(keyOf(userId))) === 'yes';
  }

  set(userId: string): void {
    this.#tryTo((storage) => storage.setItem(keyOf(userId), 'yes'));
  }

  remove(userId: string): void {
    this.#tryTo((storage) => storage.removeItem(keyOf(userId)));
  }

  #tryTo<Answer>(task: (storage: BackendAddress['storage']) => Answer): Answer | null {
    try {
      return task(this.#storage);
    } catch (error) {
      console.error('A reload forgets the recovery: the browser refuses storage', error);
      return null;
    }
  }
}

function keyOf(userId: string): string {
  return privateStorageKey(userId, 'recovery');
}
