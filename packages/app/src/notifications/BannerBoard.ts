import {
  advanceBanners,
  type BannerQueue,
  cadence,
  EMPTY_BANNER_QUEUE,
  enqueueBanner,
  gather,
  type GatheredBanner,
  gatherMissed,
  isMissed,
  isSameNotification,
  type Notification,
  type UtcInstant,
  withdrawBanner,
} from '@tribunen/domain';

/** What stands at the top of the page. How a card goes is the page's own business. */
export type BannerView =
  | { readonly status: 'none' }
  | { readonly status: 'notification'; readonly notification: Notification; readonly phase: 'front' | 'back' }
  | { readonly status: 'gathered'; readonly gathered: GatheredBanner };

interface BannerBoardParts {
  /** The server's clock: it tells what has been missed. */
  readonly clock: { now(): UtcInstant };
  /** Hears of each notification once, when its card, or the card that it is gathered on, comes up. */
  readonly onShown: (notification: Notification) => void;
}

const none: BannerView = { status: 'none' };

/**
 * The cards that are up and that wait: one at a time, front, back, gone (NOTIFY-17 to NOTIFY-21). It is shut until `resume`; while it is
 * shut notifications gather, and the card that is up lives to its end. Its times are timers', so that a clock that steps leaves no card
 * standing.
 */
export class BannerBoard {
  readonly #parts: BannerBoardParts;
  readonly #listeners = new Set<() => void>();
  #queue: BannerQueue = EMPTY_BANNER_QUEUE;
  #missed: readonly Notification[] = [];
  #view: BannerView = none;
  #isOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: BannerBoardParts) {
    this.#parts = parts;
  }

  /** The same object until something changes. */
  readonly current = (): BannerView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** All that has not come up yet, the oldest first. */
  waiting(): readonly Notification[] {
    return [...this.#missed, ...this.#queue.waiting];
  }

  add(notification: Notification): void {
    if (this.#isOpen && isMissed(notification, this.#parts.clock.now())) this.#gather([notification]);
    else this.#queue = enqueueBanner(this.#queue, notification);
    this.#advance();
  }

  /** It was told in another way, or in another tab: it waits no longer. */
  withdraw(told: Notification): void {
    const isOther = (notification: Notification): boolean => !isSameNotification(notification, told);
    this.#missed = this.#missed.filter(isOther);
    for (const notification of this.#queue.waiting) {
      if (!isOther(notification)) this.#queue = withdrawBanner(this.#queue, notification.id);
    }
  }

  /** Somebody looks: what is old comes on one card, the rest in turn. */
  resume(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    const { queue, gathered } = gatherMissed(this.#queue, this.#parts.clock.now());
    this.#queue = queue;
    if (gathered !== null) this.#gather(gathered.notifications);
    this.#advance();
  }

  /** Nobody looks: no further card comes up. */
  pause(): void {
    this.#isOpen = false;
  }

  /** The user has seen enough of the card that is up. */
  readonly close = (): void => {
    if (this.#view.status === 'none') return;
    clearTimeout(this.#timer);
    this.#queue = { ...this.#queue, shown: null };
    this.#view = none;
    if (!this.#advance()) this.#show(none);
  };

  /** Empties the board. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = EMPTY_BANNER_QUEUE;
    this.#missed = [];
    this.#isOpen = false;
    if (this.#view.status !== 'none') this.#show(none);
  }

  #gather(notifications: readonly Notification[]): void {
    if (this.#view.status !== 'gathered') {
      this.#missed = [...this.#missed, ...notifications];
      return;
    }
    // They belong on the card that is up, and it stands its whole time from here.
    this.#showGathered([...this.#view.gathered.notifications, ...notifications]);
    for (const notification of notifications) this.#parts.onShown(notification);
  }

  /** Brings the next card up, where there is room. True where one came. */
  #advance(): boolean {
    if (!this.#isOpen || this.#view.status !== 'none') return false;
    const missed = this.#missed;
    if (missed.length > 0) {
      this.#missed = [];
      this.#showGathered(missed);
      for (const notification of missed) this.#parts.onShown(notification);
      return true;
    }
    this.#queue = advanceBanners(this.#queue, this.#parts.clock.now());
    if (this.#queue.shown === null) return false;
    this.#showNotification(this.#queue.shown.notification);
    return true;
  }

  #showGathered(notifications: readonly Notification[]): void {
    this.#show({ status: 'gathered', gathered: gather(notifications) });
    this.#after(cadence.banner.close, this.close);
  }

  #showNotification(notification: Notification): void {
    const card = { status: 'notification', notification } as const;
    this.#show({ ...card, phase: 'front' });
    this.#after(cadence.banner.flip, () => {
      this.#show({ ...card, phase: 'back' });
      this.#after(cadence.banner.close - cadence.banner.flip, this.close);
    });
    this.#parts.onShown(notification);
  }

  #show(view: BannerView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }

  /** One timer is enough: a card does one thing after another. */
  #after(ms: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, ms);
  }
}
