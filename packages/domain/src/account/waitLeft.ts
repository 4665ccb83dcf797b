import { epochMs, type UtcInstant } from '../time/instant.ts';

/** A wait, rounded up to whole seconds or minutes. */
export interface Wait {
  readonly kind: 'seconds' | 'minutes';
  readonly n: number;
}

const secondMs = 1000;
const minuteMs = 60_000;

/**
 * How long it is until a moment: whole seconds up to a minute, then whole minutes, rounded up so that nobody tries too
 * early. Null once the moment has come (ACCOUNT-14).
 */
export function waitLeft(until: UtcInstant, now: UtcInstant): Wait | null {
  const left = epochMs(until) - epochMs(now);
  if (left <= 0) return null;
  return left <= minuteMs
    ? { kind: 'seconds', n: Math.ceil(left / secondMs) }
    : { kind: 'minutes', n: Math.ceil(left / minuteMs) };
}
