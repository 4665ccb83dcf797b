import {
  cadence,
  epochMs,
  isMissed,
  isSameNotification,
  type MatchId,
  type Notification,
  type UtcInstant,
} from '@tribunen/domain';
import type { LiveLog } from '../LiveLog.ts';
import type { LiveWorld } from '../LiveWorld.ts';
import { Teardown } from '../../lib/state/Teardown.ts';
import { lookMs } from '../knownUntil/lookMs.ts';
import type { TabMessage, Tabs } from '../tabs/Tabs.ts';
import type { FlipCardQueue } from './cards/FlipCardQueue.ts';

interface AnnouncerParts {
  readonly cards: Pick<FlipCardQueue, 'shown' | 'add' | 'withdraw' | 'takeBack' | 'waiting' | 'open' | 'shut' | 'stop'>;
  readonly sound: { play(type: Notification['type']): void };
  /** Shows a web notification. Returns false if the spectator has not allowed it. */
  readonly webNotifications: { show(notification: Notification): boolean };
  /** Receives what this page has shown, so that no push message announces it again on this device. */
  readonly onShown?: (notification: Notification) => void;
  /** Whether the spectator has not muted a match (PUSH-14). */
  readonly mayAnnounce: (match: MatchId) => boolean;
  /** The milliseconds until the reader may know what happened in a match at a moment (KNOWN-1). */
  readonly waitMs: (match: MatchId, at: UtcInstant) => number;
  readonly tabs: Pick<Tabs, 'isFront' | 'onFront' | 'send' | 'onMessage'>;
  readonly world: Pick<LiveWorld, 'isVisible' | 'onChange'>;
  readonly clock: { now(): UtcInstant };
  readonly log: LiveLog;
}

type How = Exclude<Extract<TabMessage, { kind: 'announced' }>['how'], 'pending'>;

/** How long a tab that becomes the front waits for the messages of the former front, in milliseconds. */
const takeOverMs = 250;

/**
 * Announces each notification once, however many tabs receive it. Every tab keeps pending notifications in its card
 * queue. Only the front tab announces them: by a card while it is visible, or else by a web notification, and by a
 * sound at once. It tells the other tabs, which withdraw the notifications that were shown and keep those that only
 * sounded. Thus the next front announces the notifications that a front leaves pending.
 */
