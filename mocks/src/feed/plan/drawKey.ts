import type { Season } from '../../../seed/loadSeed.ts';

/**
 * The name of a competition's draws. Eliteserien's is not its code: the matches of every seed in tests and demo were drawn by this one.
 *
 * @example
 * drawKey(premierLeague); // 'PL'
 */
export function drawKey({ competition }: Season): string {
  return competition.code === 'TIP' ? 'ES' : competition.code;
}
