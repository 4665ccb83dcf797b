import { isWaking, Emitter } from '@tribunen/domain';
import { Teardown } from '../lib/state/Teardown.ts';
import type { LiveLog } from './LiveLog.ts';
import type { LiveWorld } from './LiveWorld.ts';

const tickMs = 5000;
/** A device that wakes up emits several events. Those within this time count as one return. */
const oneReturnMs = 5000;

interface AbsenceDetectorParts {
  readonly world: Pick<LiveWorld, 'now' | 'isVisible' | 'isOnline' | 'onChange'>;
  readonly log: LiveLog;
}

/**
 * Detects that the page was away and missed events, because it was hidden, without a network, or asleep. While the page
 * is active it compares the device's clock with a timer every five seconds, to detect that the device has slept
 * (LIVE-20).
 */
export class AbsenceDetector {
  readonly #parts: AbsenceDetectorParts;
  readonly #returns = new Emitter<void>();
  readonly #ticks = new Emitter<void>();
  readonly #teardown = new Teardown();
  #wasHere = false;
  #returnedAt: number | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(parts: AbsenceDetectorParts) {
    this.#parts = parts;
  }

  /** Calls the listener when the page is active again. Returns a function that stops it. */
  readonly onReturn = this.#returns.listen;

  /** Calls the listener every five seconds while the page is active. */
  readonly onTick = this.#ticks.listen;

  /** Whether the tab is visible and has a network. */
  isHere(): boolean {
    const { world } = this.#parts;
    return world.isVisible() && world.isOnline();
  }

  start(): void {
    if (this.#teardown.isPending) return;
    this.#teardown.add(
      this.#parts.world.onChange(() => this.#look()),
      () => this.#stopTicking(),
    );
    this.#returnedAt = null;
    this.#wasHere = this.isHere();
    this.#look();
  }

  stop(): void {
    this.#teardown.run();
  }

  #look(): void {
    const isHere = this.isHere();
    const isBack = isHere && !this.#wasHere;
    this.#wasHere = isHere;
    if (!isHere) this.#stopTicking();
    else if (this.#timer === null) this.#tick();
    if (isBack) this.#return('seen or online again');
  }

  #tick(): void {
    const { world } = this.#parts;
    const since = world.now();
    this.#timer = setTimeout(() => {
      const elapsedMs = world.now() - since;
      this.#tick();
      if (!isWaking(elapsedMs, tickMs)) this.#ticks.emit();
      else if (!this.#hasJustReturned()) this.#return(`the clock went on by ${elapsedMs} ms in ${tickMs} ms`);
    }, tickMs);
  }

  #stopTicking(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #hasJustReturned(): boolean {
    return this.#returnedAt !== null && Math.abs(this.#parts.world.now() - this.#returnedAt) <= oneReturnMs;
  }

  #return(why: string): void {
    const { world, log } = this.#parts;
    this.#returnedAt = world.now();
    log.note({ source: 'absence', kind: 'state', what: `is back: ${why}` });
    this.#returns.emit();
  }
}
