import { epochMs, instantAt, type LiveEvent, type UtcInstant } from '@tribunen/domain';
import type { LiveWorld } from '../../LiveWorld.ts';
import type { ServerClock } from '../../ServerClock.ts';

/** A moment by two clocks, in milliseconds: the device's, which may be wrong and be set, and the page's, which may rest during sleep. */
export interface Moment {
  readonly deviceMs: number;
  readonly pageMs: number;
}

interface EngineStartParts {
  readonly world: Pick<LiveWorld, 'now'>;
  readonly clock: Pick<ServerClock, 'now' | 'isKnown' | 'behindMs' | 'noEarlierThan'>;
}

/** The two clocks differ by more than this where the device was set or slept. */
const clockJumpMs = 5000;

/**
 * When the engine began, by the server's time. A start that is too early makes news of old goals, and one that is too late misses some: where
 * it was taken from a wrong clock it moves as soon as that is found out (NOTIFY-14).
 */
export class EngineStart {
  readonly #parts: EngineStartParts;
  /** What the start was taken from while the server's time was not known; null once it is. */
  #supposed: { readonly behindMs: number; readonly at: Moment } | null = null;

  constructor(parts: EngineStartParts) {
    this.#parts = parts;
  }

  now(): Moment {
    return { deviceMs: this.#parts.world.now(), pageMs: performance.now() };
  }

  /** Takes a moment as the start, and returns it by the server's time as far as that is known. */
  take(at: Moment): UtcInstant {
    const { clock } = this.#parts;
    this.#supposed = clock.isKnown() ? null : { behindMs: clock.behindMs(), at };
    if (clock.isKnown()) return instantAt(epochMs(clock.now()) - (performance.now() - at.pageMs));
    // The device's clock then, which may have been set since, unless events have proved it wrong.
    return clock.behindMs() === 0 ? instantAt(at.deviceMs) : afterNewestEvent(clock.now());
  }

  /**
   * Learns the time from events, too.
   *
   * @returns by how many milliseconds the start has to move; 0 where it stays
   */
  learn(events: readonly LiveEvent[], startedAt: UtcInstant | null): number {
    const { clock } = this.#parts;
    for (const { occurredAt } of events) clock.noEarlierThan(occurredAt);
    if (this.#supposed === null) return 0;
    const { behindMs, at } = this.#supposed;
    const byMs = clock.behindMs() - behindMs;
    this.#supposed = clock.isKnown() ? null : { behindMs: clock.behindMs(), at };
    if (byMs === 0 || startedAt === null || this.#hasJumpedSince(at)) return 0;
    return clock.isKnown() ? byMs : epochMs(afterNewestEvent(clock.now())) - epochMs(startedAt);
  }

  /** If the device was set or slept since, its clock now says nothing about its clock then. */
  #hasJumpedSince({ deviceMs, pageMs }: Moment): boolean {
    const now = this.now();
    return Math.abs(now.deviceMs - deviceMs - (now.pageMs - pageMs)) > clockJumpMs;
  }
}

/** Where only events give the time, the newest of them is all that is known, and that is past. */
function afterNewestEvent(now: UtcInstant): UtcInstant {
  return instantAt(epochMs(now) + 1);
}
