import type { VirtualizerHandle } from 'virtua';

/** The distance from the end within which a reader counts as at the bottom. */
const nearPx = 40;
const keysUp: readonly string[] = ['ArrowUp', 'PageUp', 'Home'];

/**
 * Keeps a virtual list at its bottom until the reader scrolls up. It goes by the reader's actions, not by the list's
 * position, because in a flood there are always new rows below the window. Above the bottom, a window that becomes
 * shorter (a phone's keyboard) or taller keeps the row at its lower edge.
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

  /** @param onAtBottom called when the reader has reached the bottom, or has left it */
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
    // A press on the scroller itself is one on its scroll bar, because all else in it is rows.
    scroller.addEventListener('pointerdown', ({ target }) => leaveIf(target === scroller), listen);
  }

  stop(): void {
    this.listening.abort();
    this.list = null;
    this.scroller = null;
  }

  /** Shows the last row, and stays there when rows grow. */
  toBottom(): void {
    this.isHeld = false;
    this.set(true);
    this.keep();
  }

  /**
   * Called when the rows have changed. It scrolls at once, because the list's own `scrollTo` waits, and might undo the
   * reader's scrolling meanwhile.
   */
  keep(): void {
    if (this.isAtBottom && this.scroller !== null) this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  /** Leaves the bottom and stays away from it, whatever the list's position, until `toBottom`. */
  hold(): void {
    this.isHeld = true;
    this.set(false);
  }

  /** Leaves the bottom, to show something else. */
  leave(): void {
    if (this.scrolls()) this.set(false);
  }

  /** Whether the list is longer than its window. */
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

  /** The list's own event: the size of the window or of rows has changed. */
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
