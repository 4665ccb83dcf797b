import { BackendFailure } from './BackendFailure.ts';
import { retryAfterMs } from './retryAfterMs.ts';

/**
 * `fetch` that throws when a table's answer carries Retry-After. The table client does not pass headers on, so the caller would not learn how
 * long to wait.
 */
export function heedRetryAfter(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init);
    const asked = response.ok ? null : retryAfterMs(response.headers, Date.now());
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://relative');
    if (asked === null || !pathname.startsWith('/rest/')) return response;
    throw new BackendFailure(`${response.status} ${response.statusText}`.trim(), {
      status: response.status,
      retryAfterMs: asked,
    });
  };
}
