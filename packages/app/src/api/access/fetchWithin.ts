/** The statuses of answers without a body: `Response` throws when one of them is given a body. */
const withoutBody = new Set([204, 205, 304]);

/**
 * A `fetch` that fails unless headers and body arrive within a number of milliseconds. It resolves when the whole
 * answer has arrived.
 *
 * @param ask the network; by default the browser's own
 */
export function fetchWithin(ms: number, ask: typeof fetch = (input, init) => fetch(input, init)): typeof fetch {
  return async (input, init) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new DOMException(`No answer within ${ms} ms`, 'TimeoutError')), ms);
    try {
      const signal = init?.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
      const response = await ask(input, { ...init, signal });
      const { status, statusText, headers } = response;
      const body = await response.arrayBuffer();
      return new Response(withoutBody.has(status) ? null : body, { status, statusText, headers });
    } finally {
      clearTimeout(timer);
    }
  };
}
