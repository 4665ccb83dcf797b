import { BackendFailure, type FailedAnswer } from '../access/BackendFailure.ts';
import { readAuthCode } from '../access/authWait.ts';

/** The auth server refused. The message is the server's own. */
export class AuthFailure extends BackendFailure {
  /** The server's code, `invalid_credentials` for example; empty when it sent none. */
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

/** The names of errors that do not hold an answer of the auth server: no network, a gateway's error, a page that is no JSON. */
const withoutAnswer = new Set(['AuthRetryableFetchError', 'AuthUnknownError']);

/**
 * An error of the auth client as the app's own: an AuthFailure when the auth server has answered, any other BackendFailure when it could not
 * be asked.
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

/** The client throws this without a code when the session has ended on the server. */
function codeOf(error: Error): string {
  if (error.name === 'AuthSessionMissingError') return 'session_not_found';
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** «For security purposes, you can only request this after 44 seconds.»: of mails, the server says it in the message alone. */
function waitIn(message: string): number | null {
  const seconds = /\bafter (\d+) seconds?\b/.exec(message)?.[1];
  return seconds === undefined ? null : Number(seconds) * 1000;
}

function numberAt(error: unknown, key: 'status'): number | null {
  if (typeof error !== 'object' || error === null || !(key in error)) return null;
  return typeof error[key] === 'number' ? error[key] : null;
}
