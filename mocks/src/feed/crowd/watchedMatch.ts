import { createRandom } from '../createRandom.ts';

/** Of those who are online, this share has a match open. */
const watchingShare = 0.7;

/**
 * The match that a simulated spectator has open during a spell online: one of those in play, the same in every tab; null for one who has
 * none open.
 *
 * @param since the start of the spell, in milliseconds since 1970
 * @example
 * watchedMatch('somebody', 0, []); // null
 */
export function watchedMatch<Id>(personId: string, since: number, inPlay: readonly Id[]): Id | null {
  const random = createRandom('watches', personId, since);
  if (random() >= watchingShare) return null;
  return inPlay[Math.floor(random() * inPlay.length)] ?? null;
}
