import { type ContractFault, readMended } from '@tribunen/contract';
import type { GenericSchema, InferOutput } from 'valibot';

/** What a provider's response says about the call budget and the provider's clock; null where it says nothing. */
export interface ReportedBudget {
  /** The calls left until the provider resets its counter. */
  readonly available: number | null;
  readonly resetSeconds: number | null;
  /** The calls left in the day (UTC); absent when the provider has no daily limit. */
  readonly availableToday?: number | null;
  /** The wait that the provider requests when it refuses a call. */
  readonly waitSeconds: number | null;
  /** The provider's clock at the response, in milliseconds since 1970; absent when the response has no date. */
  readonly clockMs?: number;
}

export type ProviderAnswer<Body> = { readonly reported: ReportedBudget } & (
  | {
      readonly status: 'known';
      readonly body: Body;
      /** The reason why a part of the answer was left out; null when nothing was left out. */
      readonly fault: string | null;
    }
  /** The provider has nothing at this path, or the plan does not include it. */
  | {
      readonly status: 'unknown';
      /** A hint for the operator, for example that the account's plan is not the configured plan. */
      readonly fault?: string;
    }
  | { readonly status: 'failed'; readonly fault: string }
);

/** The dependencies of a provider. */
export interface ProviderWorld {
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const longestWaitMs = 10_000;
const nothingReported: ReportedBudget = { available: null, resetSeconds: null, waitSeconds: null };
/** The wait when a provider refuses a call without a retry time. */
const waitAtLeastSeconds = 60;
/** Characters that a text column refuses: NUL, and unpaired surrogates. */
const unkeepable = /\\u(?:0000|d[89a-f])/i;

/**
 * Sends a request to a provider and parses the response. It does not throw: if the request fails or the response is
 * invalid, it returns a fault. The text of a fault may name an invalid field, and contains no key. An invalid field is
 * dropped, and the rest of its item is kept (`readMended`).
 *
 * @param readBudget reads the budget from the response headers
 */
export async function askProvider<Body extends GenericSchema>(
  ask: typeof fetch,
  { url, headers }: { readonly url: string; readonly headers: Readonly<Record<string, string>> },
  shape: Body,
  readBudget: (headers: Headers) => Pick<ReportedBudget, 'available' | 'resetSeconds' | 'availableToday'> = () =>
    nothingReported,
): Promise<ProviderAnswer<InferOutput<Body>>> {
  const fail = (fault: string, reported: ReportedBudget = nothingReported) =>
    ({ status: 'failed', fault, reported }) as const;
  const response = await ask(url, { headers, signal: AbortSignal.timeout(longestWaitMs) }).catch(() => null);
  if (response === null) return fail('did not answer');
  const budget = readBudget(response.headers);
  const reported = { ...budget, waitSeconds: null, ...readClock(response.headers) };
  const text = await response.text().catch(() => null);
  if (text === null) return fail('broke off', reported);
  if (response.status === 429) {
    return fail('refused the call (429)', { ...budget, waitSeconds: secondsToWait(response.headers, text, budget) });
  }
  if (response.status === 403 || response.status === 404) return { status: 'unknown', reported };
  if (!response.ok) return fail(`answered with ${response.status}`, reported);
  const read = readMended('', shape, readJson(text));
  return read.ok
    ? { status: 'known', body: read.value, fault: faultOf(read.faults ?? []), reported }
    : fail(`${read.fault.path || 'the answer'}: ${read.fault.message}`, reported);
}

/** Describes for the log what was left out: the first fault, and the number of others; null when there is no fault. */
export function faultOf(faults: readonly ContractFault[]): string | null {
  const [first] = faults;
  if (first === undefined) return null;
  return `${first.path}: ${first.message}${faults.length > 1 ? `, and ${faults.length - 1} more` : ''}`;
}

/** A cache keeps the original `date` of a response, and sends the seconds since then as `age`. */
function readClock(headers: Headers): Pick<ReportedBudget, 'clockMs'> {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? {} : { clockMs: date + (headerNumber(headers, 'age') ?? 0) * 1000 };
}

function readJson(text: string): unknown {
  try {
    return unkeepable.test(text) ? JSON.parse(text, withoutUnkeepable) : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function withoutUnkeepable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '') : value;
}

/**
 * The seconds to wait: from the header, from the text («Wait 27 seconds»), or until the provider resets its counter.
 */
function secondsToWait(headers: Headers, text: string, { resetSeconds }: Pick<ReportedBudget, 'resetSeconds'>): number {
  const [, inWords] = /wait (\d{1,5}) seconds/i.exec(text) ?? [];
  return headerNumber(headers, 'retry-after') ?? (Number(inWords) || (resetSeconds ?? waitAtLeastSeconds));
}

/**
 * A header as a whole number; null when it is missing or not a number.
 *
 * @example
 * headerNumber(new Headers({ 'retry-after': '27' }), 'retry-after'); // 27
 */
export function headerNumber(headers: Headers, name: string): number | null {
  const value = headers.get(name) ?? '';
  return /^\d{1,6}$/.test(value) ? Number(value) : null;
}
