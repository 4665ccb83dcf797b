/** A source of live data that asks by itself. */
export type LiveSource =
  | 'version'
  | 'live-updates'
  | 'date-delta'
  | 'score-change'
  | 'list-safety'
  | 'engine'
  | 'open-match';

/** What decides whether a source is of use. */
export interface LiveConditions {
  readonly socketUp: boolean;
  readonly tabHidden: boolean;
  /**
   * Whether a match that the source asks about is being played: of the day's matches one that is near (`isMatchNear`), of the engine's one
   * whose goals are to be announced, and the open match itself.
   */
  readonly matchNear: boolean;
}

/**
 * Whether a source runs now: only while it is of use, and in a hidden tab not at all. LIVE-9
 *
 * @example
 * const conditions = { socketUp: false, tabHidden: false, matchNear: true };
 * runsNow('score-change', conditions); // true
 * runsNow('score-change', { ...conditions, socketUp: true }); // false
 */
export function runsNow(source: LiveSource, { socketUp, tabHidden, matchNear }: LiveConditions): boolean {
  if (tabHidden) return false;
  switch (source) {
    case 'version':
    case 'list-safety':
      return true;
    case 'live-updates':
    case 'engine':
    case 'open-match':
      return matchNear;
    case 'date-delta':
      // With the socket up this is the safety poll, which also finds a match that begins unannounced.
      return socketUp || matchNear;
    case 'score-change':
      return !socketUp && matchNear;
  }
}
