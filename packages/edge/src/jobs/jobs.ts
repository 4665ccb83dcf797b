import type { FeedWorld } from '../feed/askInBudget.ts';
import type { RunReport } from '../feed/runPlan.ts';
import { runPlans } from '../feed/runPlans.ts';
import type { FootballProvider } from '../providers/FootballProvider.ts';
import type { FantasyProvider } from '../providers/officialFantasy.ts';
import { type PushWorld, sendPushes } from '../push/sendPushes.ts';
import { syncDays } from './syncDays.ts';
import { syncFantasy } from './syncFantasy.ts';

/** The providers and stores that the jobs use. */
export interface JobWorld extends FeedWorld {
  /** The providers in order of preference; empty while the project has none. */
  readonly football: readonly FootballProvider[];
  /** The servers of both fantasy games. */
  readonly fantasy: readonly FantasyProvider[];
  /** The store and the push services of `send-push`; null when push is not set up, and in other jobs. */
  readonly push: PushWorld | null;
}

/** Returns the result of a job; null when another run of the job holds the lease. */
export type Job = (world: JobWorld) => Promise<object | null>;

const seconds = 60;
/** A run usually ends within this many milliseconds of its last query for due messages. */
const endMs = 200;
const asksAgain = 2;

const nothing: RunReport = { asked: [], changed: 0 };

/** The jobs of the project, by the names of their edge functions. */
export const jobs = {
  'sync-live': async ({ football, ...world }) =>
    football.length === 0 ? nothing : world.store.lease('feed', seconds, () => runPlans(football, world)),
  'sync-days': async ({ football, ...world }) =>
    football.length === 0 ? nothing : world.store.lease('sync-days', seconds, () => syncDays(football, world)),
  'sync-fantasy': ({ fantasy, ...world }) =>
    world.store.lease('sync-fantasy', seconds, () => syncFantasy(fantasy, world)),
  'send-push': async ({ push, store }) => {
    if (push === null) return {};
    const send = (): Promise<object | null> => store.lease('send-push', seconds, () => sendPushes(push));
    let sent = await send();
    // Another run holds the lease and sends these messages too, unless that run has already made its last query. So
    // this run tries again.
    for (let asked = 0; sent === null && asked < asksAgain; asked += 1) {
      await new Promise((resolve) => setTimeout(resolve, endMs));
      sent = await send();
    }
    return sent;
  },
  retention: ({ store }) => store.lease('retention', seconds, async () => ({ removed: await store.removeOld() })),
} as const satisfies Readonly<Record<string, Job>>;

export type JobName = keyof typeof jobs;
