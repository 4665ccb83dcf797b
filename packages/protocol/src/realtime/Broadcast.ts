/** A message from a client to every channel of a room. It is not stored. */
export interface Broadcast {
  readonly event: string;
  /** JSON, or bytes when the client sent bytes. */
  readonly payload: unknown;
}
