import type { Pool } from 'pg';

/**
 * Deletes the football data that an earlier start stored. The simulated providers begin a new match day with the same
 * match ids, and a match stored as finished would not be played again.
 */
export async function forgetFootball(pool: Pool): Promise<void> {
  await pool.query(`
    truncate public.provider_answers, public.provider_matches, public.provider_teams,
      public.live_matches_new, public.match_state, public.live_events_new,
      private.feed_matches, private.provider_calls, private.provider_budgets, private.job_leases`);
}
