import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import { privateStorageKey } from '../../lib/storage/privateStorage.ts';

/**
 * Remembers that a spectator is told on this device, so that the settings can say that they are no longer, although nobody has turned it off
 * here (PUSH-19). It goes with the session.
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
