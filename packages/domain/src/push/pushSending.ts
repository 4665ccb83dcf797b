import type { PushMessage } from './PushMessage.ts';

/** How a push service treats a message (RFC 8030). */
export interface PushSending {
  /** The seconds for which the service keeps a message for an offline device. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
}

const minute = 60;
const day = 24 * 60 * minute;

const sendings: Readonly<Record<PushMessage['kind'], PushSending>> = {
  goal: { ttl: 30 * minute, urgency: 'high' },
  'goal-taken-back': { ttl: 30 * minute, urgency: 'high' },
  'red-card': { ttl: 30 * minute, urgency: 'high' },
  'red-card-taken-back': { ttl: 30 * minute, urgency: 'high' },
  message: { ttl: day, urgency: 'normal' },
  invitation: { ttl: 3 * day, urgency: 'normal' },
};

/**
 * The time for which a push service keeps a message, and its urgency. An event of a match wakes the device and expires soon. PUSH-2
 */
export function pushSending({ kind }: Pick<PushMessage, 'kind'>): PushSending {
  return sendings[kind];
}
