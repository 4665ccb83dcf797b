import { epochMs, type UtcInstant } from '@tribunen/domain';
import type { ProviderAnswer } from '../providers/askProvider.ts';
import type { Budgeted, FeedStore } from './FeedStore.ts';

/** The store and the log that a job uses. */
export interface FeedWorld {
  readonly store: FeedStore;
  /** Receives a call's fault at most once in ten minutes. */
  readonly log: (fault: string) => void;
}

export type AskedAnswer<Body> =
  | {
      readonly status: 'known';
      readonly body: Body;
      readonly askedAt: UtcInstant;
      /** The lead of the provider's clock over ours in milliseconds; negative when it is behind. */
      readonly clockAheadMs: number;
    }
  | { readonly status: 'unknown' }
  /** The request failed, or the answer could not be parsed. The stored answer is then kept. */
  | { readonly status: 'failed' }
  /** The budget has no call left. */
  | { readonly status: 'no-call' };

/**
 * A difference between the clocks below this is ignored, because a response takes seconds and its date header has whole
 * seconds.
 */
const clockIsRightMs = 60_000;

/**
 * Makes a call if the budget allows it, and records the result of the call: the number of calls that the provider says
 * are left, the wait that it requests, and the fault.
 *
 * @param call the name under which the time of the call is stored
 * @param keep the number of calls to leave for other jobs
 */
export async function askInBudget<Body>(
  provider: Budgeted,
  call: string,
  ask: () => Promise<ProviderAnswer<Body>>,
  { store, log }: FeedWorld,
  keep = 0,
): Promise<AskedAnswer<Body>> {
  const askedAt = await store.takeToken(provider, call, keep);
  if (askedAt === null) return { status: 'no-call' };
  const answer = await ask();
  const fault = answer.fault ?? null;
  const isNew = await store.noteAnswer(provider, call, fault, answer.reported, answer.status === 'failed');
  if (isNew) log(`${provider.name}, ${call}: ${fault}`);
  if (answer.status !== 'known') return { status: answer.status };
  const offMs = (answer.reported.clockMs ?? epochMs(askedAt)) - epochMs(askedAt);
  return { status: 'known', body: answer.body, askedAt, clockAheadMs: Math.abs(offMs) < clockIsRightMs ? 0 : offMs };
}
