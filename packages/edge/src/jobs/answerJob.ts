import { refuse } from '../refuse.ts';
import { type JobName, jobs, type JobWorld } from './jobs.ts';

/**
 * Answers a request to run a job. Only the project's schedules can run it, because only they know the secret. An error
 * is logged, and the response does not show it.
 *
 * @param secret the secret of the jobs; null when the project has none, and then every request is refused
 */
export async function answerJob(
  name: JobName,
  request: Request,
  secret: string | null,
  worldOf: () => JobWorld,
  log: (error: unknown) => void,
): Promise<Response> {
  if (request.method !== 'POST') return refuse(405, `This function is not asked by ${request.method}`);
  const given = request.headers.get('x-job-secret') ?? '';
  if (secret === null || secret === '' || !isSame(given, secret))
    return refuse(401, 'This is for the project’s own schedules');
  try {
    const done = await jobs[name](worldOf());
    return done === null ? Response.json({ skipped: 'Another run is under way' }) : Response.json(done);
  } catch (error) {
    log(error);
    return refuse(500, 'The job failed');
  }
}

/** Compares in constant time, so that the duration does not reveal where two texts differ. */
function isSame(given: string, secret: string): boolean {
  let differences = given.length ^ secret.length;
  for (let index = 0; index < secret.length; index += 1) {
    differences |= given.charCodeAt(index % Math.max(1, given.length)) ^ secret.charCodeAt(index);
  }
  return differences === 0;
}
