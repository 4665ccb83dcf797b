import { isWaking } from '@tribunen/domain';
import type { LiveLog } from './LiveLog.ts';
import type { LiveWorld } from './LiveWorld.ts';

const lookMs = 5000;

/** Looks at the clock every five seconds, and tells when the device has slept or its clock was set meanwhile. */
export class WakeWatch {
  readonly #parts: { readonly world: Pick<LiveWorld, 'now'>; readonly log: LiveLog };
  readonly #onWake: () => void;
  readonly #onLook: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    parts: { readonly world: Pick<LiveWorld, 'now'>; readonly log: LiveLog },
    { onWake, onLook }: { readonly onWake: () => void; readonly onLook: () => void },
  ) {
    this.#parts = parts;
    this.#onWake = onWake;
    this.#onLook = onLook;
  }

  start(): void {
    if (this.#timer === null) this.#look();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #look(): void {
    const { world, log } = this.#parts;
    const since = world.now();
    this.#timer = setTimeout(() => {
      const elapsed = world.now() - since;
      this.#look();
      if (isWaking(elapsed, lookMs)) {
        log.note({ source: 'waking', kind: 'state', what: `the clock went on by ${elapsed} ms in ${lookMs} ms` });
        this.#onWake();
      } else this.#onLook();
    }, lookMs);
  }
}
