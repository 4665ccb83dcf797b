import type { LiveMode } from '@tribunen/domain';

/** How crowded the deployment is, as its operator has said (LIVE-22). */
export interface Crowding {
  readonly mode: LiveMode;
  /** Milliseconds that each page in a crowd waits at least between two deltas; null: as long as LIVE-23 says. */
  readonly nextCheckIn: number | null;
}
