/** The reason why a channel receives no row changes, in the realtime server's words. The channel stays joined. */
export class SubscriptionError extends Error {
  override readonly name = 'SubscriptionError';
}
