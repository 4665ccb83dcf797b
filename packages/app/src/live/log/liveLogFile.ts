import {
  array,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  optional,
  picklist,
  record,
  string,
  union,
  unknown,
  variant,
} from 'valibot';

/** A frame of a socket: text, or bytes in base 64. */
const frameData = union([string(), object({ bytes: string() })]);
export type FrameData = InferOutput<typeof frameData>;

const loggedEntry = object({
  /** The device's clock, milliseconds since 1970. */
  at: number(),
  tab: string(),
  source: string(),
  kind: picklist(['request', 'answer', 'failure', 'update', 'event', 'decision', 'drop', 'state']),
  what: string(),
  detail: optional(unknown()),
});

/** A request, an answer or a frame. `id` is that of the request or the socket. */
const networkRecord = variant('kind', [
  object({
    kind: literal('request'),
    at: number(),
    id: number(),
    method: string(),
    url: string(),
    body: nullable(string()),
  }),
  object({
    kind: literal('answer'),
    at: number(),
    id: number(),
    status: number(),
    headers: record(string(), string()),
    body: string(),
  }),
  object({ kind: literal('failure'), at: number(), id: number(), message: string() }),
  object({ kind: literal('connect'), at: number(), id: number(), url: string() }),
  object({ kind: literal('open'), at: number(), id: number() }),
  object({ kind: literal('sent'), at: number(), id: number(), data: frameData }),
  object({ kind: literal('received'), at: number(), id: number(), data: frameData }),
  object({ kind: literal('closed'), at: number(), id: number(), code: number(), reason: string() }),
]);
export type NetworkRecord = InferOutput<typeof networkRecord>;

/** The file that the live log exports: the steps of the live room, and every request and frame, for a replay. */
export const liveLogFile = object({
  format: literal('tribunen-live-log'),
  version: literal(1),
  /** The device's clock when the recording began, milliseconds since 1970. */
  startedAt: number(),
  /** How many of the first items were dropped because the log is full. A recording without its beginning plays from the middle. */
  dropped: object({ entries: number(), network: number() }),
  entries: array(loggedEntry),
  network: array(networkRecord),
});
export type LiveLogFile = InferOutput<typeof liveLogFile>;