export class Announcer {
  readonly #parts: AnnouncerParts;
  readonly #teardown = new Teardown();
  /** The notifications that any tab has announced lately. */
  #announced: { readonly notification: Notification; readonly how: How }[] = [];
  readonly #held = new Set<ReturnType<typeof setTimeout>>();
  #isFront = false;
  #takeOver: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: AnnouncerParts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { cards, tabs, world } = this.#parts;
    this.#teardown.add(
      tabs.onFront((isFront) => this.#setFront(isFront)),
      tabs.onMessage((message) => this.#receive(message)),
      world.onChange(() => this.#openOrShut()),
      () => clearTimeout(this.#takeOver),
      () => this.#held.forEach((held) => clearTimeout(held)),
      () => cards.stop(),
    );
    this.#isFront = tabs.isFront();
    this.#openOrShut();
    // A tab becomes the front before it can announce. Goals from that time are pending in the other tabs.
    tabs.send({ kind: 'announcer-began' });
  }

  stop(): void {
    this.#teardown.run();
    this.#isFront = false;
    this.#announced = [];
  }

  /** Announces a notification, now or when it is this tab's turn. After `stop` it does nothing. */
  announce(notification: Notification): void {
    if (!this.#teardown.isPending) return;
    if (this.#isAnnounced(notification, 'shown')) {
      this.#note('drop', 'another tab has shown it', notification);
      return;
    }
    if (!this.#parts.mayAnnounce(notification.matchId)) {
      this.#note('drop', 'its match is muted', notification);
      return;
    }
    if (this.#isHeld(notification)) return;
    this.#keep(notification);
    if (!this.#isFront) return;
    this.#showOutside(notification);
    this.#sound(notification);
  }

  /** Called by the card queue when a card appears. A goal that a wrong clock dated long ago has not played its sound yet. */
  readonly onShown = (notification: Notification): void => {
    this.#sound(notification);
    this.#send('shown', notification);
  };

  /** Records that a notice of the service worker has announced it on this device, so that no tab has to. */
  readonly noticed = (notification: Notification): void => {
    if (!this.#teardown.isPending) return;
    this.#remember('shown', notification);
    this.#parts.cards.withdraw(notification);
  };

  /**
   * Drops the card and the pending notifications of muted and hidden matches, and holds back the pending ones that a
   * longer delay does not allow yet, after the reader has chosen so.
   */
  dropMuted(): void {
    const { cards, mayAnnounce } = this.#parts;
    for (const notification of cards.waiting()) {
      if (!mayAnnounce(notification.matchId) || this.#isHeld(notification)) cards.withdraw(notification);
    }
    // The next card comes up when this one comes down.
    const shown = cards.shown.current();
    if (shown?.status === 'notification' && !mayAnnounce(shown.notification.matchId)) {
      cards.takeBack(shown.notification.id);
    }
  }

  /** Whether a card of any tab shows a matching notification, has lately shown it, or waits to. */
  hasCardOf(isSuch: (notification: Notification) => boolean): boolean {
    const { cards, clock } = this.#parts;
    const shown = this.#announced.filter(
      ({ how, notification }) => how === 'shown' && !isMissed(notification, clock.now()),
    );
    return [...cards.waiting(), ...shown.map(({ notification }) => notification)].some(isSuch);
  }

  #setFront(isFront: boolean): void {
    clearTimeout(this.#takeOver);
    if (isFront) {
      this.#takeOver = setTimeout(() => {
        this.#isFront = true;
        const pending = this.#parts.cards.waiting();
        for (const notification of pending) this.#showOutside(notification);
        this.#openOrShut();
        for (const notification of pending) this.#sound(notification);
      }, takeOverMs);
    } else {
      const wasFront = this.#isFront;
      this.#isFront = false;
      this.#openOrShut();
      // A goal from the moments before this tab became the front has not been sounded by any tab.
      if (!wasFront) return;
      // The next front may have been opened after these goals. A goal that a wrong clock dated long ago has not been sounded.
      this.#passOn();
    }
  }

  /** Whether the reader may not know of a notification yet. It is announced when they may, also after a shorter delay. */
  #isHeld(notification: Notification): boolean {
    const wait = this.#parts.waitMs(notification.matchId, notification.occurredAt);
    if (wait === 0) return false;
    const held = setTimeout(
      () => {
        this.#held.delete(held);
        this.announce(notification);
      },
      Math.min(wait, lookMs),
    );
    this.#held.add(held);
    return true;
  }

  /** Keeps a notification once, whichever of its rows came first. */
  #keep(notification: Notification): void {
    const { cards } = this.#parts;
    if (!cards.waiting().some((one) => isSameNotification(one, notification))) cards.add(notification);
  }

  #openOrShut(): void {
    const { cards, world } = this.#parts;
    if (this.#isFront && world.isVisible()) cards.open();
    else cards.shut();
  }

  #receive(message: TabMessage): void {
    if (message.kind === 'announcer-began') return this.#passOn();
    if (message.kind !== 'announced') return;
    const { how, notification } = message;
    if (how === 'pending') return this.announce(notification);
    this.#remember(how, notification);
    if (how === 'shown') this.#parts.cards.withdraw(notification);
    // It sounded in the other tab. The tab that the spectator looks at first shows it.
    else if (
      !this.#isAnnounced(notification, 'shown') &&
      this.#parts.mayAnnounce(notification.matchId) &&
      !this.#isHeld(notification)
    ) {
      this.#keep(notification);
    }
  }

  /** Sends the pending notifications to the other tabs: to a tab that has just begun to announce, or to the next front. */
  #passOn(): void {
    const { cards, tabs } = this.#parts;
    for (const notification of cards.waiting()) {
      const how = this.#isAnnounced(notification, 'sounded') ? 'sounded' : 'pending';
      tabs.send({ kind: 'announced', how, notification });
    }
  }

  /** Plays the sound, but not of a goal from long ago. */
  #sound(notification: Notification): void {
    if (this.#isAnnounced(notification, 'sounded') || isMissed(notification, this.#parts.clock.now())) return;
    this.#parts.sound.play(notification.type);
    this.#send('sounded', notification);
  }

  #showOutside(notification: Notification): void {
    const { cards, clock, webNotifications, world } = this.#parts;
    if (world.isVisible() || isMissed(notification, clock.now()) || !webNotifications.show(notification)) return;
    cards.withdraw(notification);
    this.#send('shown', notification);
  }

  #send(how: How, notification: Notification): void {
    this.#remember(how, notification);
    this.#parts.tabs.send({ kind: 'announced', how, notification });
    if (how === 'shown') this.#parts.onShown?.(notification);
    this.#note('decision', how, notification);
  }

  #isAnnounced(notification: Notification, how: How): boolean {
    return this.#announced.some((one) => one.how === how && isSameNotification(one.notification, notification));
  }

  #remember(how: How, notification: Notification): void {
    const dayAgo = epochMs(this.#parts.clock.now()) - cadence.engine.backfillWindow;
    const recent = this.#announced.filter((one) => epochMs(one.notification.occurredAt) >= dayAgo);
    this.#announced = [...recent, { notification, how }];
  }

  #note(kind: 'decision' | 'drop', what: string, notification: Notification): void {
    this.#parts.log.note({ source: 'announcer', kind, what, detail: notification });
  }
}
