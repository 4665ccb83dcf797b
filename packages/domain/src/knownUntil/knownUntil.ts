import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';

/** How much of a match the reader of this device may know. */
export type Knowing =
  | { readonly kind: 'now' }
  /** The reader's picture is this many seconds behind the pitch. */
  | { readonly kind: 'delayed'; readonly seconds: number }
  /** The reader does not want to know the result. */
  | { readonly kind: 'hidden' };

/** The longest delay of a picture, in seconds. */
export const longestDelay = 180;

/** The moment up to which a match may be known (KNOWN-1). */
export function knownUntil(knowing: Knowing, now: UtcInstant, kickoff: UtcInstant): UtcInstant {
  switch (knowing.kind) {
    case 'now':
      return now;
    case 'delayed':
      return instantAt(epochMs(now) - knowing.seconds * 1000);
    case 'hidden':
      return kickoff < now ? kickoff : now;
  }
}
