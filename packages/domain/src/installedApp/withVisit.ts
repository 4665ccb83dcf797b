/** The visits to the app that a device remembers. Moments are milliseconds since 1970. */
export interface Visits {
  readonly count: number;
  readonly lastSeenAt: number;
}

/** A page that is opened sooner than this after another belongs to the same visit. */
const apartMs = 30 * 60_000;

/**
 * The visits, including the page that is open now. Pages within half an hour of each other are one visit. INSTALL-1
 *
 * @param before null on a device that remembers none
 */
export function withVisit(before: Visits | null, now: number): Visits {
  if (before === null) return { count: 1, lastSeenAt: now };
  const isAnother = now - before.lastSeenAt >= apartMs;
  return { count: before.count + (isAnother ? 1 : 0), lastSeenAt: now };
}
