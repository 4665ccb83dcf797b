import type { Season } from '../../seed/loadSeed.ts';

/**
 * The key of a competition's random streams. Eliteserien's is not its code, because tests and demo rely on the matches
 * that its old key draws.
 */
export function drawKey({ competition }: Season): string {
  return competition.code === 'TIP' ? 'ES' : competition.code;
}
