import type { UserId } from '../people/UserId.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import type { MessageId } from './ChatItem.ts';
import type { SendOutcome } from './sendOutcome.ts';

/** A message that the spectator has written, as it was typed. */
export interface WrittenMessage {
  /** An id that the author's device chooses, so that the same message is never stored twice. */
  readonly id: MessageId;
  readonly text: string;
  readonly taggedUserId: UserId | null;
  readonly referenceMessageId: MessageId | null;
  readonly writtenAt: UtcInstant;
}

/** A written message on its way. A `sent` message is shown until its row arrives. */
export interface OutgoingMessage extends WrittenMessage {
  readonly status: 'waiting' | 'sending' | 'sent' | 'failed';
  /** How often it was sent without a clear answer: more than 0 means that its row may exist. */
  readonly attempts: number;
}

/** Why nothing is sent at the moment, and until when. */
export interface OutboxPause {
  readonly reason: 'too-fast' | 'no-answer';
  readonly until: UtcInstant;
}

/** The messages that one spectator has written in one chat, in order, and whose rows have not arrived yet (CHAT-23). */
export interface Outbox {
  readonly messages: readonly OutgoingMessage[];
  readonly isOnline: boolean;
  readonly pause: OutboxPause | null;
}

export type OutboxEvent =
  | { readonly kind: 'write'; readonly message: WrittenMessage }
  | { readonly kind: 'send'; readonly id: MessageId }
  | { readonly kind: 'answer'; readonly id: MessageId; readonly outcome: SendOutcome; readonly now: UtcInstant }
  | { readonly kind: 'rows'; readonly ids: ReadonlySet<MessageId> }
  | { readonly kind: 'retry' | 'remove'; readonly id: MessageId }
  | { readonly kind: 'line'; readonly isOnline: boolean }
  /** The messages that an earlier page has left on the device. */
  | { readonly kind: 'reopen'; readonly kept: readonly OutgoingMessage[] };

export const emptyOutbox: Outbox = { messages: [], isOnline: true, pause: null };

/** After this many unclear answers in a row a message has failed. */
const MOST_UNCLEAR = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 4000;

/**
 * The outbox after an event. An event that does not fit the state changes nothing (CHAT-23 to CHAT-26). A pause ends
 * when no message waits for it any longer: a row may arrive before the answer to its message, and the author may delete
 * a message that waits.
 */
export function nextOutbox(outbox: Outbox, event: OutboxEvent): Outbox {
  const next = received(outbox, event);
  const waits = next.messages.some(({ status }) => status === 'waiting' || status === 'sending');
  return waits || next.pause === null ? next : { ...next, pause: null };
}

function received(outbox: Outbox, event: OutboxEvent): Outbox {
  switch (event.kind) {
    case 'write':
      if (outbox.messages.some(({ id }) => id === event.message.id)) return outbox;
      return { ...outbox, messages: [...outbox.messages, { ...event.message, status: 'waiting', attempts: 0 }] };
    case 'send':
      return changed(outbox, event.id, 'waiting', { status: 'sending' });
    case 'answer':
      return answered(outbox, event);
    case 'rows':
      return without(outbox, (message) => event.ids.has(message.id));
    case 'retry':
      return retried(outbox, event.id);
    case 'remove':
      return without(outbox, ({ id, status }) => id === event.id && status !== 'sending');
    case 'line':
      // When the network is back, sending is tried at once.
      return { ...outbox, isOnline: event.isOnline, pause: outbox.pause?.reason === 'no-answer' ? null : outbox.pause };
    case 'reopen':
      return { ...outbox, messages: [...reopened(event.kept), ...outbox.messages] };
  }
}

/**
 * The message to send now; null while a message is being sent or its row has not arrived, while the outbox pauses, or
 * without a network. One message is sent at a time, in the order of writing, so that this order is kept (CHAT-23).
 */
export function nextToSend({ messages, isOnline, pause }: Outbox, now: UtcInstant): OutgoingMessage | null {
  if (!isOnline || (pause !== null && pause.until > now)) return null;
  // Until the row of the message before it has arrived, a sent message could be stored above it.
  if (messages.some(({ status }) => status === 'sending' || status === 'sent')) return null;
  return messages.find(({ status }) => status === 'waiting') ?? null;
}

/**
 * The stored messages of a device, on a page that has just been opened; messages written on the page meanwhile come
 * behind them. A message that was being sent is sent again, because its answer can no longer arrive. A message that was
 * sent is left out, because its row is already among the loaded ones (CHAT-26).
 */
function reopened(kept: readonly OutgoingMessage[]): readonly OutgoingMessage[] {
  return kept
    .filter(({ status }) => status !== 'sent')
    .map((message) =>
      message.status === 'sending' ? { ...message, status: 'waiting', attempts: message.attempts + 1 } : message,
    );
}

function answered(outbox: Outbox, { id, outcome, now }: Extract<OutboxEvent, { readonly kind: 'answer' }>): Outbox {
  const message = outbox.messages.find((each) => each.id === id && each.status === 'sending');
  if (message === undefined) return outbox;
  const attempts = message.attempts + 1;
  switch (outcome.kind) {
    case 'sent':
      return changed({ ...outbox, pause: null }, id, 'sending', { status: 'sent' });
    case 'refused':
    case 'shut-out':
      return changed({ ...outbox, pause: null }, id, 'sending', { status: 'failed', attempts: 0 });
    case 'too-fast':
      return waiting(outbox, message, { reason: 'too-fast', until: after(now, outcome.waitMs) });
    case 'unclear':
    case 'unanswered': {
      const tried = { ...message, attempts };
      if (outcome.kind === 'unclear' && attempts >= MOST_UNCLEAR) {
        return changed({ ...outbox, pause: null }, id, 'sending', { status: 'failed', attempts });
      }
      const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
      return waiting(outbox, tried, { reason: 'no-answer', until: after(now, Math.max(delay, outcome.waitMs)) });
    }
  }
}

function waiting(outbox: Outbox, { id, attempts }: OutgoingMessage, pause: OutboxPause): Outbox {
  return changed({ ...outbox, pause }, id, 'sending', { status: 'waiting', attempts });
}

/** Moves a message behind those that were written in the meantime, to be sent again. */
function retried(outbox: Outbox, id: MessageId): Outbox {
  const failed = outbox.messages.find((message) => message.id === id && message.status === 'failed');
  if (failed === undefined) return outbox;
  const others = outbox.messages.filter((message) => message !== failed);
  return { ...outbox, messages: [...others, { ...failed, status: 'waiting' }] };
}

function changed(
  outbox: Outbox,
  id: MessageId,
  from: OutgoingMessage['status'],
  change: Partial<Pick<OutgoingMessage, 'status' | 'attempts'>>,
): Outbox {
  const messages = outbox.messages.map((message) =>
    message.id === id && message.status === from ? { ...message, ...change } : message,
  );
  return { ...outbox, messages };
}

function without(outbox: Outbox, test: (message: OutgoingMessage) => boolean): Outbox {
  return { ...outbox, messages: outbox.messages.filter((message) => !test(message)) };
}

function after(now: UtcInstant, ms: number): UtcInstant {
  return instantAt(epochMs(now) + ms);
}
