import { cadence } from '../live/cadence.ts';
import type { FantasyGameweek } from './FantasyGameweek.ts';

/**
 * After how many milliseconds the gameweek is loaded again (FANTASY-19).
 *
 * @example
 * gameweekRefreshMs({ fixtures: [{ phase: 'in-play' }] }); // 30_000
 */
export function gameweekRefreshMs({ fixtures }: Pick<FantasyGameweek, 'fixtures'>): number {
  return fixtures.some(({ phase }) => phase === 'in-play') ? cadence.fantasy.inPlay : cadence.fantasy.otherwise;
}
