import { privateStorageKey } from '../../lib/storage/privateStorage.ts';
import type { BackendAddress } from '../access/network.ts';

/**
 * Marks on this device that the link of a forgotten password opened a spectator's session, so that a reload still asks for the new password.
 * The mark goes when the password is chosen, or with the session (`PrivateData`).
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
