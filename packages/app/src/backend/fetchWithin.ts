/**
 * `fetch` that gives up after so many milliseconds, headers and body together: an answer that never comes is a failure like any other.
 *
 * @example
 * const response = await fetchWithin(15_000)('/rest/v1/user_follows');
 */
export function fetchWithin(ms: number): typeof fetch {
  return (input, init) => {
    const late = AbortSignal.timeout(ms);
    return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, late]) : late });
  };
}
