/** A request that the backend did not answer as asked: it refused, could not be reached, or was too slow. */
export class BackendFailure extends Error {
  /** Of the answer; null where there was none. */
  readonly status: number | null;
  /** How long the backend asks to be left alone, in milliseconds; null where it does not ask. */
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
