import type { FantasyGame } from '@tribunen/domain';

/** The competition in which each fantasy game is played, by its code. */
export const fantasyLeagues = { fpl: 'PL', eliteserien: 'TIP' } as const satisfies Record<FantasyGame, string>;
