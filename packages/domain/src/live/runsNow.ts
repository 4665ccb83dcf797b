/** A source of live data that asks or listens by itself. */
export type LiveSource =
  | 'version'
  | 'live-updates'
  | 'date-delta'
  | 'score-change'
  | 'list-safety'
  | 'engine'
  | 'open-match'
  | 'realtime';

/** What decides whether a source is of use. */
export interface LiveConditions {
  readonly socketUp: boolean;
  readonly tabHidden: boolean;
  /** A match of the day is live, or kicks off within 10 minutes: `isMatchNear`. */
  readonly matchNear: boolean;
  readonly engineMatchLive: boolean;
  readonly openMatchLive: boolean;
}

/**
 * Whether a source runs now: only while it is of use, and in a hidden tab only the realtime link. LIVE-9
 *
 * @example
 * const conditions = { socketUp: false, tabHidden: false, matchNear: true, engineMatchLive: false, openMatchLive: false };
 * runsNow('score-change', conditions); // true
 * runsNow('score-change', { ...conditions, socketUp: true }); // false
 */
export function runsNow(source: LiveSource, conditions: LiveConditions): boolean {
  if (source === 'realtime') return true;
  if (conditions.tabHidden) return false;
  switch (source) {
    case 'version':
    case 'list-safety':
      return true;
    case 'live-updates':
      return conditions.matchNear;
    case 'date-delta':
      // With the socket up this is the safety poll, which also finds a match that begins unannounced.
      return conditions.socketUp || conditions.matchNear;
    case 'score-change':
      return !conditions.socketUp && conditions.matchNear;
    case 'engine':
      return conditions.engineMatchLive;
    case 'open-match':
      return conditions.openMatchLive;
  }
}
