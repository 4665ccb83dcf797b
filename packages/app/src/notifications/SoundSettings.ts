import { keptSound, type SoundChoices, soundKey } from './keptSound.ts';

/** What tells of changes in another tab: the window. */
type StorageNews = Pick<Window, 'addEventListener' | 'removeEventListener'>;

const neverChosen: SoundChoices = keptSound({ getItem: () => null });

/**
 * How loud a goal is on this device, whether it is heard at all, and whether it is told outside the page. It is remembered, and a choice in
 * another tab is followed. Where the browser refuses storage, a choice lasts as long as the page.
 *
 * @example
 * const sound = new SoundSettings(() => localStorage, window);
 * sound.start();
 * sound.change({ muted: true });
 * sound.current(); // { volume: 0.7, muted: true, webNotifications: false }
 */
export class SoundSettings {
  readonly #storage: () => Storage;
  readonly #news: StorageNews;
  readonly #listeners = new Set<() => void>();
  #choices = neverChosen;
  #hasComplained = false;

  /** @param storage asked for anew each time: already the asking throws where storage is refused */
  constructor(storage: () => Storage, news: StorageNews) {
    this.#storage = storage;
    this.#news = news;
    this.#read();
  }

  start(): void {
    this.#news.addEventListener('storage', this.#follow);
  }

  stop(): void {
    this.#news.removeEventListener('storage', this.#follow);
  }

  /** The same object until something is chosen. */
  readonly current = (): SoundChoices => this.#choices;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly change = (change: Partial<SoundChoices>): void => {
    this.#show({ ...this.#choices, ...change });
    this.#withStorage((storage) => storage.setItem(soundKey, JSON.stringify(this.#choices)));
  };

  /** Another tab wrote; the key is null when it cleared everything. */
  readonly #follow = ({ key }: StorageEvent): void => {
    if (key === soundKey || key === null) this.#read();
  };

  #read(): void {
    this.#withStorage((storage) => this.#show(keptSound(storage)));
  }

  #show(choices: SoundChoices): void {
    this.#choices = choices;
    for (const listener of this.#listeners) listener();
  }

  #withStorage(task: (storage: Storage) => void): void {
    try {
      task(this.#storage());
    } catch (error) {
      if (!this.#hasComplained)
        console.error('The choice of sound is not remembered: the browser refuses storage', error);
      this.#hasComplained = true;
    }
  }
}
