import { applyThemeChoice, type ThemeChoice } from '@tribunen/ui';

const key = 'tribunen-theme';

/** Remembers how the theme was chosen, on this device, and puts it on the page. */
export class ThemeStore {
  readonly #storage: Storage;
  readonly #root: HTMLElement;
  readonly #listeners = new Set<() => void>();
  #choice: ThemeChoice;

  constructor(storage: Storage, root: HTMLElement) {
    this.#storage = storage;
    this.#root = root;
    const kept = storage.getItem(key);
    this.#choice = kept === 'dark' || kept === 'light' ? kept : 'system';
    applyThemeChoice(this.#choice, root);
  }

  readonly choice = (): ThemeChoice => this.#choice;

  readonly choose = (choice: ThemeChoice): void => {
    this.#choice = choice;
    if (choice === 'system') this.#storage.removeItem(key);
    else this.#storage.setItem(key, choice);
    applyThemeChoice(choice, this.#root);
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
