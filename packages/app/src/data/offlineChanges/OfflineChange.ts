import { array, number, object, picklist, string, unknown } from 'valibot';

/** A change that waits on the device for the network, as it is stored. What the change is depends on its kind. */
export interface OfflineChange {
  readonly id: string;
  readonly userId: string;
  readonly kind: OfflineChangeKind;
  /** The query that shows it. */
  readonly queryKey: readonly string[];
  readonly change: unknown;
  /** Changes are sent in this order. */
  readonly order: number;
}

/** The changes that wait for the network. Every other change fails without one. */
export type OfflineChangeKind = 'follows' | 'ratings';

/** A stored change; another version of the app may have stored something else. */
export const offlineChange = object({
  id: string(),
  userId: string(),
  kind: picklist(['follows', 'ratings']),
  queryKey: array(string()),
  change: unknown(),
  order: number(),
});
