import { type PushKind, userId, utcInstant } from '@tribunen/contract';
import type { UtcInstant } from '@tribunen/domain';
import {
  array,
  boolean,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  parse,
  picklist,
  record,
  string,
  unknown,
} from 'valibot';
import type { CallProcedure } from '../feed/FeedStore.ts';

const delivery = object({
  id: number(),
  kind: picklist<PushKind[]>(['event', 'message', 'invitation']),
  subject: string(),
  queuedAt: utcInstant,
  attempts: number(),
  isShort: boolean(),
  endpoint: string(),
  p256dh: string(),
  auth: string(),
  /** The user of the device; missing when the database has an older version than the function. */
  user: optional(userId),
  language: picklist(['nb', 'nn', 'en']),
  /** The user's quiet hours and current local minute of the day; null without quiet hours. */
  quiet: nullable(object({ from: number(), until: number(), minute: number() })),
});
const taken = object({ now: utcInstant, subjects: record(string(), unknown()), deliveries: array(delivery) });

/** A message to one device. */
export type PushDelivery = InferOutput<typeof delivery>;

export interface TakenPushes {
  readonly now: UtcInstant;
  readonly deliveries: readonly PushDelivery[];
  /** The data of the row that a message is about; null if the row has been deleted. */
  readonly factsOf: (delivery: PushDelivery) => unknown;
}

/** The result of sending a message. */
export interface NotedPush {
  readonly id: number;
  readonly subject: string;
  /** The endpoint that the message was sent to; the device may have a new endpoint by now. */
  readonly endpoint: string;
  readonly outcome: 'sent' | 'dropped' | 'refused' | 'gone' | 'retry' | 'short';
  readonly seconds?: number;
}

/** Takes the due messages from the database, and records their results. */
export class PushStore {
  readonly #call: CallProcedure;
  readonly #now: (() => UtcInstant) | null;

  /** @param now replaces the database's clock in tests */
  constructor(call: CallProcedure, now: (() => UtcInstant) | null = null) {
    this.#call = call;
    this.#now = now;
  }

  /** Takes due messages. A message whose result is not recorded within a minute is due again. */
  async take(most: number): Promise<TakenPushes> {
    const { now, deliveries, subjects } = parse(taken, await this.#call('take_pushes', { most, ...this.#at() }));
    return { now, deliveries, factsOf: ({ kind, subject }) => subjects[`${kind}:${subject}`] ?? null };
  }

  async note(done: readonly NotedPush[]): Promise<void> {
    if (done.length > 0) await this.#call('note_pushes', { done, ...this.#at() });
  }

  #at(): { readonly at?: UtcInstant } {
    return this.#now === null ? {} : { at: this.#now() };
  }
}
