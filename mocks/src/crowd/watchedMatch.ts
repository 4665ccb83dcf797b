import { createRandom } from '@tribunen/football';

/** The share of online spectators who have a match open. */
const watchingShare = 0.7;

/**
 * Chooses the match in play that a simulated spectator has open while they are online, or null for no match. The choice
 * is the same in every tab.
 *
 * @param since when the spectator came online, in milliseconds since 1970
 */
export function watchedMatch<Id>(personId: string, since: number, inPlay: readonly Id[]): Id | null {
  const random = createRandom('watches', personId, since);
  if (random() >= watchingShare) return null;
  return inPlay[Math.floor(random() * inPlay.length)] ?? null;
}
