import { cadence, epochMs, isMissed, isSameNotification, type Notification, type UtcInstant } from '@tribunen/domain';
import type { LiveLog } from '../live/LiveLog.ts';
import type { LiveWorld } from '../live/LiveWorld.ts';
import type { TabMessage, Tabs } from '../tabs/Tabs.ts';
import type { BannerBoard } from './BannerBoard.ts';

interface AnnouncerParts {
  readonly board: Pick<BannerBoard, 'add' | 'withdraw' | 'waiting' | 'resume' | 'pause' | 'stop'>;
  readonly sound: { play(type: Notification['type']): void };
  /** Whether it was shown: false where the user has not allowed it. */
  readonly webNotifications: { show(notification: Notification): boolean };
  readonly tabs: Pick<Tabs, 'isFront' | 'onFront' | 'send' | 'onMessage'>;
  readonly world: Pick<LiveWorld, 'isVisible' | 'onChange'>;
  readonly clock: { now(): UtcInstant };
  readonly log: LiveLog;
}

type How = Exclude<Extract<TabMessage, { kind: 'announced' }>['how'], 'untold'>;

/** How long a tab that becomes the front waits for what the former front may have said last. */
const takeOverMs = 250;

/**
 * Tells each notification once, however many tabs know of it. Every tab keeps what is to be told on its board, and the front alone tells:
 * the card while the tab is seen, or a web notification while it is not, and the sound at once. It says so to the others: what was shown
 * they take off their boards, what was only heard they keep. So what a front leaves untold when it goes is told by the next.
 */
export class Announcer {
  readonly #parts: AnnouncerParts;
  #told: { readonly notification: Notification; readonly how: How }[] = [];
  #isFront = false;
  #takeOver: ReturnType<typeof setTimeout> | undefined;
  #endings: readonly (() => void)[] = [];

  constructor(parts: AnnouncerParts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#endings.length > 0) return;
    const { tabs, world } = this.#parts;
    this.#endings = [
      tabs.onFront((isFront) => this.#setFront(isFront)),
      tabs.onMessage((message) => this.#hear(message)),
      world.onChange(() => this.#openOrShut()),
    ];
    this.#isFront = tabs.isFront();
    this.#openOrShut();
    // A page is in front before it can announce: what fell meanwhile waits in the others.
    tabs.send({ kind: 'announcer-began' });
  }

  stop(): void {
    for (const end of this.#endings) end();
    this.#endings = [];
    clearTimeout(this.#takeOver);
    this.#isFront = false;
    this.#told = [];
    this.#parts.board.stop();
  }

  /** Tells it, now or when it is this tab's turn. After `stop` it does nothing. */
  announce(notification: Notification): void {
    if (this.#endings.length === 0) return;
    if (this.#isTold(notification, 'shown')) {
      this.#note('drop', 'another tab has shown it', notification);
      return;
    }
    this.#keep(notification);
    if (!this.#isFront) return;
    this.#showOutside(notification);
    this.#sound(notification);
  }

  /** For the board: the card has come up. */
  readonly onShown = (notification: Notification): void => this.#tell('shown', notification);

  /** Whether a card tells, waits to tell, or has lately told in any tab, of one like that. */
  hasCardOf(isIt: (notification: Notification) => boolean): boolean {
    const { board, clock } = this.#parts;
    const shown = this.#told.filter(({ how, notification }) => how === 'shown' && !isMissed(notification, clock.now()));
    return [...board.waiting(), ...shown.map(({ notification }) => notification)].some(isIt);
  }

  #setFront(isFront: boolean): void {
    clearTimeout(this.#takeOver);
    if (isFront) {
      this.#takeOver = setTimeout(() => {
        this.#isFront = true;
        const untold = this.#parts.board.waiting();
        for (const notification of untold) this.#showOutside(notification);
        this.#openOrShut();
        for (const notification of untold) this.#sound(notification);
      }, takeOverMs);
    } else {
      const wasFront = this.#isFront;
      this.#isFront = false;
      this.#openOrShut();
      // What fell while this tab was about to be the front has been heard nowhere yet.
      if (!wasFront) return;
      // The next front may have been opened after these fell; and what a wrong clock took for long past has not been heard.
      this.#passOn();
    }
  }

  /** On the board once, by whatever row. */
  #keep(notification: Notification): void {
    const { board } = this.#parts;
    if (!board.waiting().some((one) => isSameNotification(one, notification))) board.add(notification);
  }

  #openOrShut(): void {
    const { board, world } = this.#parts;
    if (this.#isFront && world.isVisible()) board.resume();
    else board.pause();
  }

  #hear(message: TabMessage): void {
    if (message.kind === 'announcer-began') return this.#passOn();
    if (message.kind !== 'announced') return;
    const { how, notification } = message;
    if (how === 'untold') return this.announce(notification);
    this.#remember(how, notification);
    if (how === 'shown') this.#parts.board.withdraw(notification);
    // Heard there, to be seen wherever the user looks first.
    else if (!this.#isTold(notification, 'shown')) this.#keep(notification);
  }

  /** What waits here, for a tab that has just begun, or is the front now. */
  #passOn(): void {
    const { board, tabs } = this.#parts;
    for (const notification of board.waiting()) {
      const how = this.#isTold(notification, 'sounded') ? 'sounded' : 'untold';
      tabs.send({ kind: 'announced', how, notification });
    }
  }

  /** What is long past makes no sound. */
  #sound(notification: Notification): void {
    if (this.#isTold(notification, 'sounded') || isMissed(notification, this.#parts.clock.now())) return;
    this.#parts.sound.play(notification.type);
    this.#tell('sounded', notification);
  }

  #showOutside(notification: Notification): void {
    const { board, clock, webNotifications, world } = this.#parts;
    if (world.isVisible() || isMissed(notification, clock.now()) || !webNotifications.show(notification)) return;
    board.withdraw(notification);
    this.#tell('shown', notification);
  }

  #tell(how: How, notification: Notification): void {
    this.#remember(how, notification);
    this.#parts.tabs.send({ kind: 'announced', how, notification });
    this.#note('decision', how, notification);
  }

  #isTold(notification: Notification, how: How): boolean {
    return this.#told.some((told) => told.how === how && isSameNotification(told.notification, notification));
  }

  #remember(how: How, notification: Notification): void {
    const dayAgo = epochMs(this.#parts.clock.now()) - cadence.engine.backfillWindow;
    const isRecent = (told: Notification): boolean => epochMs(told.occurredAt) >= dayAgo;
    this.#told = [...this.#told.filter((told) => isRecent(told.notification)), { notification, how }];
  }

  #note(kind: 'decision' | 'drop', what: string, notification: Notification): void {
    this.#parts.log.note({ source: 'announcer', kind, what, detail: notification });
  }
}
