import { BackendFailure } from '../access/BackendFailure.ts';
import { retryAfterMs } from '../access/retryAfterMs.ts';

/** The endpoints that need no key: `/boot/live`, `/boot/version`, `/live/delta`. */
export interface LiveApi {
  /** Where they are, without a slash at the end. */
  readonly url: string;
  readonly fetch: typeof fetch;
}

/**
 * Asks a live endpoint by GET, past every cache.
 *
 * @param path with its query, `/live/delta?since=7`
 * @throws BackendFailure on no answer, or one other than 2xx
 */
export async function getLive(api: LiveApi, path: string): Promise<Response> {
  let response: Response;
  try {
    response = await api.fetch(`${api.url}${path}`, { cache: 'no-store' });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackendFailure(`${path}: ${reason}`, { status: null, retryAfterMs: null }, { cause: error });
  }
  if (response.ok) return response;
  throw new BackendFailure(`${path}: ${response.status} ${response.statusText}`.trim(), {
    status: response.status,
    retryAfterMs: retryAfterMs(response.headers, Date.now()),
  });
}
