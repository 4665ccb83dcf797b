import type { LiveMode } from '@tribunen/domain';

/** How crowded the deployment is, as its operator has said (LIVE-22). */
export interface Crowding {
  readonly mode: LiveMode;
  /** Milliseconds that each page waits at least between two deltas; null: as long as it waits by itself (LIVE-23). */
  readonly nextCheckIn: number | null;
}
