import { Observable } from '../state/Observable.ts';
import { SafeStorage } from './SafeStorage.ts';

/** The window, which announces what other tabs store. */
export type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>;

interface StoredValueParts<Value> {
  readonly key: string;
  readonly storage: () => Storage;
  /** Returns the value of a stored text; the text is null when nothing is stored. */
  readonly read: (text: string | null) => Value;
  /** Returns the text to store; null to store nothing. */
  readonly write: (value: Value) => string | null;
}

/**
 * A choice that this device keeps. Between `start` and `stop` it follows the choices made in other tabs. If the browser
 * refuses storage it lasts as long as the page.
 */
export class StoredValue<Value> extends Observable<Value> {
  readonly #parts: StoredValueParts<Value>;
  readonly #storage: SafeStorage;
  readonly #events: StorageEvents;

  constructor(parts: StoredValueParts<Value>, events: StorageEvents) {
    const storage = new SafeStorage(parts.storage);
    super(parts.read(storage.getItem(parts.key)));
    this.#parts = parts;
    this.#storage = storage;
    this.#events = events;
  }

  start(): void {
    this.#events.addEventListener('storage', this.#follow);
  }

  stop(): void {
    this.#events.removeEventListener('storage', this.#follow);
  }

  readonly choose = (value: Value): void => {
    const { key, write } = this.#parts;
    const text = write(value);
    if (text === null) this.#storage.removeItem(key);
    else this.#storage.setItem(key, text);
    this.set(value);
  };

  /** Another tab stored something; the key is null when it cleared everything. */
  readonly #follow = ({ key }: StorageEvent): void => {
    if (key === this.#parts.key || key === null) this.set(this.#parts.read(this.#storage.getItem(this.#parts.key)));
  };
}
