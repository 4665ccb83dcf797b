/**
 * How the live day is laid out around the moment it was opened, in playing minutes where nothing else is said: at speed 10 each is six
 * seconds of the wall's clock.
 */
export const layout = {
  /** Matches over when the day is opened. */
  finished: 6,
  /** Since the kick-off of each match then in play, the latest first. The third is at half-time, the last goes to extra time. */
  inPlay: [12, 34, 56, 78, 100],
  /** Places in `inPlay`: the favourite club's match, the one about to see a goal, the cup tie that a shoot-out decides. */
  club: 1,
  goalSoon: 3,
  shootOut: 4,
  /** Playing minutes since the kick-off of the latest finished match: longer than any ninety minutes take. */
  over: 136,
  /** Between two kick-offs: a match takes about 113 minutes, so five are in play at any time. */
  apart: 22,
  /** How far chance moves a kick-off; less than a third of `apart`, so that their order stands. */
  astray: 3,
  /** How long before its kick-off a match is listed: about ten are waiting. */
  listedAhead: 230,
  /** How long after its kick-off a match leaves the list: two rounds of every competition stay on it. */
  listedAfter: 1_150,
  /** Real milliseconds at most until the next match starts. */
  nextStartMs: 90_000,
  /** Until the goal that is due: so many playing milliseconds, but real ones enough for the page to be there. */
  goalSoonMs: 90_000,
  goalSoonLeastMs: 8_000,
} as const;

/** Whom the demo's spectator follows above all: SK Brann is in play at the opening, Norway's match is the next to start. */
export const favourites = { club: 900_002, nation: 800_036 } as const;

/** Where in the order of kick-offs the matches begin that start after the opening. */
export const firstUpcoming: number = layout.finished + layout.inPlay.length;

/**
 * The day that an address opens which names none. Its seed is chosen by what is played with it: SK Brann scores in the third minute, and
 * the other side has a man sent off in the thirteenth. Brann's match therefore kicks off as the page is opened (so many milliseconds
 * before), whatever the hour, and who has just come sees both within two minutes.
 */
export const showcase = { seed: 5951, speed: 10, sinceKickOffMs: 1_000 } as const;
