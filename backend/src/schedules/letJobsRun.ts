import type { Pool } from 'pg';

/**
 * Stores the project's URL and the jobs' secret in Vault, as the operator of a hosted project does once, and starts the
 * jobs that fetch the days around today and the fantasy games. Without the URL and the secret the jobs send no request.
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
