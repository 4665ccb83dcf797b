import { privateStorageKey } from '../../lib/storage/privateStorage.ts';
import type { BackendAddress } from '../access/network.ts';

/**
 * Marks on this device that the link for a forgotten password has opened a spectator's session, so that the page asks
 * for a new password even after a reload. The mark is removed when the spectator has chosen the password, or with the
 * session (`PrivateData`).
 */
export class RecoveryMark {
  readonly #storage: BackendAddress['storage'];

  constructor(storage: BackendAddress['storage']) {
    this.#storage = storage;
  }

  isSet(userId: string): boolean {
    return this.#storage.getItem(keyOf(userId)) === 'yes';
  }

  set(userId: string): void {
    this.#storage.setItem(keyOf(userId), 'yes');
  }

  remove(userId: string): void {
    this.#storage.removeItem(keyOf(userId));
  }
}

function keyOf(userId: string): string {
  return privateStorageKey(userId, 'recovery');
}
