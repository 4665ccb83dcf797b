import {
  array,
  boolean,
  type InferOutput,
  literal,
  looseObject,
  nullish,
  object,
  optional,
  record,
  safeParse,
  string,
  tuple,
  union,
  unknown,
} from 'valibot';
import type { Broadcast } from './Broadcast.ts';

const text = tuple([nullish(string(), null), nullish(string(), null), string(), string(), unknown()]);

/** A Phoenix message (vsn 2.0.0). */
export interface Frame {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

const binding = looseObject({
  event: union([literal('*'), literal('INSERT'), literal('UPDATE'), literal('DELETE')]),
  schema: string(),
  table: optional(string()),
  filter: optional(string()),
});
export type Binding = InferOutput<typeof binding>;

/** The payload of a client's join. */
export const joinPayload = object({
  config: looseObject({
    postgres_changes: optional(array(binding), []),
    broadcast: optional(looseObject({ ack: optional(boolean(), false), self: optional(boolean(), false) }), {}),
    presence: optional(looseObject({ key: optional(string(), ''), enabled: optional(boolean(), false) }), {}),
    private: optional(boolean(), false),
  }),
  access_token: nullish(string(), null),
});
export const accessTokenPayload = object({ access_token: nullish(string(), null) });
export const broadcastPayload = looseObject({ event: string(), payload: optional(unknown(), {}) });
export const presencePayload = looseObject({ event: string(), payload: optional(unknown(), {}) });
export const presenceMeta = record(string(), unknown());

/** Parses a message from the socket as a frame; null when it is not a frame. */
export function readFrame(data: string | Uint8Array): Frame | null {
  if (typeof data !== 'string') return readBinary(data);
  const parsed = safeParse(text, readJson(data));
  if (!parsed.success) return null;
  const [joinRef, ref, topic, event, payload] = parsed.output;
  return { joinRef, ref, topic, event, payload };
}

export function writeFrame({ joinRef, ref, topic, event, payload }: Frame): string {
  return JSON.stringify([joinRef, ref, topic, event, payload]);
}

/** The message with which a channel receives a broadcast. */
export function writeBroadcast(topic: string, { event, payload }: Broadcast): string {
  const said = { type: 'broadcast', event, payload };
  return writeFrame({ joinRef: null, ref: null, topic, event: 'broadcast', payload: said });
}

/**
 * Parses a client's binary broadcast: its kind (3), the lengths of five texts (join ref, ref, topic, event, metadata),
 * whether the payload is JSON (1), then the texts and the payload. Null when the payload is bytes, or when the message
 * is malformed.
 */
function readBinary(bytes: Uint8Array): Frame | null {
  const [kind, ...lengths] = bytes.subarray(0, 6);
  const encoding = bytes[6];
  if (kind !== 3 || encoding !== 1) return null;
  const decoder = new TextDecoder();
  let at = 7;
  const texts = lengths.map((length) => decoder.decode(bytes.subarray(at, (at += length))));
  if (at > bytes.length) return null;
  const [joinRef = '', ref = '', topic = '', event = ''] = texts;
  const payload = readJson(decoder.decode(bytes.slice(at)));
  if (payload === undefined) return null;
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event, payload },
  };
}

/** Parses JSON; undefined when the text is not JSON, because JSON cannot represent undefined. */
function readJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
