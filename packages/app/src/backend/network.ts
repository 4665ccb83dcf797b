import type { WebSocketLikeConstructor } from '@supabase/supabase-js';
import { fetchWithin } from './fetchWithin.ts';
import { heedRetryAfter } from './heedRetryAfter.ts';

export interface BackendAddress {
  readonly url: string;
  readonly anonKey: string;
  /** Where `/boot/live`, `/boot/version` and `/live/delta` are, without a slash at the end. */
  readonly apiUrl: string;
  /** Where the session is kept between visits. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** What the page was opened at, where there is a page: a sign-in elsewhere comes back with it. */
  readonly arrival?: Pick<Location, 'search' | 'hash'>;
  /** The network, where it is not the browser's own. */
  readonly fetch?: typeof fetch;
  readonly transport?: WebSocketLikeConstructor;
}

/** How long an answer may take before the request counts as failed. */
const timeoutMs = 15_000;

/** The network as the whole of this room asks it. */
export function createNetwork({ fetch: ask }: Pick<BackendAddress, 'fetch'>): typeof fetch {
  return heedRetryAfter(fetchWithin(timeoutMs, ask));
}
