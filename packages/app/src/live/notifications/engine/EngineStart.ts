import { epochMs, instantAt, type LiveEvent, type UtcInstant } from '@tribunen/domain';
import type { LiveWorld } from '../../LiveWorld.ts';
import type { ServerClock } from '../../ServerClock.ts';

/** A moment by two clocks, in milliseconds: the device's, which may be wrong or be set, and the page's, which may stop during sleep. */
export interface Moment {
  readonly deviceMs: number;
  readonly pageMs: number;
}

interface EngineStartParts {
  readonly world: Pick<LiveWorld, 'now'>;
  readonly clock: Pick<ServerClock, 'now' | 'isKnown' | 'behindMs' | 'noEarlierThan'>;
}

/** The two clocks differ by more than this if the device's clock was set or the device slept. */
const clockJumpMs = 5000;

/**
 * When the engine began, by the server's time. If this start is too early, old goals are announced; if it is too late,
 * new goals are missed. A start from a wrong clock is corrected as soon as the error is found (NOTIFY-14).
 */
export class EngineStart {
  readonly #parts: EngineStartParts;
  /** The moment from which the start was taken while the server's time was unknown; null when it is known. */
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
    // The device's clock at that moment is used unless events have proved it wrong.
    return clock.behindMs() === 0 ? instantAt(at.deviceMs) : afterNewestEvent(clock.now());
  }

  /**
   * Corrects the time with events.
   *
   * @returns the milliseconds by which the start has to move; 0 if it stays
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

  /**
   * Whether the device's clock was set, or the device slept, since that moment. Its clock then says nothing about the
   * clock at that moment.
   */
  #hasJumpedSince({ deviceMs, pageMs }: Moment): boolean {
    const now = this.now();
    return Math.abs(now.deviceMs - deviceMs - (now.pageMs - pageMs)) > clockJumpMs;
  }
}

/** Without an answer the newest event, which is in the past, gives the time. */
function afterNewestEvent(now: UtcInstant): UtcInstant {
  return instantAt(epochMs(now) + 1);
}
