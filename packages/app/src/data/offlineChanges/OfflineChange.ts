import { array, number, object, picklist, string, unknown } from 'valibot';

/**
 * A change that waits on the device for the network, in its stored form. A message is such a change too. The form of
 * `change` depends on its kind.
 */
export interface OfflineChange {
  readonly id: string;
  readonly userId: string;
  readonly kind: OfflineChangeKind;
  /** The key of the query that shows the change; empty for a message, which the chat shows from its outbox. */
  readonly queryKey: readonly string[];
  readonly change: unknown;
  /** Changes are sent in this order. */
  readonly order: number;
}

/** The kinds of changes that wait for the network. Every other change fails without one. */
export type OfflineChangeKind = 'follows' | 'ratings' | 'messages';

/** A stored change; another version of the app may have stored something else. */
export const offlineChange = object({
  id: string(),
  userId: string(),
  kind: picklist(['follows', 'ratings', 'messages']),
  queryKey: array(string()),
  change: unknown(),
  order: number(),
});
