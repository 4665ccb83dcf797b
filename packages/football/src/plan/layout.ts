/**
 * The layout of the live day around the moment it was opened, in minutes of play unless stated otherwise; at speed 10 a
 * minute of play is six seconds of real time.
 */
export const layout = {
  /** How many matches are over when the day is opened. */
  finished: 6,
  /**
   * Minutes since the kick-off of each match that is in play at the opening, the latest kick-off first. The third match
   * is at half-time, the last goes to extra time.
   */
  inPlay: [12, 34, 56, 78, 100],
  /**
   * The indices in `inPlay` of the favourite club's match, of the match that is about to have a goal, and of the cup
   * tie that a shoot-out decides.
   */
  club: 1,
  goalSoon: 3,
  shootOut: 4,
  /** Minutes since the kick-off of the latest finished match: longer than any match of ninety minutes takes. */
  over: 136,
  /** Minutes between two kick-offs. A match takes about 113 minutes, so five are in play at any time. */
  apart: 22,
  /** How far chance moves a kick-off; less than a third of `apart`, so that the order stays the same. */
  astray: 3,
  /** How long before its kick-off a match is listed: about ten matches are waiting. */
  listedAhead: 230,
  /** How long after its kick-off a match leaves the list: two rounds of every competition stay on it. */
  listedAfter: 1_150,
  /**
   * The two leagues of `BesideOrder` kick off in turn. `first`: minutes from the first kick-off to the opening, when that
   * match is over. `apart`: minutes between two kick-offs. At the opening a match of one league is in play, and a match
   * of each league is waiting.
   */
  beside: { first: 140, apart: 115 },
  /** Real milliseconds until the next match starts, at most. */
  nextStartMs: 90_000,
  /**
   * When the due goal falls: this many milliseconds of play after the demo opens, but not before `goalSoonLeastMs` real
   * milliseconds have passed, so that the page has loaded.
   */
  goalSoonMs: 90_000,
  goalSoonLeastMs: 8_000,
} as const;

/**
 * The demo spectator's favourites: SK Brann, which is in play at the opening, and Norway, whose match is the next to
 * start.
 */
export const favourites = { club: 900_002, nation: 800_036 } as const;

/** The place, in the order of kick-offs, of the first match that starts after the opening. */
export const firstUpcoming: number = layout.finished + layout.inPlay.length;

/**
 * The match day of an address that names no seed. This seed is chosen for its first minutes: SK Brann scores in the
 * third minute, and the other side has a player sent off in the thirteenth. Brann's match kicks off as the page is
 * opened, `sinceKickOffMs` earlier, whatever the hour, so a new visitor sees both events within two minutes.
 */
export const showcase = { seed: 5951, speed: 10, sinceKickOffMs: 1_000 } as const;
