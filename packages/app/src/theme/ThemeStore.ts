import type { ThemeChoice } from '@tribunen/ui';
import { applyTheme } from './applyTheme.ts';
import { keptTheme, themeKey } from './keptTheme.ts';

/**
 * Remembers how the theme was chosen, on this device, and puts it on the page; a choice in another tab is followed. Where the
 * browser refuses storage the choice lasts as long as the page.
 */
export class ThemeStore {
  readonly #storage: () => Storage;
  readonly #page: Document;
  readonly #listeners = new Set<() => void>();
  #choice: ThemeChoice = 'system';
  #hasComplained = false;

  /** @param storage asked for anew each time: already the asking throws where storage is refused */
  constructor(storage: () => Storage, page: Document) {
    this.#storage = storage;
    this.#page = page;
    this.#read();
  }

  start(): void {
    addEventListener('storage', this.#follow);
  }

  stop(): void {
    removeEventListener('storage', this.#follow);
  }

  readonly choice = (): ThemeChoice => this.#choice;

  readonly choose = (choice: ThemeChoice): void => {
    this.#withStorage((storage) => {
      if (choice === 'system') storage.removeItem(themeKey);
      else storage.setItem(themeKey, choice);
    });
    this.#show(choice);
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another tab wrote; the key is null when it cleared everything. */
  readonly #follow = ({ key }: StorageEvent): void => {
    if (key === themeKey || key === null) this.#read();
  };

  #read(): void {
    this.#withStorage((storage) => {
      this.#choice = keptTheme(storage);
    });
    this.#show(this.#choice);
  }

  #show(choice: ThemeChoice): void {
    this.#choice = choice;
    applyTheme(choice, this.#page);
    for (const listener of this.#listeners) listener();
  }

  #withStorage(task: (storage: Storage) => void): void {
    try {
      task(this.#storage());
    } catch (error) {
      if (!this.#hasComplained) console.error('The theme is not remembered: the browser refuses storage', error);
      this.#hasComplained = true;
    }
  }
}
