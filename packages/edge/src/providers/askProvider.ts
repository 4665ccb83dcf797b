import { type ContractFault, readMended } from '@tribunen/contract';
import type { GenericSchema, InferOutput } from 'valibot';

/** What a provider's answer says beside its body, of its budget above all; null for what it does not say. */
export interface ToldBudget {
  /** Calls that are left until the counter is set back. */
  readonly available: number | null;
  readonly resetSeconds: number | null;
  /** How long the provider asks to wait, having refused the call. */
  readonly waitSeconds: number | null;
  /** What the provider's clock showed when it answered, in milliseconds since 1970; absent where it does not say. */
  readonly clockMs?: number;
}

export type ProviderAnswer<Body> = { readonly told: ToldBudget } & (
  | {
      readonly status: 'known';
      readonly body: Body;
      /** Why a part of the answer was left out; null where nothing was. */
      readonly fault: string | null;
    }
  /** The provider has nothing at the address, or the plan does not have it. */
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly fault: string }
);

/** What a call to a provider needs of the world. */
export interface ProviderWorld {
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const longestWaitMs = 10_000;
const nothingTold: ToldBudget = { available: null, resetSeconds: null, waitSeconds: null };
/** A provider that refuses a call and does not say for how long. */
const waitAtLeastSeconds = 60;
/** No text of the database has these characters: the NUL, and halves of a pair. */
const unkeepable = /\\u(?:0000|d[89a-f])/i;

/**
 * Asks a provider, and parses its answer. Nothing is thrown: a provider that does not answer, or whose answer cannot be read, is a fault,
 * which names the path and no key. A field that cannot be read costs that field (`readMended`).
 *
 * @param readBudget what the answer's headers say of the budget
 * @example
 * const answer = await askProvider(fetch, { url: `${address}/v4/competitions`, headers }, competitionsAnswer, footballDataBudget);
 */
export async function askProvider<Body extends GenericSchema>(
  ask: typeof fetch,
  { url, headers }: { readonly url: string; readonly headers: Readonly<Record<string, string>> },
  shape: Body,
  readBudget: (headers: Headers) => Pick<ToldBudget, 'available' | 'resetSeconds'> = () => nothingTold,
): Promise<ProviderAnswer<InferOutput<Body>>> {
  const fail = (fault: string, told: ToldBudget = nothingTold) => ({ status: 'failed', fault, told }) as const;
  const response = await ask(url, { headers, signal: AbortSignal.timeout(longestWaitMs) }).catch(() => null);
  if (response === null) return fail('did not answer');
  const budget = readBudget(response.headers);
  const told = { ...budget, waitSeconds: null, ...readClock(response.headers) };
  const text = await response.text().catch(() => null);
  if (text === null) return fail('broke off', told);
  if (response.status === 429) {
    return fail('refused the call (429)', { ...budget, waitSeconds: secondsToWait(response.headers, text, budget) });
  }
  if (response.status === 403 || response.status === 404) return { status: 'unknown', told };
  if (!response.ok) return fail(`answered with ${response.status}`, told);
  const read = readMended('', shape, readJson(text));
  return read.ok
    ? { status: 'known', body: read.value, fault: faultOf(read.faults ?? []), told }
    : fail(`${read.fault.path || 'the answer'}: ${read.fault.message}`, told);
}

/** What was left out, in words for the log: the first part, and how many others; null for none. */
export function faultOf(faults: readonly ContractFault[]): string | null {
  const [first] = faults;
  if (first === undefined) return null;
  return `${first.path}: ${first.message}${faults.length > 1 ? `, and ${faults.length - 1} more` : ''}`;
}

/** A cache tells the date of the first answer, and how many seconds ago that was. */
function readClock(headers: Headers): Pick<ToldBudget, 'clockMs'> {
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

/** As the provider says: in the header, in words («Wait 27 seconds»), or until its counter is set back. */
function secondsToWait(headers: Headers, text: string, { resetSeconds }: Pick<ToldBudget, 'resetSeconds'>): number {
  const [, inWords] = /wait (\d{1,5}) seconds/i.exec(text) ?? [];
  return headerNumber(headers, 'retry-after') ?? (Number(inWords) || (resetSeconds ?? waitAtLeastSeconds));
}

/**
 * The whole number in a header; null where it has none.
 *
 * @example
 * headerNumber(new Headers({ 'retry-after': '27' }), 'retry-after'); // 27
 */
export function headerNumber(headers: Headers, name: string): number | null {
  const value = headers.get(name) ?? '';
  return /^\d{1,6}$/.test(value) ? Number(value) : null;
}
