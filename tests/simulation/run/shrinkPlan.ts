import type { SimulationPlan } from '../plan/SimulationPlan.ts';
import { type RunResult, runPlan } from './runPlan.ts';

/**
 * The most runs while a plan is made smaller: enough to leave out each part once, and to try again the parts that may
 * have become needless since.
 */
const mostTries = 150;

/**
 * Finds a smaller plan that still breaks the same law: shorter, and without needless incidents, tabs, browsers and
 * matches.
 *
 * @returns the plan and its result, with the log
 */
export async function shrinkPlan(
  plan: SimulationPlan,
): Promise<{ readonly plan: SimulationPlan; readonly result: RunResult }> {
  const first = await runPlan(plan);
  const law = first.violation?.law;
  if (law === undefined) return { plan, result: await runPlan(plan, true) };
  let least = plan;
  let tries = 0;
  let hasShrunk = true;
  while (hasShrunk && tries < mostTries) {
    hasShrunk = false;
    for (const smaller of smallerPlans(least)) {
      tries += 1;
      if (tries > mostTries) break;
      if ((await runPlan(smaller)).violation?.law !== law) continue;
      least = smaller;
      hasShrunk = true;
      break;
    }
  }
  return { plan: least, result: await runPlan(least, true) };
}

/**
 * Yields simpler copies of a plan. Each copy changes the plan in one place, nearly always by leaving something out. If
 * there are more than three incidents, the first two copies have half of them each.
 */
function* smallerPlans(plan: SimulationPlan): Generator<SimulationPlan> {
  const { incidents, browsers, matches } = plan;
  const half = Math.ceil(incidents.length / 2);
  if (incidents.length > 3) {
    yield { ...plan, incidents: incidents.slice(half) };
    yield { ...plan, incidents: incidents.slice(0, half) };
  }
  for (const index of incidents.keys()) yield { ...plan, incidents: incidents.toSpliced(index, 1) };
  if (browsers.length > 1) {
    const ofFirst = incidents.filter((incident) => !('browser' in incident) || incident.browser === 0);
    yield { ...plan, browsers: browsers.slice(0, 1), incidents: ofFirst };
  }
  for (const [index, browser] of browsers.entries()) {
    if (browser.tabs.length === 1) continue;
    yield { ...plan, browsers: browsers.with(index, { ...browser, tabs: browser.tabs.slice(0, -1) }) };
  }
  for (const index of matches.keys()) if (matches.length > 1) yield { ...plan, matches: matches.toSpliced(index, 1) };
  if (plan.accessTokenSeconds !== 3600) yield { ...plan, accessTokenSeconds: 3600 };
  if (plan.lengthMs > 60_000) yield { ...plan, lengthMs: plan.lengthMs - 60_000 };
}
