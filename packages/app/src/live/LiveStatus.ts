import type { Connection } from '@tribunen/domain';

/** How live what is shown is. */
export interface LiveStatus {
  /** The realtime link; polls stand in while it is not `live`. */
  readonly connection: Connection['status'];
  readonly online: boolean;
  /** When an answer or a message last confirmed what is shown, by the device's clock, milliseconds since 1970; null before the first. */
  readonly confirmedAt: number | null;
}
