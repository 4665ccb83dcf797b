import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import { privateStorageKey } from '../../lib/storage/privateStorage.ts';

/**
 * Stores on this device that push is on for a spectator. If push then ends although nobody has turned it off here, the
 * settings can say so (PUSH-19). The mark is deleted with the session.
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

/** The mark of the device that shows this page. */
export function pageMark(): PushMark {
  return new PushMark(new SafeStorage(() => localStorage));
}

function keyOf(userId: string): string {
  return privateStorageKey(userId, 'push');
}
