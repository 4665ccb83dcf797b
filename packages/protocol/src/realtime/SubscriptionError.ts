/** Why a channel receives no row changes, in the words of the realtime server. The channel has joined all the same. */
export class SubscriptionError extends Error {
  override readonly name = 'SubscriptionError';
}
