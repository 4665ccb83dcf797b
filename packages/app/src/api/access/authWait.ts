import { BackendFailure } from './BackendFailure.ts';
import { retryAfterMs } from './retryAfterMs.ts';

const separator = ' after ';

/**
 * `fetch` for the auth client. The client reads an answer's code and message but not its headers, so the Retry-After
 * header is appended to the code, and `readAuthCode` takes it out again. If a renewal is refused with 429, it fails as
 * if there were no network. The client then keeps the session and tries again, because too many requests must not end a
 * session.
 */
export function keepAuthWait(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init);
    if (response.status !== 429) return response;
    const waitMs = retryAfterMs(response.headers, Date.now());
    const { searchParams } = new URL(input instanceof Request ? input.url : String(input), 'http://relative');
    if (searchParams.get('grant_type') === 'refresh_token') {
      throw new BackendFailure('429 Too Many Requests', { status: 429, retryAfterMs: waitMs });
    }
    const { code, message } = await readRefusal(response);
    // The client accepts a code only in an answer of this form.
    return Response.json(
      { error_code: waitMs === null ? code : `${code}${separator}${waitMs}`, msg: message },
      { status: 429, statusText: response.statusText },
    );
  };
}

/** The code of a refusal, and the wait that `keepAuthWait` has appended to it. */
export function readAuthCode(code: string): { readonly code: string; readonly retryAfterMs: number | null } {
  const at = code.lastIndexOf(separator);
  if (at === -1) return { code, retryAfterMs: null };
  return { code: code.slice(0, at), retryAfterMs: Number(code.slice(at + separator.length)) };
}

/** The code and the message of a refusal by the server, or by a gateway before it. Their names differ by version. */
async function readRefusal(response: Response): Promise<{ readonly code: string; readonly message: string }> {
  const answer = parsed(await response.text());
  return {
    code: textAt(answer, 'error_code') ?? textAt(answer, 'code') ?? 'over_request_rate_limit',
    message: textAt(answer, 'msg') ?? textAt(answer, 'message') ?? `429 ${response.statusText}`.trim(),
  };
}

function parsed(text: string): ReadonlyMap<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text);
    return new Map<string, unknown>(typeof answer === 'object' && answer !== null ? Object.entries(answer) : []);
  } catch {
    // A gateway's page has neither a code nor a message.
    return new Map();
  }
}

function textAt(answer: ReadonlyMap<string, unknown>, key: string): string | null {
  const value = answer.get(key);
  return typeof value === 'string' && value !== '' ? value : null;
}
