import type { StorageEvents } from '../../../packages/app/src/lib/storage/StoredValue.ts';

/**
 * A window's functions for adding and removing listeners. The listeners are called when another tab of the device
 * stores something.
 */
export class StorageTarget implements StorageEvents {
  readonly #listeners = new Set<unknown>();

  addEventListener(_type: string, listener: unknown): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: string, listener: unknown): void {
    this.#listeners.delete(listener);
  }

  stored(key: string): void {
    for (const listener of this.#listeners) {
      if (typeof listener === 'function') Reflect.apply(listener, undefined, [{ key }]);
    }
  }
}
