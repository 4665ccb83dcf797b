import { Emitter } from '@tribunen/domain';
import { safeParse } from 'valibot';
import { Teardown } from '../../lib/state/Teardown.ts';
import { envelopeOf, type PostedMessage, postedEnvelope } from './tabMessage.ts';
import type { TabMessage, Tabs } from './Tabs.ts';
import type { PageMoment, TabsPort, TabsRoom } from './TabsPort.ts';

/**
 * The tabs of one spectator, of which one is the front. The front holds a lock. A tab that the spectator turns to takes
 * the lock, and the lock of a closed tab goes to the next tab in the queue. A hidden tab that gets the lock announces
 * that it is hidden, and a visible tab takes the lock. Thus there is always a front, and it is a visible tab if there
 * is one. Until the first `join` there is no front. In a browser without such locks, each tab is its own front.
 */
export class SharedTabs implements Tabs {
  readonly #port: TabsPort | null;
  readonly #fronts = new Emitter<boolean>();
  readonly #messages = new Emitter<TabMessage>();
  #identity: string | null = null;
  readonly #page = new Teardown();
  #isAway = false;
  #room: TabsRoom | null = null;
  #isFront = false;
  #hasComplained = false;

  /** @param port null when a tab cannot find the others */
  constructor(port: TabsPort | null) {
    this.#port = port;
  }

  start(): void {
    if (this.#page.isPending) return;
    this.#isAway = false;
    this.#page.add(this.#port?.onPage((moment) => this.#pageIs(moment)) ?? noPage, () => this.#leave());
    this.#enter();
  }

  stop(): void {
    this.#page.run();
  }

  /**
   * Joins the tabs of one identity, and leaves those of the former identity.
   *
   * @param identity tabs with different identities do not know each other (`tabsIdentity`)
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

  readonly onFront = this.#fronts.listen;

  send(message: TabMessage): void {
    this.#room?.post(envelopeOf(message));
  }

  readonly onMessage = this.#messages.listen;

  #pageIs(moment: PageMoment): void {
    switch (moment) {
      case 'looked-at':
        // This applies to the front too, because another tab may have taken the lock without this tab's knowledge yet.
        return this.#room?.steal();
      case 'hidden':
        if (this.#isFront) this.#announceHidden();
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
    if (!this.#page.isPending || this.#identity === null || this.#isAway || this.#room !== null) return;
    if (this.#port === null) return this.#setFront(true);
    const port = this.#port;
    const room = port.enter(`tribunen/${this.#identity}`, {
      onHeld: () => {
        this.#setFront(true);
        // A tab can get the lock while it is hidden, or after the spectator has turned away.
        if (!port.isVisible()) this.#announceHidden();
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
    if (message.kind !== 'front-is-hidden') this.#messages.emit(message);
    else if (this.#port?.isVisible() === true) this.#room?.steal();
  }

  #announceHidden(): void {
    const hidden: PostedMessage = { kind: 'front-is-hidden' };
    this.#room?.post(envelopeOf(hidden));
  }

  #complain(data: unknown): void {
    if (!this.#hasComplained) console.error('A message of another tab is not understood', data);
    this.#hasComplained = true;
  }

  #setFront(isFront: boolean): void {
    if (this.#isFront === isFront) return;
    this.#isFront = isFront;
    this.#fronts.emit(isFront);
  }
}

function noPage(): void {
  // There is no port, and no subscription to end.
}
