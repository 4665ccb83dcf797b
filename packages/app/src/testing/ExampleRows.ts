import type { RowsListener } from '../api/realtime/subscribeToRows.ts';
import { act } from '@testing-library/react';

/** Replaces a subscription to rows: the test decides when it comes up, and which rows it delivers. */
export class ExampleRows<Value> {
  readonly #listeners = new Set<RowsListener<Value>>();

  readonly subscribe = (listener: RowsListener<Value>): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same for a user's own rows. */
  readonly subscribeOf = (_user: string, listener: RowsListener<Value>): (() => void) => this.subscribe(listener);

  get listeners(): number {
    return this.#listeners.size;
  }

  up(): void {
    act(() => this.#listeners.forEach((listener) => listener.onUp()));
  }

  down(): void {
    act(() => this.#listeners.forEach((listener) => listener.onDown('lost')));
  }

  write(type: 'INSERT' | 'UPDATE', value: Value): void {
    act(() => this.#listeners.forEach((listener) => listener.onChange({ type, value })));
  }

  remove(id: string): void {
    act(() => this.#listeners.forEach((listener) => listener.onChange({ type: 'DELETE', id })));
  }
}
