import type { ProviderMatchReport } from '@tribunen/contract';
import type { UtcInstant } from '@tribunen/domain';
import { compareAnswer } from './compareAnswer.ts';
import type { FeedStore } from './FeedStore.ts';

/**
 * A match is compared again if another run has written it in the meantime. This is the most comparisons of a match, the
 * first included.
 */
const tries = 3;

/**
 * Compares an answer with the stored matches and writes the changes. Returns the number of changed matches.
 *
 * @param askedAt the time of the request to the provider
 * @param list `season` if the answer lists a whole season; it then never moves a match back to an earlier state
 */
export async function takeInMatches(
  answer: readonly ProviderMatchReport[],
  askedAt: UtcInstant,
  store: FeedStore,
  list: 'live' | 'season' = 'live',
): Promise<number> {
  let open = answer;
  let changed = 0;
  for (let attempt = 0; attempt < tries && open.length > 0; attempt += 1) {
    const stored = await store.stored(
      open.map(({ id }) => String(id)),
      askedAt,
    );
    const writes = compareAnswer(open, stored, askedAt, list);
    const refused = new Set(await store.write(writes));
    changed += writes.filter(({ id, feed }) => feed !== null && !refused.has(id)).length;
    open = open.filter(({ id }) => refused.has(String(id)));
  }
  return changed;
}
