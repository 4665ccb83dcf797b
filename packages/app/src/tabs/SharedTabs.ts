import { safeParse } from 'valibot';
import { envelopeOf, type PostedMessage, postedEnvelope } from './tabMessage.ts';
import type { TabMessage, Tabs } from './Tabs.ts';
import type { PageMoment, TabsPort, TabsRoom } from './TabsPort.ts';

/**
 * The tabs of one spectator, of which one is the front. The front holds a lock: a tab that is looked at takes it, and the lock of a
 * tab that is closed falls to the next in the queue. Where that leaves it with a hidden tab, the hidden front says so, and whoever is
 * visible takes it. So the front is a visible tab if there is one, and there is always one.
 *
 * Until the first `join` there is no front. Where the browser has no such locks, each tab is alone and its own front.
 */
export class SharedTabs implements Tabs {
  readonly #port: TabsPort | null;
  readonly #frontListeners = new Set<(isFront: boolean) => void>();
  readonly #messageListeners = new Set<(message: TabMessage) => void>();
  #identity: string | null = null;
  #endOfPage: (() => void) | null = null;
  #isAway = false;
  #room: TabsRoom | null = null;
  #isFront = false;
  #hasComplained = false;

  /** @param port null where a tab cannot find the others */
  constructor(port: TabsPort | null) {
    this.#port = port;
  }

  start(): void {
    if (this.#endOfPage !== null) return;
    this.#isAway = false;
    this.#endOfPage = this.#port?.onPage((moment) => this.#pageIs(moment)) ?? noPage;
    this.#enter();
  }

  stop(): void {
    this.#endOfPage?.();
    this.#endOfPage = null;
    this.#leave();
  }

  /**
   * Takes part among the tabs of that identity and leaves those of the former.
   *
   * @param identity tells apart what must not be mixed: the backend's address, the user, the demo's world
   */
  join(identity: string): void {
    if (this.#identity === identity) return;
    this.#leave();
    this.#identity = identity;
    this.#enter();
  }

  isFront(): boolean {
    return this.#isFront;
  }

  onFront(listener: (isFront: boolean) => void): () => void {
    this.#frontListeners.add(listener);
    return () => this.#frontListeners.delete(listener);
  }

  send(message: TabMessage): void {
    this.#room?.post(envelopeOf(message));
  }

  onMessage(listener: (message: TabMessage) => void): () => void {
    this.#messageListeners.add(listener);
    return () => this.#messageListeners.delete(listener);
  }

  #pageIs(moment: PageMoment): void {
    switch (moment) {
      case 'looked-at':
        // Even as the front: that the lock was taken from this tab may not have come through yet.
        return this.#room?.steal();
      case 'hidden':
        if (this.#isFront) this.#tellThatHidden();
        return;
      case 'away':
        this.#isAway = true;
        return this.#leave();
      case 'back':
        this.#isAway = false;
        return this.#enter();
    }
  }

  #enter(): void {
    if (this.#endOfPage === null || this.#identity === null || this.#isAway || this.#room !== null) return;
    if (this.#port === null) return this.#setFront(true);
    const port = this.#port;
    const room = port.enter(`tribunen/${this.#identity}`, {
      onHeld: () => {
        this.#setFront(true);
        // The lock can fall to a tab that nobody sees, or be granted after the user has turned away.
        if (!port.isVisible()) this.#tellThatHidden();
      },
      onLost: () => {
        this.#room?.queue();
        this.#setFront(false);
      },
      onData: (data) => this.#hear(data),
    });
    this.#room = room;
    if (port.isVisible()) room.steal();
    else room.queue();
  }

  #leave(): void {
    this.#room?.leave();
    this.#room = null;
    this.#setFront(false);
  }

  #hear(data: unknown): void {
    const parsed = safeParse(postedEnvelope, data);
    if (!parsed.success) return this.#complain(data);
    const { message } = parsed.output;
    if (message.kind !== 'front-is-hidden') {
      for (const listener of this.#messageListeners) listener(message);
    } else if (this.#port?.isVisible() === true) {
      this.#room?.steal();
    }
  }

  #tellThatHidden(): void {
    const hidden: PostedMessage = { kind: 'front-is-hidden' };
    this.#room?.post(envelopeOf(hidden));
  }

  #complain(data: unknown): void {
    if (!this.#hasComplained) console.error('Another tab says what this one does not understand', data);
    this.#hasComplained = true;
  }

  #setFront(isFront: boolean): void {
    if (this.#isFront === isFront) return;
    this.#isFront = isFront;
    for (const listener of this.#frontListeners) listener(isFront);
  }
}

function noPage(): void {
  // Nothing was listened to.
}
