import type { OfflineChange } from '../data/offlineChanges/OfflineChange.ts';
import type { Locks } from '../data/offlineChanges/OfflineChanges.ts';
import type { OfflineChangeStorage } from '../data/offlineChanges/offlineChangeStorage.ts';

/** A browser's stored waiting changes, for all of its pages, and the locks that the pages share. */
export class ExampleDevice {
  readonly stored = new Map<string, OfflineChange>();
  readonly storage: OfflineChangeStorage;
  readonly #tails = new Map<string, Promise<unknown>>();

  constructor({ isFull = false } = {}) {
    const { stored } = this;
    this.storage = {
      set: async (key, change) => {
        if (!isFull) stored.set(key, structuredClone(change));
        return !isFull;
      },
      replace: async (key, change) => {
        if (stored.has(key)) stored.set(key, structuredClone(change));
      },
      has: async (key) => stored.has(key),
      remove: async (key) => void stored.delete(key),
      entries: async () => [...stored],
    };
  }

  readonly locks: Locks = {
    request: async (name, run) => {
      const turn = (this.#tails.get(name) ?? Promise.resolve()).then(run);
      this.#tails.set(
        name,
        turn.then(
          () => {},
          () => {},
        ),
      );
      return turn;
    },
  };
}
