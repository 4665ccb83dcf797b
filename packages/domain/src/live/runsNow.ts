/** A source of live data that the app polls. */
export type LiveSource =
  | 'version'
  | 'live-updates'
  | 'date-delta'
  | 'score-change'
  | 'list-safety'
  | 'engine'
  | 'open-match';

/** The conditions that decide whether a source is of use. */
export interface LiveConditions {
  readonly socketUp: boolean;
  readonly tabHidden: boolean;
  /**
   * Whether a match that the source covers is being played. For the day's sources that is a match that is near
   * (`isMatchNear`), for the engine's a match whose goals are to be announced, and otherwise the open match.
   */
  readonly matchNear: boolean;
}

/**
 * Whether a source runs now: only while it is of use, and never in a hidden tab. LIVE-9
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
