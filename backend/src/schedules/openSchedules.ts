import type { Pool } from 'pg';
import { JobRunner } from './JobRunner.ts';
import { Repeater } from './Repeater.ts';
import { sendRequests } from './sendRequests.ts';

const pauseMs = 500;

/** In place of pg_cron and pg_net, runs the jobs of `cron.job` and sends the requests that the database has queued. */
export function openSchedules(pool: Pool): { readonly stop: () => Promise<void> } {
  const jobs = new JobRunner(pool, () => Date.now());
  const repeaters = [
    new Repeater('The schedule of the jobs', pauseMs, () => jobs.beginDue()),
    new Repeater('The sending of requests', pauseMs, () => sendRequests(pool)),
  ];
  for (const repeater of repeaters) repeater.start();
  return {
    async stop() {
      for (const repeater of repeaters) await repeater.stop();
      await jobs.stop();
    },
  };
}
