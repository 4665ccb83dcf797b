/** A message from a client or the database to every channel of a room. The realtime server does not store it. */
export interface Broadcast {
  readonly event: string;
  /** JSON. A broadcast of bytes is not supported. */
  readonly payload: unknown;
}
