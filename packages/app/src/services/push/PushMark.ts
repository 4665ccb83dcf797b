import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import { privateStorageKey } from '../../lib/storage/privateStorage.ts';

/**
 * Remembers that this device receives a spectator's push messages. The settings can then say that it no longer does, although nobody has turned
 * them off here (PUSH-19). The mark is deleted with the session.
 */
export class PushMark {
  readonly #storage: Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'>;

  constructor(storage: Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.#storage = storage;
  }

  isSet(userId: string): boolean {
    return this.#storage.getItem(keyOf(userId)) !== null;
  }

  set(userId: string): void {
    this.#storage.setItem(keyOf(userId), 'on');
  }

  remove(userId: string): void {
    this.#storage.removeItem(keyOf(userId));
  }
}

/** The mark of the page's own device. */
export function pageMark(): PushMark {
  return new PushMark(new SafeStorage(() => localStorage));
}

function keyOf(userId: string): string {
  return privateStorageKey(userId, 'push');
}
