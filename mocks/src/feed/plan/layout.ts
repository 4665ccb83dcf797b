/**
 * The layout of the live day around the moment it was opened, in minutes of play unless stated otherwise: at speed 10
 * each is six seconds of real time.
 */
export const layout = {
  /** Matches that are over when the day is opened. */
  finished: 6,
  /**
   * Minutes since the kick-off of each match then in play, the latest first. The third is at half-time, the last goes
   * to extra time.
   */
  inPlay: [12, 34, 56, 78, 100],
  /**
   * Places in `inPlay`: the favourite club's match, the one about to have a goal, the cup tie that a shoot-out decides.
   */
  club: 1,
  goalSoon: 3,
  shootOut: 4,
  /** Minutes since the kick-off of the latest finished match: longer than any ninety minutes take. */
  over: 136,
  /** Between two kick-offs. A match takes about 113 minutes, so five are in play at any time. */
  apart: 22,
  /** How far chance moves a kick-off; less than a third of `apart`, so that the order stays. */
  astray: 3,
  /** How long before its kick-off a match is listed: about ten are waiting. */
  listedAhead: 230,
  /** How long after its kick-off a match leaves the list: two rounds of every competition stay on it. */
  listedAfter: 1_150,
  /** Real milliseconds until the next match starts, at most. */
  nextStartMs: 90_000,
  /** Milliseconds of play until the due goal, but at least so many real ones that the page has loaded. */
  goalSoonMs: 90_000,
  goalSoonLeastMs: 8_000,
} as const;

/** The demo spectator's favourites: SK Brann is in play at the opening, Norway's match is the next to start. */
export const favourites = { club: 900_002, nation: 800_036 } as const;

/** The first place in the order of kick-offs of a match that starts after the opening. */
export const firstUpcoming: number = layout.finished + layout.inPlay.length;

/**
 * The day that an address opens which names none. Its seed is chosen by what is played with it: SK Brann scores in the third minute, and
 * the other side has a man sent off in the thirteenth. Brann's match therefore kicks off as the page is opened (so many milliseconds
 * before), whatever the hour, and who has just come sees both within two minutes.
 */
export const showcase = { seed: 5951, speed: 10, sinceKickOffMs: 1_000 } as const;
