import type { Clock } from '@tribunen/protocol';
import { type OnlineSpell, onlineSpell } from './onlineSpell.ts';

/** The data of a simulated online spectator that other users see. */
export interface CrowdMember {
  readonly id: string;
  readonly email: string;
}

export interface CrowdPresenceOptions {
  readonly people: () => readonly CrowdMember[];
  readonly clock: Clock;
  /** Shows a member online. It has no effect on a member who is already shown. */
  readonly appear: (member: CrowdMember, since: number) => void;
  readonly disappear: (member: CrowdMember) => void;
}

/**
 * Makes the simulated spectators come online and leave, each in their own rhythm. Its timer fires when the next
 * spectator comes online or leaves.
 */
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

  /** From now on no member comes online or leaves. */
  stop(): void {
    this.#isRunning = false;
    this.#clearTimer();
  }

  /** Shows the members who are online now, and hides the others. Call it when the timer may have been late. */
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
