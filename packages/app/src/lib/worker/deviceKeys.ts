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
 * @throws {Error} for a subscription without keys, as no browser of today makes
 */
export function deviceKeys(subscription: PushSubscription): DeviceKeys {
  const { p256dh, auth } = subscription.toJSON().keys ?? {};
  if (p256dh === undefined || auth === undefined) throw new Error('The push subscription has no keys');
  return { endpoint: subscription.endpoint, p256dh, auth };
}
