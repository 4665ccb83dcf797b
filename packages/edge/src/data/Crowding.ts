import type { LiveMode } from '@tribunen/domain';

/** The crowd setting that the operator has chosen for the deployment (LIVE-22). */
export interface Crowding {
  readonly mode: LiveMode;
  /** The least time in milliseconds between two delta requests of a page; null lets each page choose (LIVE-23). */
  readonly nextCheckIn: number | null;
}
