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
 * When the engine began, by the server's time. With a start that is too early, old goals are announced; with one that is too late, new goals are
 * missed. A start from a wrong clock is moved as soon as the error is found (NOTIFY-14).
 */
export class EngineStart {
  readonly #parts: EngineStartParts;
  /** The moment that the start was taken from, while the server's time was not known; null once it is known. */
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
    // The device's clock at that moment. It may have been set since, unless events have proved it wrong.
    return clock.behindMs() === 0 ? instantAt(at.deviceMs) : afterNewestEvent(clock.now());
  }

  /**
   * Learns the time from events.
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

  /** Whether the device was set or slept since: then its clock says nothing about its clock at that moment. */
  #hasJumpedSince({ deviceMs, pageMs }: Moment): boolean {
    const now = this.now();
    return Math.abs(now.deviceMs - deviceMs - (now.pageMs - pageMs)) > clockJumpMs;
  }
}

/** The newest event gives the time where no answer does. It is past already. */
function afterNewestEvent(now: UtcInstant): UtcInstant {
  return instantAt(epochMs(now) + 1);
}
