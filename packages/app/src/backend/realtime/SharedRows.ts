import type { RowsListener } from './subscribeToRows.ts';

/**
 * One subscription for several listeners on a page: a channel has one name, so it can be opened only once. It stays open while it has
 * a listener. A listener that joins an open channel receives `onUp` at once.
 *
 * @example
 * const messages = new SharedRows((listener) => subscribeToDirectMessages(socket, listener));
 * const end = messages.subscribe(listener);
 */
export class SharedRows<Value> {
  readonly #open: (listener: RowsListener<Value>) => () => void;
  readonly #listeners = new Set<RowsListener<Value>>();
  #end: (() => void) | null = null;
  #isUp = false;

  constructor(open: (listener: RowsListener<Value>) => () => void) {
    this.#open = open;
  }

  readonly subscribe = (listener: RowsListener<Value>): (() => void) => {
    this.#listeners.add(listener);
    if (this.#isUp) listener.onUp();
    this.#end ??= this.#open({
      onUp: () => {
        this.#isUp = true;
        for (const each of this.#listeners) each.onUp();
      },
      onDown: (reason) => {
        this.#isUp = false;
        for (const each of this.#listeners) each.onDown(reason);
      },
      onChange: (change) => {
        for (const each of this.#listeners) each.onChange(change);
      },
    });
    return () => {
      if (!this.#listeners.delete(listener) || this.#listeners.size > 0) return;
      this.#end?.();
      this.#end = null;
      this.#isUp = false;
    };
  };
}
