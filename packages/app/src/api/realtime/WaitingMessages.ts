import type { MessageId } from '@tribunen/domain';

/** The interval at which a waiting message checks whether the reader has changed the delay. */
const lookMs = 1000;

/** Messages that wait until they are due, each in its latest version, which may have been deleted while it waited. */
export class WaitingMessages<Message extends { readonly id: MessageId }> {
  readonly #latest = new Map<MessageId, Message>();

  hold(message: Message, waitMs: (message: Message) => number, pass: (message: Message) => void): void {
    const { id } = message;
    const isHeld = this.#latest.has(id);
    this.#latest.set(id, message);
    if (isHeld) return;
    const latest = (): Message => this.#latest.get(id) ?? message;
    whenDue(
      () => waitMs(latest()),
      () => {
        const due = latest();
        this.#latest.delete(id);
        pass(due);
      },
    );
  }
}

/** Calls the function when there is nothing left to wait. It checks every second, because the reader may change the delay. */
export function whenDue(waitMs: () => number, pass: () => void): void {
  const wait = waitMs();
  if (wait <= 0) pass();
  else setTimeout(() => whenDue(waitMs, pass), Math.min(wait, lookMs));
}
