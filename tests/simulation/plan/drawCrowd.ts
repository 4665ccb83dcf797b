import { drawInteger, type Random } from '@tribunen/football';
import type { MatchPlan, PlannedEvent, PlannedState } from '../football/MatchPlan.ts';
import type { BrowserPlan, Incident, SimulationPlan } from './SimulationPlan.ts';

const second = 1000;
const awayMs = 30 * second;
/** How long the socket and the functions fail. The database tables stay readable. */
const brokenMs = 75 * second;
/** More events than a response holds. A response has at most 100 events of one match, or 50 of all matches. */
const corners = 120;

/**
 * Changes a plan: while a spectator is offline, a match gets more events than a response holds, and the last of them is
 * a red card. Afterwards the socket and the functions fail, and only the database tables are readable.
 *
 * @param moment when the spectator goes offline, in milliseconds after the start of the run
 * @returns the changed plan; the same plan if no followed team plays then, or if the browser has several tabs
 */
export function drawCrowd(plan: SimulationPlan, moment: number, random: Random): SimulationPlan {
  const [browser] = plan.browsers;
  const match = plan.matches.find(
    (each) => browser !== undefined && isFollowed(each, browser) && isInPlay(each, moment),
  );
  if (match === undefined || browser?.tabs.length !== 1) return plan;
  const last = stateAt(match, moment);
  if (last === undefined) return plan;
  const first = drawInteger(1, 200, random);
  // Gives each of these events a millisecond in which nothing else is written.
  const taken = new Set(plan.matches.flatMap(({ changes }) => changes.map(({ at }) => at)));
  const free = (wanted: number): number => (taken.has(wanted) ? free(wanted + 1) : wanted);
  const events = Array.from({ length: corners + 1 }, (_, index): PlannedEvent => {
    const at = free(moment + first + Math.round((index * (awayMs - second)) / corners));
    return {
      kind: 'event',
      at,
      id: `${match.id}-crowd-${index}`,
      occurredAt: at,
      type: index === corners ? 'RED_CARD' : 'CORNER',
      side: 'home',
      minute: last.minute ?? 1,
      person: null,
      home: last.home ?? 0,
      away: last.away ?? 0,
    };
  });
  const changes = [...match.changes, ...events].toSorted((one, other) => one.at - other.at);
  const fault = { kind: 'status', status: 503 } as const;
  const incidents: readonly Incident[] = [
    { kind: 'offline', at: moment, ms: awayMs, browser: 0 },
    { kind: 'line', at: moment, ms: brokenMs, fault: { kind: 'join-refused' } },
    { kind: 'requests', at: moment, ms: brokenMs, endpoint: 'api/*', fault },
    { kind: 'requests', at: moment, ms: brokenMs, endpoint: 'functions/*', fault },
  ];
  return {
    ...plan,
    matches: plan.matches.map((each) => (each === match ? { ...match, changes } : each)),
    incidents: [...plan.incidents, ...incidents].toSorted((one, other) => one.at - other.at),
  };
}

function isFollowed({ home, away }: MatchPlan, { user }: BrowserPlan): boolean {
  return [home, away].some(
    ({ id }) => user?.follows.some((follow) => follow.id === String(id) && follow.notifications) === true,
  );
}

function isInPlay(match: MatchPlan, moment: number): boolean {
  return stateAt(match, moment)?.status === 'IN_PLAY' && stateAt(match, moment + awayMs)?.status === 'IN_PLAY';
}

function stateAt({ changes }: MatchPlan, moment: number): PlannedState | undefined {
  return changes.filter((change) => change.kind === 'state').findLast(({ at }) => at <= moment);
}
