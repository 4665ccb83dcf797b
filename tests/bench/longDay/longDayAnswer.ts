import type { ProviderMatch, UserFollowRow } from '@tribunen/contract';

const competitions = 40;
const matches = 300;

/** A day of 300 matches in 40 competitions, as `results-today-edge` answers it; every third match is in play. */
export function longDayAnswer(date: string): { readonly matches: readonly ProviderMatch[] } {
  return {
    matches: Array.from({ length: matches }, (_, i): ProviderMatch => {
      const live = i % 3 === 0;
      const competition = i % competitions;
      return {
        id: 1_000_000 + i,
        utcDate: `${date}T${String(10 + (i % 12)).padStart(2, '0')}:00:00Z`,
        status: live ? 'IN_PLAY' : 'TIMED',
        minute: live ? 1 + (i % 90) : null,
        matchday: 12,
        lastUpdated: `${date}T09:00:00Z`,
        homeTeam: { id: 2 * i, name: `Hjemmelaget ${i}`, shortName: `Hjemme ${i}`, tla: 'HJE', crest: null },
        awayTeam: { id: 2 * i + 1, name: `Bortelaget ${i}`, shortName: `Borte ${i}`, tla: 'BOR', crest: null },
        competition: { id: 5000 + competition, code: `C${competition}`, name: `Serie ${competition}`, emblem: null },
        score: { duration: 'REGULAR', fullTime: live ? { home: i % 4, away: i % 3 } : { home: null, away: null } },
      };
    }),
  };
}

/** Follows of all forty competitions. */
export function longDayFollows(userId: string): readonly UserFollowRow[] {
  return Array.from({ length: competitions }, (_, i) => ({
    id: `7c0d9a10-3b1f-4f7e-8a55-${String(i).padStart(12, '0')}`,
    user_id: userId,
    entity_type: 'competition',
    entity_id: String(5000 + i),
    display_name: `Serie ${i}`,
    crest_url: null,
    priority: i,
    notifications: false,
    created_at: '2026-08-01T10:00:00.000Z',
  }));
}
