import { Observable } from '../state/Observable.ts';

/** Where a page hears what other tabs store: the window. */
export type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

interface StoredValueParts<Value> {
  readonly key: string;
  /** Asked for each time: asking throws where the browser refuses storage. */
  readonly storage: () => Storage;
  /** The value of a stored text; null where nothing is stored. */
  readonly read: (text: string | null) => Value;
  /** The text to store; null to store nothing. */
  readonly write: (value: Value) => string | null;
  /** What is logged, once, when the browser refuses storage. */
  readonly complaint: string;
}

/**
 * A choice that this device keeps. Between `start` and `stop` it follows the choices made in other tabs. Where the browser refuses storage
 * it lasts as long as the page.
 */
export class StoredValue<Value> extends Observable<Value> {
  readonly #parts: StoredValueParts<Value>;
  readonly #events: StorageEvents;
  #hasComplained = false;

  constructor(parts: StoredValueParts<Value>, events: StorageEvents) {
    super(parts.read(null));
    this.#parts = parts;
    this.#events = events;
    this.#load();
  }

  start(): void {
    this.#events.addEventListener('storage', this.#follow);
  }

  stop(): void {
    this.#events.removeEventListener('storage', this.#follow);
  }

  readonly choose = (value: Value): void => {
    const { key, write } = this.#parts;
    this.#withStorage((storage) => {
      const text = write(value);
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
    });
    this.set(value);
  };

  /** Another tab stored something; the key is null when it cleared everything. */
  readonly #follow = ({ key }: StorageEvent): void => {
    if (key === this.#parts.key || key === null) this.#load();
  };

  #load(): void {
    const { key, read } = this.#parts;
    this.#withStorage((storage) => this.set(read(storage.getItem(key))));
  }

  #withStorage(task: (storage: Storage) => void): void {
    try {
      task(this.#parts.storage());
    } catch (error) {
      if (!this.#hasComplained) console.error(this.#parts.complaint, error);
      this.#hasComplained = true;
    }
  }
}
