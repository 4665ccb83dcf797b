/** What a device remembers of the visits to the app. Moments are milliseconds since 1970. */
export interface Visits {
  readonly count: number;
  readonly lastSeenAt: number;
}

/** A page that is opened again sooner belongs to the same visit. */
const apartMs = 30 * 60_000;

/**
 * The visits, with the page that is open now. Pages within half an hour are one visit. INSTALL-1
 *
 * @param before null on a device that remembers none
 */
export function withVisit(before: Visits | null, now: number): Visits {
  if (before === null) return { count: 1, lastSeenAt: now };
  const isAnother = now - before.lastSeenAt >= apartMs;
  return { count: before.count + (isAnother ? 1 : 0), lastSeenAt: now };
}
