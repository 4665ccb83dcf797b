import type { FootballProvider } from '../providers/FootballProvider.ts';
import { leaderOf } from '../providers/leaderOf.ts';
import type { FeedWorld } from './askInBudget.ts';
import { type RunReport, runPlan } from './runPlan.ts';

/**
 * Runs the plans of all providers at once, so that a slow provider does not delay the others. Each plan writes only the
 * competitions that its provider leads.
 *
 * @param providers in order of preference
 */
export async function runPlans(providers: readonly FootballProvider[], world: FeedWorld): Promise<RunReport> {
  const reports = await Promise.all(
    providers.map((provider) => runPlan(provider, world, (code) => leaderOf(code, providers) === provider)),
  );
  return {
    asked: reports.flatMap(({ asked }) => asked),
    changed: reports.reduce((sum, { changed }) => sum + changed, 0),
  };
}
