/** What a toast says. `failure` is the specification's destructive one; `news` is what nobody did here. */
export interface ToastMessage {
  readonly tone: 'success' | 'news' | 'failure';
  readonly title: string;
  readonly text?: string;
}

/** What has been said and not yet been shown: the screen's toaster is fetched when the first word is said. */
export class ToastQueue {
  #waiting: readonly ToastMessage[] = [];
  readonly #listeners = new Set<() => void>();

  say(message: ToastMessage): void {
    this.#change([...this.#waiting, message]);
  }

  /** Those in turn, oldest first. The same list until something is said or taken. */
  readonly waiting = (): readonly ToastMessage[] => this.#waiting;

  take(messages: readonly ToastMessage[]): void {
    this.#change(this.#waiting.filter((message) => !messages.includes(message)));
  }

  /** Calls back at every change, until the answer is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #change(waiting: readonly ToastMessage[]): void {
    this.#waiting = waiting;
    for (const listener of this.#listeners) listener();
  }
}
