import type { FantasyGameweek } from './FantasyGameweek.ts';

const IN_PLAY_MS = 30_000;
const OTHERWISE_MS = 5 * 60_000;

/** After how many milliseconds the gameweek is loaded again (FANTASY-19). */
export function gameweekRefreshMs({ fixtures }: Pick<FantasyGameweek, 'fixtures'>): number {
  return fixtures.some(({ phase }) => phase === 'in-play') ? IN_PLAY_MS : OTHERWISE_MS;
}
