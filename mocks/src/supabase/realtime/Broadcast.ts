/** What one client says to everybody in a room; nothing of it is kept. */
export interface Broadcast {
  readonly event: string;
  /** JSON, or bytes where bytes were sent. */
  readonly payload: unknown;
}
