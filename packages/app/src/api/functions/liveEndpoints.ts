import {
  type BootSnapshot,
  type BootVersion,
  type EventReading,
  type LiveDelta,
  liveModeHeader,
  parseBootLive,
  parseBootVersion,
  parseLiveDelta,
} from '@tribunen/contract';
import { BackendFailure } from '../access/BackendFailure.ts';
import { reportFaults } from '../access/reportFaults.ts';
import { ageMsOf } from './ageMsOf.ts';
import { retryAfterMs } from '../access/retryAfterMs.ts';

/** The endpoints that need no key: `/boot/live`, `/boot/version`, `/live/delta`. */
interface LiveEndpoints {
  /** Their common address, without a slash at the end. */
  readonly url: string;
  readonly fetch: typeof fetch;
}

/** The age of an answer. */
interface Aged {
  /** The milliseconds since the backend gave this answer to a cache, which has passed it on; 0 when no cache was involved. */
  readonly ageMs: number;
}

export type AgedSnapshot = BootSnapshot & Aged;
export type AgedDelta = LiveDelta & Aged;

/**
 * The live feed's snapshot: today's matches, their newest events, and the version to continue from.
 *
 * @throws BackendFailure, ContractError
 */
export async function fetchBootLive(api: LiveEndpoints): Promise<AgedSnapshot> {
  const response = await getLive(api, '/boot/live');
  const snapshot = parseBootLive(await response.json());
  reportFaults(snapshot.faults);
  return { ...snapshot, ageMs: ageMsOf(response.headers) };
}

/**
 * The live feed's version, which rises with every change.
 *
 * @throws BackendFailure, ContractError
 */
export async function fetchBootVersion(api: LiveEndpoints): Promise<BootVersion> {
  const response = await getLive(api, '/boot/version');
  return parseBootVersion(await response.text(), response.headers.get(liveModeHeader));
}

/**
 * The changes in the live feed since a version.
 *
 * @throws BackendFailure, ContractError
 */
export async function fetchLiveDelta(api: LiveEndpoints, since: number, reading: EventReading): Promise<AgedDelta> {
  const response = await getLive(api, `/live/delta?since=${since}`);
  const delta = parseLiveDelta(await response.json(), reading);
  reportFaults(delta.faults);
  return { ...delta, ageMs: ageMsOf(response.headers) };
}

/**
 * Sends a GET to a live endpoint. The browser must revalidate its own cached answer every time; a cache of the backend
 * may answer. Throws BackendFailure without an answer, or when it is not 2xx.
 */
async function getLive(api: LiveEndpoints, path: string): Promise<Response> {
  let response: Response;
  try {
    response = await api.fetch(`${api.url}${path}`, { cache: 'no-cache' });
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
