import type { UtcInstant } from '@tribunen/domain';
import { type InferOutput, maxLength, maxValue, minValue, object, picklist, pipe, regex, string } from 'valibot';
import { utcInstant } from '../brands.ts';
import { count, moment, rowId, whole } from '../columns.ts';
import { rowTranslation } from './rowTranslation.ts';

const delay = pipe(whole, minValue(0), maxValue(180));

/** A device on which a user is notified of goals, cards, messages and invitations. */
export const pushSubscriptionRow = object({
  id: rowId,
  user_id: rowId,
  /** Messages are sent to this address: a named host by HTTPS, without Punycode. */
  endpoint: pipe(string(), maxLength(2000), regex(/^https:\/\/(?:(?!xn--)[a-z0-9-]+\.)+[a-z]{2,}\//)),
  /** The public key and the secret of the device, as base64url. */
  p256dh: pipe(string(), regex(/^[A-Za-z0-9_-]{87}$/)),
  auth: pipe(string(), regex(/^[A-Za-z0-9_-]{22}$/)),
  language: picklist(['nb', 'nn', 'en']),
  device: pipe(string(), maxLength(100)),
  created_at: moment,
  seen_at: moment,
  /** The number of refusals in a row since the last message that arrived. */
  failures: count,
  /** How far behind the pitch the picture at this device is, in seconds. */
  delay_seconds: delay,
  /** How much later than at once messages from friends are sent to this device, in seconds. */
  message_delay_seconds: delay,
});
export type PushSubscriptionRow = InferOutput<typeof pushSubscriptionRow>;

/** A device that receives a spectator's notifications. */
export interface PushDeviceEntry {
  readonly id: string;
  readonly endpoint: string;
  /** The name of the device; empty when the browser does not give one. */
  readonly name: string;
  readonly seenAt: UtcInstant;
}

/** One row as an entry of the list of devices. */
export const toPushDevice = rowTranslation(
  'push_subscriptions',
  object({ id: rowId, endpoint: string(), device: string(), seen_at: utcInstant }),
  ({ id, endpoint, device: name, seen_at: seenAt }): PushDeviceEntry => ({ id, endpoint, name, seenAt }),
);
