/** The facts about a message that was sent and not confirmed. */
export interface SendFailure {
  /** Whether any answer came. */
  readonly isAnswered: boolean;
  /** The error code of the database or its interface; empty when neither answered. */
  readonly code: string;
  /** The details of the error. */
  readonly details: string | null;
  /** How long the backend asks the client to wait; null when it does not ask. */
  readonly retryAfterMs: number | null;
}

/**
 * The outcome of sending a message. `refused` is final: no row was written. With `unclear` (an answer that is not the
 * database's) and `unanswered` the row may have been written.
 */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' }
  /** Also final: an administrator has shut the writer out (DESK-3). */
  | { readonly kind: 'shut-out' }
  | { readonly kind: 'too-fast'; readonly waitMs: number }
  | { readonly kind: 'unclear' | 'unanswered'; readonly waitMs: number };

/** The database's code for messages that are sent too fast (CHAT-31); its detail is the number of seconds left. */
export const TOO_FAST = 'PT429';

/** The code with which the database refuses a message because an administrator has shut its writer out (DESK-3). */
export const SHUT_OUT = 'PT423';

const DUPLICATE = '23505';
/** Refusals of the database (data, constraints, rights, its functions) and of its interface (requests, schema, tokens). */
const REFUSAL = /^(?:2[123]|42|44|P0)[0-9A-Z]{3}$|^PGRST[123]\d\d$/;
const SECOND_MS = 1000;

/**
 * The outcome of a failed sending. The author's device chose the message's id: if that id is taken, the message was
 * sent before and only the answer was lost (CHAT-24).
 */
export function sendOutcome({ isAnswered, code, details, retryAfterMs }: SendFailure): SendOutcome {
  if (code === DUPLICATE) return { kind: 'sent' };
  if (code === TOO_FAST) return { kind: 'too-fast', waitMs: secondsOf(details) * SECOND_MS };
  if (code === SHUT_OUT) return { kind: 'shut-out' };
  if (REFUSAL.test(code)) return { kind: 'refused' };
  return { kind: isAnswered ? 'unclear' : 'unanswered', waitMs: retryAfterMs ?? 0 };
}

/** The seconds to wait; one second when the database does not say. */
function secondsOf(details: string | null): number {
  return /^\d{1,3}$/.test(details ?? '') ? Number(details) : 1;
}
