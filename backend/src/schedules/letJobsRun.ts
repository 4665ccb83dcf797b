import type { Pool } from 'pg';

/**
 * Tells the schedules where the project is and with which secret its jobs run, as somebody who deploys it does once, and begins the job that
 * fetches the days around today. Without it the jobs ask nothing.
 */
export async function letJobsRun(pool: Pool, url: string, secret: string): Promise<void> {
  for (const [name, value] of [
    ['project_url', url],
    ['job_secret', secret],
  ]) {
    await pool.query('delete from vault.secrets where name = $1', [name]);
    await pool.query('select vault.create_secret($1, $2)', [value, name]);
  }
  await pool.query(`select private.run_job('sync-days'), private.run_job('sync-fantasy')`);
}
