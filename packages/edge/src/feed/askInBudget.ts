import { epochMs, type UtcInstant } from '@tribunen/domain';
import type { ProviderAnswer } from '../providers/askProvider.ts';
import type { Budgeted, FeedStore } from './FeedStore.ts';

/** What a job needs besides a provider. */
export interface FeedWorld {
  readonly store: FeedStore;
  /** Receives the faults of a call once in ten minutes. */
  readonly log: (fault: string) => void;
}

export type AskedAnswer<Body> =
  | {
      readonly status: 'known';
      readonly body: Body;
      readonly askedAt: UtcInstant;
      /** How far the provider's clock is ahead of ours; negative where it is behind. */
      readonly clockAheadMs: number;
    }
  | { readonly status: 'unknown' }
  /** The answer could not be had or read: what is stored stays. */
  | { readonly status: 'failed' }
  /** The budget has no call. */
  | { readonly status: 'no-call' };

/** A clock that is off by less is right: an answer takes seconds, and a header has whole ones. */
const clockIsRightMs = 60_000;

/**
 * Makes a call where the budget has one, and notes what came of it: the provider's counters, the wait that it asks for, and the fault.
 *
 * @param call its name, under which it is remembered when it was made
 * @param keep how many calls are left for others
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
  const fault = answer.status === 'unknown' ? null : answer.fault;
  const isNew = await store.noteAnswer(provider, call, fault, answer.told);
  if (isNew) log(`${provider.name}, ${call}: ${fault}`);
  if (answer.status !== 'known') return { status: answer.status };
  const offMs = (answer.told.clockMs ?? epochMs(askedAt)) - epochMs(askedAt);
  return { status: 'known', body: answer.body, askedAt, clockAheadMs: Math.abs(offMs) < clockIsRightMs ? 0 : offMs };
}
