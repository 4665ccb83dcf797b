import type { Backend } from '../backend/Backend.ts';

/** What the live feed asks of the backend. */
export type LiveBackend = Pick<
  Backend,
  | 'matchReport'
  | 'bootLive'
  | 'bootVersion'
  | 'liveDelta'
  | 'liveUpdates'
  | 'matchDeltas'
  | 'liveHealth'
  | 'changedMatches'
  | 'subscribeToLiveMatches'
  | 'subscribeToMatchState'
  | 'subscribeToLiveEvents'
  | 'onSocketSound'
  | 'probeSocket'
  | 'reopenSocket'
>;
