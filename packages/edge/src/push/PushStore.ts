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
  /** Whose device it is; a database from before the function's version does not say. */
  user: optional(userId),
  language: picklist(['nb', 'nn', 'en']),
  /** The user's quiet hours, and the minute that it is on the user's clocks; null where there are none. */
  quiet: nullable(object({ from: number(), until: number(), minute: number() })),
});
const taken = object({ now: utcInstant, subjects: record(string(), unknown()), deliveries: array(delivery) });

/** A message to one device. */
export type PushDelivery = InferOutput<typeof delivery>;

export interface TakenPushes {
  readonly now: UtcInstant;
  readonly deliveries: readonly PushDelivery[];
  /** The facts of what a message tells of; null once its row is gone. */
  readonly factsOf: (delivery: PushDelivery) => unknown;
}

/** What came of a message. */
export interface NotedPush {
  readonly id: number;
  readonly subject: string;
  /** The address that the message was sent to: the device may have been given another meanwhile. */
  readonly endpoint: string;
  readonly outcome: 'sent' | 'dropped' | 'refused' | 'gone' | 'retry' | 'short';
  readonly seconds?: number;
}

/** The messages to the devices, by procedures of the database: what is due, and what came of it. */
export class PushStore {
  readonly #call: CallProcedure;
  readonly #now: (() => UtcInstant) | null;

  /** @param now stands in for the database's clock in tests */
  constructor(call: CallProcedure, now: (() => UtcInstant) | null = null) {
    this.#call = call;
    this.#now = now;
  }

  /** Takes what is due. Who does not note within a minute what came of it sends it again. */
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
