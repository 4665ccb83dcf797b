/** A push subscription as the backend stores it. */
export interface DeviceKeys {
  readonly endpoint: string;
  /** As base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * The address and the keys of a push subscription.
 *
 * @throws {Error} if the subscription has no keys; no present browser creates such a subscription
 */
export function deviceKeys(subscription: PushSubscription): DeviceKeys {
  const { p256dh, auth } = subscription.toJSON().keys ?? {};
  if (p256dh === undefined || auth === undefined) throw new Error('The push subscription has no keys');
  return { endpoint: subscription.endpoint, p256dh, auth };
}
