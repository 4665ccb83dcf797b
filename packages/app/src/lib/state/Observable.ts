import { Emitter } from './Emitter.ts';

/** A value that changes, as its readers see it (`useObserved`, `when`). */
export interface Observed<Value> {
  /** The same object until it changes. */
  current(): Value;
  /** Calls the listener after every change. Returns what ends it. */
  subscribe(listener: () => void): () => void;
}

/**
 * A value that changes, as its owner has it.
 *
 * @example
 * const online = new Observable(true);
 * const end = online.subscribe(() => console.log(online.current()));
 * online.set(false);
 */
export class Observable<Value> implements Observed<Value> {
  readonly #changes = new Emitter<void>();
  #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  readonly current = (): Value => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => this.#changes.listen(listener);

  /** The listeners are called where it is another value than before. */
  set(value: Value): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    this.#changes.emit();
  }
}
