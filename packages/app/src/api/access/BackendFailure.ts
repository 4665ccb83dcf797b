/** The parts of a failed answer that matter to the app. */
export interface FailedAnswer {
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  readonly serverMessage?: string | null;
  readonly ownWaitMs?: number | null;
}

/** A request that failed: the backend refused it, could not be reached, or was too slow. */
export class BackendFailure extends Error {
  /** The answer's HTTP status; null without an answer. */
  readonly status: number | null;
  /** The wait that the backend demands, in milliseconds; null when it demands none. */
  readonly retryAfterMs: number | null;
  /** The random wait that this page has chosen because the backend of a crowd demanded none (LIVE-28); null when it has chosen none. */
  readonly ownWaitMs: number | null;
  /** The server's message about its refusal, which may be shown to the spectator; null when it has none. */
  readonly serverMessage: string | null;

  constructor(
    message: string,
    { status, retryAfterMs, serverMessage = null, ownWaitMs = null }: FailedAnswer,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'BackendFailure';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.serverMessage = serverMessage;
    this.ownWaitMs = ownWaitMs;
  }
}
