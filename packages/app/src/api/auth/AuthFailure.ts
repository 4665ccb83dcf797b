import { BackendFailure, type FailedAnswer } from '../access/BackendFailure.ts';
import { readAuthCode } from '../access/authWait.ts';

/** A refusal by the auth server, with the server's own message. */
export class AuthFailure extends BackendFailure {
  /** The server's code, such as `invalid_credentials`; empty when it sent none. */
  readonly code: string;

  constructor(
    message: string,
    answer: Omit<FailedAnswer, 'serverMessage'> & { readonly code: string },
    options?: ErrorOptions,
  ) {
    super(message, { ...answer, serverMessage: message === '' ? null : message }, options);
    this.name = 'AuthFailure';
    this.code = answer.code;
  }
}

/** The names of errors without an answer of the auth server: no network, a gateway's error, a page that is not JSON. */
const withoutAnswer = new Set(['AuthRetryableFetchError', 'AuthUnknownError']);

/**
 * Translates an error of the auth client into an AuthFailure if the auth server has answered, and otherwise into
 * another BackendFailure.
 */
export function toAuthFailure(error: unknown): BackendFailure {
  const message = error instanceof Error ? error.message : String(error);
  const status = numberAt(error, 'status');
  if (!(error instanceof Error) || status === null || withoutAnswer.has(error.name)) {
    return new BackendFailure(message, { status: status === 0 ? null : status, retryAfterMs: null }, { cause: error });
  }
  const { code, retryAfterMs } = readAuthCode(codeOf(error));
  return new AuthFailure(message, { status, code, retryAfterMs: retryAfterMs ?? waitIn(message) }, { cause: error });
}

/** The client throws `AuthSessionMissingError` without a code when the session has ended on the server. */
function codeOf(error: Error): string {
  if (error.name === 'AuthSessionMissingError') return 'session_not_found';
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Only the message contains the wait before another mail: «For security purposes, you can only request this after 44 seconds.» */
function waitIn(message: string): number | null {
  const seconds = /\bafter (\d+) seconds?\b/.exec(message)?.[1];
  return seconds === undefined ? null : Number(seconds) * 1000;
}

function numberAt(error: unknown, key: 'status'): number | null {
  if (typeof error !== 'object' || error === null || !(key in error)) return null;
  return typeof error[key] === 'number' ? error[key] : null;
}
