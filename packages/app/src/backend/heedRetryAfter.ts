import { BackendFailure } from './BackendFailure.ts';
import { retryAfterMs } from './retryAfterMs.ts';

/**
 * `fetch` that fails where a table's answer asks to be left alone for a while: supabase-js hands on what a table says, but not its headers,
 * and nobody would know how long.
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
