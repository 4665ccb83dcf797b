import { competitionsAnswer, type ProviderTeamDetails } from '@tribunen/contract';
import { epochMs, topLeagues } from '@tribunen/domain';
import { askInBudget, type AskedAnswer, type FeedWorld } from '../feed/askInBudget.ts';
import { type RunReport, runPlan } from '../feed/runPlan.ts';
import { onOurClock } from '../feed/onOurClock.ts';
import { takeInMatches } from '../feed/takeInMatches.ts';
import type { FootballProvider } from '../providers/FootballProvider.ts';

const hour = 60 * 60;
const day = 24 * hour;
/** The seconds for which each answer stays fresh. */
const fresh = { competitions: day, season: day, standings: hour, scorers: 3 * hour, teams: 7 * day };
/** The delay before a request for an answer that the plan lacks is repeated, in seconds. */
const tryAgain = { unknown: day };
/** The delay before a failed call is repeated, so that calls which always fail do not use the whole budget. */
const waitAfterFailureMs = 5 * 60_000;
/** The number of calls to leave for the matches in play. */
const keep = 2;
/** The share of a minute's calls that a run may use for data other than matches; the next runs fetch the rest. */
const share = 0.4;

/**
 * The job `sync-days`: fetches the lists of the days around today, then competitions, seasons, tables, scorers and
 * teams, one call at a time. If another run holds the feed's lease, it fetches the lists, and this run fetches only the
 * rest.
 */
export async function syncDays(provider: FootballProvider, world: FeedWorld): Promise<RunReport> {
  const { store } = world;
  const lists = (await store.lease('feed', 60, () => runPlan(provider, world))) ?? { asked: [], changed: 0 };
  const { askedAt, now } = await store.situation(provider);
  const asked: string[] = [];
  let changed = 0;
  let left = Math.max(1, Math.floor(provider.perMinute * share));
  await refreshStale(['competitions']);
  const known = await store.knownAnswer('competitions', competitionsAnswer);
  const codes = (known?.competitions ?? []).map(({ code }) => code);
  const kinds = provider.seasonLists;
  const names = kinds.flatMap((kind) => codes.map((code) => `competitions/${code}/${kind}`));
  // First the answers that spectators wait for, then the teams and players of the top leagues, which are searched for most.
  const wished = (await store.wishedAnswers()).filter((name) => names.includes(name));
  const squads = topLeagues.map((code) => `competitions/${code}/teams`).filter((name) => names.includes(name));
  await refreshStale([...new Set([...wished, ...squads, ...names])]);
  return { asked: [...lists.asked, ...asked], changed: lists.changed + changed };

  async function refreshStale(names: readonly string[]): Promise<void> {
    const stale = (await store.staleAnswers(names)).filter((name) => !hasJustFailed(name));
    for (const name of stale.slice(0, left)) {
      if ((await refresh(name)) === 'no-call') return;
      asked.push(name);
      left -= 1;
    }
  }

  /** Whether the answer is stale although it was requested a moment ago. */
  function hasJustFailed(name: string): boolean {
    const at = askedAt.get(name);
    return at !== undefined && epochMs(now) - epochMs(at) < waitAfterFailureMs;
  }

  async function refresh(name: string): Promise<AskedAnswer<unknown>['status']> {
    const [, code = '', kind = 'competitions'] = name.split('/');
    switch (kind) {
      case 'season': {
        const answer = await askInBudget(provider, name, () => provider.season(code), world, keep);
        if (answer.status === 'known') {
          const { askedAt: listedAt, clockAheadMs } = answer;
          changed += await takeInMatches(onOurClock(answer.body, clockAheadMs), listedAt, store, 'season');
        }
        return keepAnswer(name, answer, fresh.season, ({ length }) => ({ matches: length }));
      }
      case 'standings': {
        const answer = await askInBudget(provider, name, () => provider.standings(code), world, keep);
        return keepAnswer(name, answer, fresh.standings);
      }
      case 'scorers': {
        const answer = await askInBudget(provider, name, () => provider.scorers(code), world, keep);
        return keepAnswer(name, answer, fresh.scorers);
      }
      case 'teams': {
        const answer = await askInBudget(provider, name, () => provider.teams(code), world, keep);
        if (answer.status === 'known') await store.keepTeams(code, toStoredTeams(answer.body));
        return keepAnswer(name, answer, fresh.teams, ({ length }) => ({ teams: length }));
      }
      default: {
        const answer = await askInBudget(provider, name, () => provider.competitions(), world, keep);
        return keepAnswer(name, answer, fresh.competitions, (competitions) => ({ competitions }));
      }
    }
  }

  async function keepAnswer<Body>(
    name: string,
    answer: AskedAnswer<Body>,
    seconds: number,
    toKept: (body: Body) => unknown = (body) => body,
  ): Promise<AskedAnswer<Body>['status']> {
    if (answer.status === 'known') await store.keepAnswer(name, toKept(answer.body), seconds);
    if (answer.status === 'unknown') await store.keepAnswer(name, null, tryAgain.unknown);
    return answer.status;
  }
}

/** Each team that has an id, once, both as lists show it and with all its details. */
function toStoredTeams(
  teams: readonly ProviderTeamDetails[],
): readonly { readonly summary: object; readonly details: object }[] {
  const stored = teams.flatMap((details) => {
    const { id, name, shortName = null, tla = null, crest = null } = details;
    return id === null || name === null || !Number.isInteger(id)
      ? []
      : [[id, { summary: { id, name, shortName, tla, crest }, details }] as const];
  });
  // Sorted by id, so that two runs lock rows in the same order and cannot deadlock.
  return [...new Map(stored.toSorted(([a], [b]) => a - b)).values()];
}
