import type { Pool } from 'pg';
import { array, type InferOutput, number, object, parse, string } from 'valibot';
import { readSchedule, type Schedule } from './readSchedule.ts';

const job = object({ jobid: number(), schedule: string(), command: string() });
type Job = InferOutput<typeof job>;

/** Runs the jobs of `cron.job` as pg_cron does: a job is not started again while it runs. */
export class JobRunner {
  readonly #pool: Pool;
  readonly #now: () => number;
  /**
   * A time for each job id, in milliseconds since 1970: when a job with an interval was last due, or when a job with a
   * cron expression was last checked.
   */
  readonly #lastDue = new Map<number, number>();
  readonly #running = new Map<number, Promise<void>>();

  constructor(pool: Pool, now: () => number) {
    this.#pool = pool;
    this.#now = now;
  }

  async beginDue(): Promise<void> {
    const { rows } = await this.#pool.query('select jobid, schedule, command from cron.job where active');
    for (const found of parse(array(job), rows)) {
      if (!this.#isDue(found) || this.#running.has(found.jobid)) continue;
      this.#running.set(
        found.jobid,
        this.#run(found).finally(() => this.#running.delete(found.jobid)),
      );
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  #isDue({ jobid, schedule: text }: Job): boolean {
    const now = this.#now();
    const schedule = read(text);
    if (schedule === null) return false;
    const last = this.#lastDue.get(jobid);
    // A new job waits for its first interval.
    if (last === undefined) this.#lastDue.set(jobid, now);
    const since = last ?? now;
    const isDue =
      schedule.kind === 'seconds'
        ? now - since >= schedule.seconds * 1000
        : minuteOf(now) > minuteOf(since) && schedule.includes(new Date(now));
    if (isDue || schedule.kind === 'minutes') this.#lastDue.set(jobid, now);
    return isDue;
  }

  async #run({ jobid, command }: Job): Promise<void> {
    const begun = new Date(this.#now());
    const [status, message] = await this.#pool.query(command).then(
      () => ['succeeded', ''],
      (error: unknown) => ['failed', String(error)],
    );
    await this.#pool
      .query(
        `insert into cron.job_run_details (jobid, command, status, return_message, start_time, end_time)
         values ($1, $2, $3, $4, $5, now())`,
        [jobid, command, status, message, begun],
      )
      .catch((error: unknown) => console.error(`The run of the job ${jobid} was not recorded`, error));
  }
}

function read(text: string): Schedule | null {
  try {
    return readSchedule(text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function minuteOf(moment: number): number {
  return Math.floor(moment / 60_000);
}
