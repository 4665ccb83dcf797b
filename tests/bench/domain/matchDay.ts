import { type Follow, type FollowId, type Match, normaliseMatch } from '@tribunen/domain';

/** A long day: 300 matches in 40 competitions, a third of them in play, kick-offs a quarter of an hour apart. */
export const matchDay: readonly Match[] = Array.from({ length: 300 }, (_, i) =>
  normaliseMatch({
    id: 1000 + i,
    utcKickoff: new Date(Date.UTC(2026, 10, 21, 10, 15 * (i % 48))).toISOString(),
    status: i % 3 === 0 ? 'IN_PLAY' : 'TIMED',
    minute: i % 3 === 0 ? i % 90 : null,
    homeTeam: { id: 2 * i, name: `Home ${i}` },
    awayTeam: { id: 2 * i + 1, name: `Away ${i}` },
    competition: { id: 2000 + (i % 40), code: `C${i % 40}`, name: `Competition ${i % 40}` },
    score: { fullTime: i % 3 === 0 ? { home: 1, away: 0 } : { home: null, away: null } },
    updatedAt: '2026-11-21T12:00:00Z',
  }),
).filter((match) => match !== null);

/** Follows of forty teams and ten competitions, in mixed order of priority. */
export const follows: readonly Follow[] = Array.from({ length: 50 }, (_, i) => ({
  id: `follow-${i}` as FollowId,
  entityType: i % 5 === 4 ? 'competition' : 'team',
  entityId: i % 5 === 4 ? String(2000 + i) : String(7 * i),
  displayName: `Follow ${i}`,
  crestUrl: null,
  priority: i,
  notifications: false,
  createdAt: null,
}));
