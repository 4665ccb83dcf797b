import type { LiveMode } from './LiveMode.ts';

/** A source of live data that the app polls. */
export type LiveSource =
  | 'boot'
  | 'version'
  | 'live-delta'
  | 'live-updates'
  | 'date-delta'
  | 'score-change'
  | 'health'
  | 'list-safety'
  | 'engine'
  | 'open-match';

/** The conditions that decide whether polling a source is useful. */
export interface LiveConditions {
  readonly mode: LiveMode;
  readonly socketUp: boolean;
  readonly tabHidden: boolean;
  /**
   * Whether a match that the source covers is being played. A source for the day covers the matches that are near
   * (`isMatchNear`), a source for the engine the matches whose goals are announced, and any other the open match.
   */
  readonly matchNear: boolean;
}

/**
 * Whether a source runs now: only while polling it is useful, and never in a hidden tab (LIVE-9). In a crowd one
 * source, which a cache answers, brings the changes of all matches in place of the others (LIVE-22).
 */
export function runsNow(source: LiveSource, { mode, socketUp, tabHidden, matchNear }: LiveConditions): boolean {
  if (tabHidden) return false;
  switch (source) {
    case 'boot':
    case 'health':
    case 'list-safety':
      return true;
    case 'open-match':
      return matchNear;
    case 'live-delta':
      return mode === 'crowd';
    case 'version':
      return mode === 'small';
    case 'live-updates':
    case 'engine':
      return mode === 'small' && matchNear;
    case 'date-delta':
      // With the socket up this is the safety poll, which also finds a match that has begun without an event.
      return mode === 'small' && (socketUp || matchNear);
    case 'score-change':
      return mode === 'small' && !socketUp && matchNear;
  }
}
