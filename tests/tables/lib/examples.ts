/** The id of the first row of every table. */
export const id = '00000000-0000-4000-8000-000000000001';
export const nobody = '00000000-0000-4000-8000-00000000000f';
export const at = '2026-11-21T12:00:00.000Z';
export const later = '2026-11-21T13:00:00.000Z';

/** The id of the message that replies to the first message of the chats. */
export const answer = '00000000-0000-4000-8000-000000000002';

export const firstMatch = {
  id: '500001',
  status: 'IN_PLAY',
  minute: 23,
  injury_time: null,
  score_home: 1,
  score_away: 0,
  home_team_id: 900_002,
  home_team_name: 'Brann',
  away_team_id: 900_001,
  away_team_name: 'Bodø/Glimt',
  updated_at: at,
};
export const newMatch = { ...firstMatch, id: '500002' };

/** The time this many minutes ago. The tests need it because they cannot set the clock of every target. */
export const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
/** A match in play, without its id, for the scene of the contract's tests. */
export const liveNow = { ...firstMatch, away_team_name: 'Viking', updated_at: ago(1) };

/** The SQL for the id of invented user `n` of a busy season. These users have no accounts. */
export const person = (n: string): string => `('20000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
/** The SQL for the time `n` minutes ago, for row `n` of a busy season. */
export const minutesAgo = "now() - n * interval '1 minute'";
