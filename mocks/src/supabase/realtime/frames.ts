import {
  array,
  type InferOutput,
  literal,
  looseObject,
  nullish,
  object,
  optional,
  safeParse,
  string,
  tuple,
  union,
  unknown,
} from 'valibot';

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
  select: optional(unknown()),
});
export type Binding = InferOutput<typeof binding>;

/** What a client says when it joins a channel. */
export const joinPayload = object({
  config: looseObject({
    postgres_changes: optional(array(binding), []),
    presence: optional(looseObject({ enabled: optional(unknown(), false) }), {}),
    private: optional(unknown(), false),
  }),
  access_token: nullish(string(), null),
});
export const accessTokenPayload = object({ access_token: nullish(string(), null) });

/**
 * A frame out of what came over the socket; null where it is none.
 *
 * @example
 * readFrame('[null,"7","phoenix","heartbeat",{}]')?.event; // 'heartbeat'
 */
export function readFrame(data: string | Uint8Array): Frame | null {
  if (typeof data !== 'string') return readBinary(data);
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  const parsed = safeParse(text, json);
  if (!parsed.success) return null;
  const [joinRef, ref, topic, event, payload] = parsed.output;
  return { joinRef, ref, topic, event, payload };
}

export function writeFrame({ joinRef, ref, topic, event, payload }: Frame): string {
  return JSON.stringify([joinRef, ref, topic, event, payload]);
}

/** The head of a client's broadcast: its kind (3), five lengths and the encoding, then the texts that the lengths measure. */
function readBinary(bytes: Uint8Array): Frame | null {
  const [kind, joinRefLength = 0, refLength = 0, topicLength = 0] = bytes;
  if (kind !== 3) return null;
  const decoder = new TextDecoder();
  const topicStart = 7 + joinRefLength + refLength;
  return {
    joinRef: decoder.decode(bytes.subarray(7, 7 + joinRefLength)) || null,
    ref: decoder.decode(bytes.subarray(7 + joinRefLength, topicStart)) || null,
    topic: decoder.decode(bytes.subarray(topicStart, topicStart + topicLength)),
    event: 'broadcast',
    payload: null,
  };
}
