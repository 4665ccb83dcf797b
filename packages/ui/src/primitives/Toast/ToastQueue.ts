import { Emitter } from '@tribunen/domain';

/**
 * The content of a toast. `failure` reports something that went wrong; `news` reports a change that this user did not
 * make.
 */
export interface ToastMessage {
  readonly tone: 'success' | 'news' | 'failure';
  readonly title: string;
  readonly text?: string;
  /** The server's own words, in English. */
  readonly quote?: string;
  /** One thing to do about it, for instance to undo it; pressing it removes the toast. */
  readonly action?: { readonly label: string; onPress(): void };
}

/**
 * Toasts that have been sent and not yet shown. The component that shows them is fetched when the first one is sent.
 */
export class ToastQueue {
  #waiting: readonly ToastMessage[] = [];
  #clearings = 0;
  readonly #changes = new Emitter<void>();

  say(message: ToastMessage): void {
    this.#change([...this.#waiting, message]);
  }

  /** The waiting toasts, oldest first. The list stays the same object until a toast is sent or taken. */
  readonly waiting = (): readonly ToastMessage[] => this.#waiting;

  take(messages: readonly ToastMessage[]): void {
    this.#change(this.#waiting.filter((message) => !messages.includes(message)));
  }

  /** Removes every toast, including those on the screen. */
  clear(): void {
    this.#clearings += 1;
    this.#change([]);
  }

  /** How often `clear` has been called; the toasts on the screen go when it rises. */
  readonly clearings = (): number => this.#clearings;

  /** Calls the listener at every change, until the returned function is called. */
  readonly subscribe = this.#changes.listen;

  #change(waiting: readonly ToastMessage[]): void {
    this.#waiting = waiting;
    this.#changes.emit();
  }
}
