import type { Connection, UtcInstant } from '@tribunen/domain';

/** How fresh the shown data is, and how many users are online. */
export interface DataAgeView {
  readonly connection: Connection['status'];
  /** Whether the device says that it has a network. */
  readonly online: boolean;
  /**
   * When the shown data was last confirmed, null before the first time; called once a second. By the same clock as
   * `now`.
   */
  confirmedAt(): UtcInstant | null;
  /** The moment from which the shown age counts, which under a slow plan is earlier than `confirmedAt` (LIVE-33). */
  sourceTime(): UtcInstant | null;
  now(): UtcInstant;
  /** The number of users online, including this one; null when it is not known. */
  readonly onlineCount: number | null;
}
