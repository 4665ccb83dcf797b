import type { WebSocketLikeConstructor } from '@supabase/supabase-js';
import type { Arrival } from './arrival.ts';
import { BackendFailure } from './BackendFailure.ts';
import { fetchWithin } from './fetchWithin.ts';
import { retryAfterMs } from './retryAfterMs.ts';
import type { StorageEvents } from '../../lib/storage/StoredValue.ts';

export interface BackendAddress {
  readonly url: string;
  readonly anonKey: string;
  /** The common address of `/boot/live`, `/boot/version` and `/live/delta`, without a slash at the end. */
  readonly apiUrl: string;
  /** Keeps the session between visits. It never throws: give it a `SafeStorage`. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The key of the session there; by default the one that the Supabase client chooses. Tabs with the same key share the session. */
  readonly sessionKey?: string;
  /** Emits when another tab writes to the storage. Without it, only the Supabase client notices sessions of other tabs. */
  readonly storageEvents?: StorageEvents;
  /** The code or error that Google, or a link in a mail, has put into the page's address. */
  readonly arrival?: Arrival | null;
  /** The tag of the language that the spectator reads, for mails; without it the backend chooses. */
  readonly language?: () => string;
  /** Replaces the browser's own network. */
  readonly fetch?: typeof fetch;
  readonly transport?: WebSocketLikeConstructor;
}

/** The milliseconds after which a request without an answer counts as failed. */
const timeoutMs = 15_000;

/** Creates the network through which every request to the backend is sent. */
export function createNetwork({ fetch: ask }: Pick<BackendAddress, 'fetch'>): typeof fetch {
  return throwLostRefusals(fetchWithin(timeoutMs, ask));
}

/** The same network for requests for which nobody waits: the browser sends them after all others. */
export function inBackground(ask: typeof fetch): typeof fetch {
  return (input, init) => ask(input, { ...init, priority: 'low' });
}

/**
 * A `fetch` that throws those refusals of a table or a database function that the table client would lose. The table
 * client passes no headers on, so its caller would not learn the wait of Retry-After; and it treats a 404 without a
 * body as an empty answer.
 */
function throwLostRefusals(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init);
    const asked = response.ok ? null : retryAfterMs(response.headers, Date.now());
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://relative');
    if ((asked === null && response.status !== 404) || !pathname.startsWith('/rest/')) return response;
    throw new BackendFailure(`${response.status} ${response.statusText}`.trim(), {
      status: response.status,
      retryAfterMs: asked,
    });
  };
}
