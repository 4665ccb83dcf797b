import { Emitter } from '@tribunen/domain';

/** The reading side of a value that changes (`useObserved`, `when`). */
export interface Observed<Value> {
  /** The same object until it changes. */
  current(): Value;
  /** Calls the listener after every change. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/**
 * The owning side of a value that changes.
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

  /** Calls the listeners if the value is a new one. */
  set(value: Value): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    this.#changes.emit();
  }
}
