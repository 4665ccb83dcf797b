import type { FantasyBackend } from '../backend/fantasyBackend.ts';

const never = new Promise<never>(() => {});

/** A backend in which nobody has a fantasy team. A test overrides single calls. */
export function exampleFantasyBackend(given: Partial<FantasyBackend> = {}): FantasyBackend {
  return {
    savedTeam: () => Promise.resolve(null),
    saveTeam: () => Promise.resolve(),
    teamName: () => never,
    picks: () => never,
    gameweek: () => Promise.resolve({ current: null, next: null, fixtures: [], players: new Map(), entries: [] }),
    replacePlayers: (_userId, picks) => Promise.resolve(picks.map(({ playerName }) => playerName)),
    friendsTeams: () => Promise.resolve(new Map()),
    ...given,
  };
}
