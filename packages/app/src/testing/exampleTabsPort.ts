import type { PageMoment, TabsPort, TabsRoom, TabsRoomListener } from '../live/tabs/TabsPort.ts';

/**
 * A browser whose tabs run in one process. `deliver` decides when a message, or a change of a lock, reaches a tab. The
 * locks work like a browser's: one holder and a queue, and a tab that steals the lock jumps the whole queue.
 *
 * @example
 * const browser = new ExampleBrowser(queueMicrotask);
 * const tab = browser.openTab();
 * const tabs = new SharedTabs(tab.port);
 * tab.hide();
 */
export class ExampleBrowser {
  readonly #deliver: (task: () => void) => void;
  readonly #rooms = new Map<string, ExampleLock>();

  /** @param deliver runs a task later, never at once, in any order that the test chooses */
  constructor(deliver: (task: () => void) => void) {
    this.#deliver = deliver;
  }

  openTab({ visible = true }: { readonly visible?: boolean } = {}): ExampleTab {
    return new ExampleTab(visible, (name) => this.#lockOf(name), this.#deliver);
  }

  #lockOf(name: string): ExampleLock {
    const lock = this.#rooms.get(name) ?? new ExampleLock();
    this.#rooms.set(name, lock);
    return lock;
  }
}

/** A tab, and the acts of its user and its browser on it. */
export class ExampleTab {
  readonly port: TabsPort;
  readonly #pageListeners = new Set<(moment: PageMoment) => void>();
  readonly #parts = new Set<ExampleRoom>();
  #isVisible: boolean;
  #isClosed = false;

  constructor(visible: boolean, lockOf: (name: string) => ExampleLock, deliver: (task: () => void) => void) {
    this.#isVisible = visible;
    this.port = {
      isVisible: () => this.#isVisible,
      onPage: (listener) => {
        this.#pageListeners.add(listener);
        return () => this.#pageListeners.delete(listener);
      },
      enter: (name, listener) => {
        const part = new ExampleRoom(lockOf(name), listener, deliver, () => this.#parts.delete(part));
        this.#parts.add(part);
        return part;
      },
    };
  }

  /** Brings the tab to the front, as its user does. */
  show(): void {
    this.#isVisible = true;
    this.#emit('looked-at');
  }

  hide(): void {
    if (!this.#isVisible) return;
    this.#isVisible = false;
    this.#emit('hidden');
  }

  /** Freezes the page, so that it receives nothing until `thaw`. */
  freeze(): void {
    this.hide();
    this.#emit('away');
  }

  thaw(): void {
    this.#emit('back');
  }

  /** Closes the tab at once, so that none of its code runs any more. */
  close(): void {
    this.#isClosed = true;
    this.#isVisible = false;
    for (const part of this.#parts) part.leave();
  }

  get isVisible(): boolean {
    return this.#isVisible;
  }

  #emit(moment: PageMoment): void {
    if (this.#isClosed) return;
    for (const listener of this.#pageListeners) listener(moment);
  }
}

class ExampleLock {
  readonly members = new Set<ExampleRoom>();
  #holder: ExampleRoom | null = null;
  #queue: readonly ExampleRoom[] = [];

  queue(room: ExampleRoom): void {
    if (this.#holder === room || this.#queue.includes(room)) return;
    this.#queue = [...this.#queue, room];
    if (this.#holder === null) this.#next();
  }

  steal(room: ExampleRoom): void {
    const former = this.#holder;
    this.#queue = this.#queue.filter((one) => one !== room);
    this.#holder = room;
    if (former !== room) former?.lost();
    room.held();
  }

  release(room: ExampleRoom): void {
    this.#queue = this.#queue.filter((one) => one !== room);
    if (this.#holder === room) this.#next();
  }

  #next(): void {
    const [first = null, ...rest] = this.#queue;
    this.#holder = first;
    this.#queue = rest;
    first?.held();
  }
}

class ExampleRoom implements TabsRoom {
  readonly #lock: ExampleLock;
  readonly #listener: TabsRoomListener;
  readonly #deliver: (task: () => void) => void;
  readonly #onLeave: () => void;
  #isOpen = true;
  /** The latest request for the lock. Answers to earlier requests are dropped. */
  #claim: symbol | null = null;
  /** The messages under way to this tab, in the order in which they were sent. */
  #pending: readonly (() => void)[] = [];

  constructor(lock: ExampleLock, listener: TabsRoomListener, deliver: (task: () => void) => void, onLeave: () => void) {
    this.#lock = lock;
    this.#listener = listener;
    this.#deliver = deliver;
    this.#onLeave = onLeave;
    lock.members.add(this);
  }

  queue(): void {
    if (this.#claim !== null) return;
    this.#claim = Symbol();
    this.#lock.queue(this);
  }

  steal(): void {
    this.#claim = Symbol();
    this.#lock.steal(this);
  }

  post(data: unknown): void {
    for (const other of this.#lock.members) {
      // Each tab gets its own copy, as in a browser.
      const copy: unknown = structuredClone(data);
      if (other !== this) this.#deliver(() => other.#hear(copy));
    }
  }

  leave(): void {
    this.#isOpen = false;
    this.#lock.members.delete(this);
    this.#lock.release(this);
    this.#onLeave();
  }

  held(): void {
    this.#inOrder(() => this.#listener.onHeld());
  }

  lost(): void {
    this.#inOrder(() => {
      this.#claim = null;
      this.#listener.onLost();
    });
  }

  #inOrder(task: () => void): void {
    const claim = this.#claim;
    const next = (): void => {
      if (this.#isOpen && this.#claim === claim) task();
    };
    this.#pending = [...this.#pending, next];
    this.#deliver(() => {
      const [first, ...rest] = this.#pending;
      this.#pending = rest;
      first?.();
    });
  }

  #hear(data: unknown): void {
    if (this.#isOpen) this.#listener.onData(data);
  }
}
