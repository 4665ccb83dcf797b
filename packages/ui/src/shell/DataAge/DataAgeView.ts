import type { Connection, UtcInstant } from '@tribunen/domain';

/** How fresh what the screens show is, and who else is here. */
export interface DataAgeView {
  readonly connection: Connection['status'];
  /** Whether the device says that it has a network. */
  readonly online: boolean;
  /** When the shown data was last confirmed, null before the first time; asked once a second. By the same clock as `now`. */
  confirmedAt(): UtcInstant | null;
  now(): UtcInstant;
  /** How many are online, oneself included; null where it is not known. */
  readonly onlineCount: number | null;
}
