/** A request that failed: the backend refused it, could not be reached, or was too slow. */
export class BackendFailure extends Error {
  /** The answer's HTTP status; null without an answer. */
  readonly status: number | null;
  /** How long the backend asks the client to wait, in milliseconds; null when it does not. */
  readonly retryAfterMs: number | null;

  constructor(
    message: string,
    answer: { readonly status: number | null; readonly retryAfterMs: number | null },
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'BackendFailure';
    this.status = answer.status;
    this.retryAfterMs = answer.retryAfterMs;
  }
}
