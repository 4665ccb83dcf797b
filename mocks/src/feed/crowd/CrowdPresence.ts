import type { Clock } from '../../Clock.ts';
import { type OnlineSpell, onlineSpell } from './onlineSpell.ts';

/** A simulated spectator, as the others see one online. */
export interface CrowdMember {
  readonly id: string;
  readonly email: string;
}

export interface CrowdPresenceOptions {
  readonly people: () => readonly CrowdMember[];
  readonly clock: Clock;
  /** Where they are seen. A member that is seen already is not seen again. */
  readonly appear: (member: CrowdMember, since: number) => void;
  readonly disappear: (member: CrowdMember) => void;
}

/** Lets the simulated spectators come online and go, as their rhythm has it; it sleeps exactly until the next one does. */
export class CrowdPresence {
  readonly #options: CrowdPresenceOptions;
  #timer: ReturnType<Clock['setTimeout']> | null = null;
  #isRunning = false;

  constructor(options: CrowdPresenceOptions) {
    this.#options = options;
  }

  start(): void {
    this.#isRunning = true;
    this.wake();
  }

  /** Everybody is where they are; nobody comes or goes any more. */
  stop(): void {
    this.#isRunning = false;
    this.#clearTimer();
  }

  /** Catches up now, for who knows that time has passed unseen. */
  wake(): void {
    if (!this.#isRunning) return;
    const { people, clock, appear, disappear } = this.#options;
    const now = clock.now();
    const spells = people().map((member): readonly [CrowdMember, OnlineSpell] => [member, onlineSpell(member.id, now)]);
    for (const [member, { isOnline, since }] of spells) {
      if (isOnline) appear(member, since);
      else disappear(member);
    }
    const next = Math.min(...spells.map(([, { until }]) => until));
    this.#clearTimer();
    if (spells.length > 0) this.#timer = clock.setTimeout(() => this.wake(), Math.max(0, next - now));
  }

  #clearTimer(): void {
    if (this.#timer !== null) this.#options.clock.clearTimeout(this.#timer);
    this.#timer = null;
  }
}
