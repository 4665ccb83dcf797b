import type { VirtualizerHandle } from 'virtua';

/** So near the end a reader counts as at the bottom. */
const nearPx = 40;
const keysUp: readonly string[] = ['ArrowUp', 'PageUp', 'Home'];

/**
 * Keeps a virtual list at its bottom until the reader scrolls up. What the reader does counts, and not where the list
 * stands: in a flood there are new rows below the window at any moment. Above the bottom, a window that becomes shorter
 * (a phone's keyboard) or taller keeps the row at its lower edge.
 *
 * @example
 * const keeper = new BottomKeeper(true);
 * keeper.start(list, scroller, (isAtBottom) => …);
 */
export class BottomKeeper {
  isAtBottom: boolean;
  private isHeld = false;
  private list: VirtualizerHandle | null = null;
  private scroller: HTMLElement | null = null;
  private onAtBottom: (isAtBottom: boolean) => void = () => {};
  private listening = new AbortController();
  private offset = 0;
  private height = 0;

  constructor(isAtBottom: boolean) {
    this.isAtBottom = isAtBottom;
  }

  /** @param onAtBottom the reader has come to the bottom, or has left it */
  start(list: VirtualizerHandle, scroller: HTMLElement, onAtBottom: (isAtBottom: boolean) => void): void {
    this.list = list;
    this.scroller = scroller;
    this.onAtBottom = onAtBottom;
    this.listening = new AbortController();
    const listen = { signal: this.listening.signal, passive: true };
    let finger = 0;
    const leaveIf = (isUp: boolean) => {
      if (isUp) this.leave();
    };
    scroller.addEventListener('wheel', ({ deltaY }) => leaveIf(deltaY < 0), listen);
    scroller.addEventListener('touchstart', ({ touches }) => (finger = touches[0]?.clientY ?? 0), listen);
    scroller.addEventListener('touchmove', ({ touches }) => leaveIf((touches[0]?.clientY ?? 0) > finger + 4), listen);
    scroller.addEventListener('keydown', ({ key }) => leaveIf(keysUp.includes(key)), listen);
    // The scroll bar is the only part of the scroller that is no row.
    scroller.addEventListener('pointerdown', ({ target }) => leaveIf(target === scroller), listen);
  }

  stop(): void {
    this.listening.abort();
    this.list = null;
    this.scroller = null;
  }

  /** Shows the last row, and stays there whatever grows. */
  toBottom(): void {
    this.isHeld = false;
    this.set(true);
    this.keep();
  }

  /** The rows have changed. It scrolls at once: the list's own `scrollTo` waits, and may undo what the reader does meanwhile. */
  keep(): void {
    if (this.isAtBottom && this.scroller !== null) this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  /** Leaves the bottom and stays away from it, wherever the list stands, until it is sent there. */
  hold(): void {
    this.isHeld = true;
    this.set(false);
  }

  /** Leaves the bottom, to show something else. */
  leave(): void {
    if (this.scrolls()) this.set(false);
  }

  /** Whether there is more than the window shows. */
  scrolls(): boolean {
    return this.list !== null && this.list.scrollSize > this.list.viewportSize;
  }

  /** The list's own event. */
  onScroll(offset: number): void {
    if (offset > this.offset) this.stayIfNear();
    this.offset = offset;
  }

  /** The list's own event. */
  onScrollEnd(): void {
    this.stayIfNear();
  }

  /** The list's own event: the window or the rows have another size. */
  onResize(): void {
    if (this.list === null) return;
    const { viewportSize } = this.list;
    const shorterBy = this.height - viewportSize;
    const isFirst = this.height === 0;
    this.height = viewportSize;
    if (this.isAtBottom) this.keep();
    else if (!isFirst && shorterBy !== 0) this.list.scrollBy(shorterBy);
  }

  private stayIfNear(): void {
    if (this.list === null || this.isHeld) return;
    const { scrollSize, viewportSize, scrollOffset } = this.list;
    if (scrollSize - viewportSize - scrollOffset <= nearPx) this.set(true);
  }

  private set(isAtBottom: boolean): void {
    if (this.isAtBottom === isAtBottom) return;
    this.isAtBottom = isAtBottom;
    this.onAtBottom(isAtBottom);
  }
}
