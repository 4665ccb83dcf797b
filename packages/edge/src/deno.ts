import type { Mails } from './data/Mails.ts';
import type { FunctionName } from './edgeFunctions.ts';
import { answerJob } from './jobs/answerJob.ts';
import type { JobName } from './jobs/jobs.ts';
import { openJobs } from './jobs/openJobs.ts';
import type { PushLibrary } from './push/PushLibrary.ts';
import { Project } from './project/Project.ts';
import { Rest } from './project/Rest.ts';

declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(answer: (request: Request) => Promise<Response>): unknown;
};

/**
 * Serves one edge function of a hosted project, which runs each function in a separate process. Reads the project's
 * address and keys from the environment.
 *
 * @param mails sends the function's mails; left out for a function that sends none
 */
export function serveFunction(name: FunctionName, mails?: Mails): void {
  const project = new Project(
    { url: read('SUPABASE_URL'), anonKey: read('SUPABASE_ANON_KEY'), serviceKey: read('SUPABASE_SERVICE_ROLE_KEY') },
    {
      fetch,
      now: Date.now,
      log: (failed, error) => console.error(`${failed} failed`, error),
      ...(mails !== undefined && { mails }),
      // A hosted function may be stopped after its response, unless it asks the runtime to wait. Plain Deno has no
      // `EdgeRuntime`.
      ...(typeof EdgeRuntime !== 'undefined' && { keepRunning: (work) => EdgeRuntime.waitUntil(work) }),
    },
  );
  Deno.serve((request) => project.answer(name, request));
}

/**
 * Serves one job of a hosted project. Only the project's schedules may call the job; they send `JOB_SECRET`.
 *
 * @param library encrypts push messages; null for a job that sends none
 */
export function serveJob(name: JobName, library: PushLibrary | null = null): void {
  const serviceKey = read('SUPABASE_SERVICE_ROLE_KEY');
  const rest = new Rest(read('SUPABASE_URL'), serviceKey, serviceKey);
  const log = (fault: unknown): void => console.error(`${name} failed`, fault);
  const world = openJobs(rest, (variable) => Deno.env.get(variable), { fetch, now: Date.now, log }, library);
  const secret = Deno.env.get('JOB_SECRET') ?? null;
  Deno.serve((request) => answerJob(name, request, secret, () => world, log));
}

function read(name: string): string {
  const value = Deno.env.get(name);
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}
