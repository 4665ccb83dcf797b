import { cadence } from './cadence.ts';
import type { LiveMode } from './LiveMode.ts';

/**
 * The outcome of a poll's last request. The waits that the server asks for are in milliseconds; null when it asks for
 * none.
 */
export type PollOutcome =
  | { readonly kind: 'updates' | 'none'; readonly nextCheckInMs: number | null; readonly retryAfterMs: number | null }
  | { readonly kind: 'error'; readonly retryAfterMs: number | null };

/**
 * How long the live-updates poll waits: the server's own next check, else 500 ms after updates and 1 s after none or an error. LIVE-11
 */
export function nextLiveUpdatesDelay(outcome: PollOutcome): number {
  const { afterUpdates, afterNone, afterError } = cadence.liveUpdates;
  if (outcome.kind === 'error') return atLeast(outcome.retryAfterMs, afterError);
  const own = outcome.kind === 'updates' ? afterUpdates : afterNone;
  return atLeast(outcome.retryAfterMs, positive(outcome.nextCheckInMs) ?? own);
}

/**
 * How long the date delta waits: 500 ms after an update, 1.5 s when there was none, 1 s after an error; while the socket is up only the
 * safety poll every 30 s. LIVE-12
 */
export function nextDeltaDelay(outcome: PollOutcome, { socketUp }: { readonly socketUp: boolean }): number {
  const { afterUpdates, afterNone, afterError, safety } = cadence.delta;
  if (socketUp) return atLeast(outcome.retryAfterMs, safety);
  const own = { updates: afterUpdates, none: afterNone, error: afterError }[outcome.kind];
  return atLeast(outcome.retryAfterMs, own);
}

/**
 * How long the crowd's delta waits: 5 s; 15 s while the socket is up; 30 s while no match is near; 10 s after an error. Never less than the
 * server asks, by its next check or by a wait. LIVE-23
 */
export function nextCrowdDelay(
  outcome: PollOutcome,
  { socketUp, matchNear }: { readonly socketUp: boolean; readonly matchNear: boolean },
): number {
  const { delta, deltaWithSocket, deltaQuiet, deltaAfterError } = cadence.crowd;
  if (outcome.kind === 'error') return atLeast(outcome.retryAfterMs, deltaAfterError);
  const own = matchNear ? (socketUp ? deltaWithSocket : delta) : deltaQuiet;
  return atLeast(outcome.retryAfterMs, atLeast(outcome.nextCheckInMs, own));
}

/** How long the open match's poll waits: 15 s, and two minutes in a crowd. LIVE-23 */
export function openMatchDelay(mode: LiveMode): number {
  return mode === 'crowd' ? cadence.crowd.openMatch : cadence.openMatch.poll;
}

/**
 * How long the health ping waits: 45 s, doubled for each failure in a row, up to 300 s; in a crowd always 300 s. LIVE-13, LIVE-23
 */
export function nextHealthDelay(failuresInARow: number, mode: LiveMode): number {
  const { health, healthLongest } = cadence.realtime;
  if (mode === 'crowd') return healthLongest;
  return Math.min(health * 2 ** Math.max(0, failuresInARow || 0), healthLongest);
}

/**
 * A delay with up to a tenth added, so that many devices do not ask in step; never shorter than the delay. LIVE-14
 *
 * @param random a number from 0 up to 1, from the caller's generator
 */
export function withJitter(delayMs: number, random: number): number {
  return delayMs + delayMs * 0.1 * random;
}

function atLeast(lowest: number | null, delayMs: number): number {
  return Math.max(positive(lowest) ?? 0, delayMs);
}

function positive(ms: number | null): number | null {
  return (ms ?? 0) > 0 && Number.isFinite(ms) ? ms : null;
}
