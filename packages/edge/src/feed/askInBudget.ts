import { epochMs, type UtcInstant } from '@tribunen/domain';
import type { ProviderAnswer } from '../providers/askProvider.ts';
import type { Budgeted, FeedStore } from './FeedStore.ts';

/** The store and the log that a job uses. */
export interface FeedWorld {
  readonly store: FeedStore;
  /** Receives the faults of failed calls; the same call's fault at most once in ten minutes. */
  readonly log: (fault: string) => void;
}

export type AskedAnswer<Body> =
  | {
      readonly status: 'known';
      readonly body: Body;
      readonly askedAt: UtcInstant;
      /** How many milliseconds the provider's clock is ahead of ours; negative when it is behind. */
      readonly clockAheadMs: number;
    }
  | { readonly status: 'unknown' }
  /** The request failed, or the answer could not be parsed. The stored answer is then kept. */
  | { readonly status: 'failed' }
  /** The budget has no call left. */
  | { readonly status: 'no-call' };

/**
 * A smaller difference between the two clocks is ignored, because a response takes seconds and its date header has
 * whole seconds.
 */
const clockIsRightMs = 60_000;

/**
 * Makes a call if the budget allows it. Then stores the fault of the call and what the provider reports: how many calls
 * are left, and how long to wait.
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
