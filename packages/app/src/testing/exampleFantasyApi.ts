import type { FantasyApi } from '../api/fantasyApi.ts';

const never = new Promise<never>(() => {});

/** A backend in which nobody has a fantasy team. A test overrides single calls. */
export function exampleFantasyApi(given: Partial<FantasyApi> = {}): FantasyApi {
  return {
    savedTeam: () => Promise.resolve(null),
    saveTeam: () => Promise.resolve(),
    teamName: () => never,
    picks: () => never,
    gameweek: (game) =>
      Promise.resolve({ game, current: null, next: null, fixtures: [], players: new Map(), entries: [] }),
    replacePlayers: (_userId, _game, picks) => Promise.resolve(picks.map(({ playerName }) => playerName)),
    friendsTeams: () => Promise.resolve(new Map()),
    ...given,
  };
}
