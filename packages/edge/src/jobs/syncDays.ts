import {
  competitionsAnswer,
  type ProviderCompetition,
  type ProviderTeam,
  type ProviderTeamDetails,
} from '@tribunen/contract';
import { epochMs, topLeagues, type UtcInstant } from '@tribunen/domain';
import { number, object, record, string, unknown } from 'valibot';
import { askInBudget, type AskedAnswer, type FeedWorld } from '../feed/askInBudget.ts';
import type { Situation } from '../feed/FeedStore.ts';
import { mayFill } from '../feed/mayFill.ts';
import type { RunReport } from '../feed/runPlan.ts';
import { runPlans } from '../feed/runPlans.ts';
import { onOurClock } from '../feed/onOurClock.ts';
import { takeInMatches } from '../feed/takeInMatches.ts';
import { ownTeams, withOwnIds } from '../feed/withOwnIds.ts';
import type { FootballProvider } from '../providers/FootballProvider.ts';
import { leaderOf } from '../providers/leaderOf.ts';

const hour = 60 * 60;
const day = 24 * hour;
/** The seconds for which each answer stays fresh. */
const fresh = { competitions: day, season: day, standings: hour, scorers: 3 * hour, teams: 7 * day, squad: 7 * day };
/** The seconds before the job asks again for an answer that the provider's plan lacked. */
const tryAgain = { unknown: day };
/** The delay before a failed call is repeated. Without this delay, calls that always fail would use up the budget. */
const waitAfterFailureMs = 5 * 60_000;
/** The number of calls to leave for the matches in play. */
const keep = 2;
/**
 * After the lists of days, a run may use this share of a minute's calls to each provider. The next runs fetch what is
 * left.
 */
const share = 0.4;

/** The provider's ids of a competition's teams, by the project's ids. */
const teamIds = object({ ids: record(string(), number()) });
const noSquads = { status: 'unknown', reported: { available: null, resetSeconds: null, waitSeconds: null } } as const;

const kinds = ['season', 'standings', 'scorers', 'teams'] as const;

/**
 * The job `sync-days`: fetches the lists of the days around today, then competitions, seasons, tables, scorers and
 * teams, one call at a time, each answer from the first provider whose plan includes it. If another run holds the
 * feed's lease, that run fetches the lists, and this run fetches only the rest.
 *
 * @param providers in order of preference
 */
export async function syncDays(providers: readonly FootballProvider[], world: FeedWorld): Promise<RunReport> {
  const { store } = world;
  const lists = (await store.lease('feed', 60, () => runPlans(providers, world))) ?? { asked: [], changed: 0 };
  const asked: string[] = [];
  let changed = 0;
  const turns = await Promise.all(
    providers.map(async (provider) => {
      const { askedAt, now } = await store.situation(provider);
      return { provider, askedAt, now, left: Math.max(1, Math.floor(provider.perMinute * share)) };
    }),
  );
  for (const turn of turns) await refreshStale(turn, [offeredBy(turn.provider)]);
  const codes = (await offered()).map(({ code }) => code);
  const names = codes.flatMap((code) => kinds.map((kind) => `competitions/${code}/${kind}`));
  const isSquad = (name: string): boolean => codes.includes(/^competitions\/(\w+)\/squad\/\d+$/.exec(name)?.[1] ?? '');
  // First the answers that spectators wait for, then the teams and players of the top leagues, which spectators search
  // for most.
  const wished = (await store.wishedAnswers()).filter((name) => names.includes(name) || isSquad(name));
  const withoutSource = [...wished, ...names].filter((each) => sourceOf(each) === null);
  for (const name of await store.staleAnswers([...new Set(withoutSource)])) {
    await store.keepAnswer(name, null, tryAgain.unknown);
  }
  const squads = topLeagues.map((code) => `competitions/${code}/teams`).filter((name) => names.includes(name));
  const inOrder = [...new Set([...wished, ...squads, ...names])];
  for (const turn of turns) {
    await refreshStale(
      turn,
      inOrder.filter((name) => sourceOf(name) === turn.provider),
    );
  }
  return { asked: [...lists.asked, ...asked], changed: lists.changed + changed };

  /** The competitions of all providers, each from the first provider that offers it. */
  async function offered(): Promise<readonly ProviderCompetition[]> {
    const known = await Promise.all(
      providers.map((provider) => store.knownAnswer(offeredBy(provider), competitionsAnswer)),
    );
    const inReverse = known.flatMap((answer) => answer?.competitions ?? []).toReversed();
    const competitions = [...new Map(inReverse.map((each) => [each.code, each])).values()].toReversed();
    if (asked.some((name) => name.startsWith('offered/'))) {
      await store.keepAnswer('competitions', { competitions }, fresh.competitions);
    }
    return competitions;
  }

  function sourceOf(name: string): FootballProvider | null {
    const [, code = '', asked] = name.split('/');
    return providers.find(({ has, seasonLists }) => has(code) && seasonLists.some((kind) => kind === asked)) ?? null;
  }

  async function refreshStale(turn: Turn, names: readonly string[]): Promise<void> {
    const stale = (await store.staleAnswers(names)).filter((name) => !hasJustFailed(turn, name));
    for (const name of stale.slice(0, turn.left)) {
      if ((await refresh(turn, name)) === 'no-call') return;
      asked.push(name);
      turn.left -= 1;
    }
  }

  async function refresh({ provider, now }: Turn, name: string): Promise<AskedAnswer<unknown>['status']> {
    const [, code = '', kind = 'competitions'] = name.split('/');
    const renamed = (teams: readonly ProviderTeam[]) => ownTeams(provider.name, code, teams, store);
    switch (kind) {
      case 'season': {
        const answer = await askInBudget(provider, name, () => provider.season(code), world, keep);
        if (answer.status === 'known') {
          const { askedAt: listedAt, clockAheadMs } = answer;
          const leads = leaderOf(code, providers) === provider;
          const own = (await withOwnIds(provider.name, answer.body, store)).filter(
            (match) => leads || mayFill(match, now),
          );
          const reports = own.map(({ report }) => report);
          changed += await takeInMatches(onOurClock(reports, clockAheadMs), listedAt, store, 'season');
        }
        return keepAnswer(name, answer, fresh.season, ({ length }) => ({ matches: length }));
      }
      case 'standings': {
        const answer = await askInBudget(provider, name, () => provider.standings(code), world, keep);
        return keepAnswer(name, answer, fresh.standings, async (body) => {
          const teamOf = await renamed(body.standings.flatMap(({ table }) => table.map(({ team }) => team)));
          const inTable = <Row extends { readonly team: ProviderTeam }>(row: Row): Row => ({
            ...row,
            team: teamOf(row.team),
          });
          return { ...body, standings: body.standings.map((each) => ({ ...each, table: each.table.map(inTable) })) };
        });
      }
      case 'scorers': {
        const answer = await askInBudget(provider, name, () => provider.scorers(code), world, keep);
        return keepAnswer(name, answer, fresh.scorers, async (body) => {
          const teamOf = await renamed(body.scorers.map(({ team }) => team));
          return { ...body, scorers: body.scorers.map((scorer) => ({ ...scorer, team: teamOf(scorer.team) })) };
        });
      }
      case 'teams': {
        const answer = await askInBudget(provider, name, () => provider.teams(code), world, keep);
        return keepAnswer(name, answer, fresh.teams, async (body) => {
          const teamOf = await renamed(body);
          await store.keepTeams(code, toStoredTeams(body.map(teamOf)));
          const ids = new Map(body.flatMap((team) => (team.id === null ? [] : [[String(teamOf(team).id), team.id]])));
          return { teams: body.length, ...(provider.squad && { ids: Object.fromEntries(ids) }) };
        });
      }
      case 'squad': {
        const known = await store.knownAnswer(`competitions/${code}/teams`, teamIds);
        const team = known?.ids[name.split('/')[3] ?? ''];
        if (team === undefined) return keepAnswer(name, { status: 'unknown' }, fresh.squad);
        const ask = () => provider.squad?.(team) ?? Promise.resolve(noSquads);
        const answer = await askInBudget(provider, name, ask, world, keep);
        // A team's page must not wait for a squad that the provider cannot give now.
        if (answer.status === 'failed') {
          await store.keepAnswer(name, await store.knownAnswer(name, unknown()), waitAfterFailureMs / 1000);
        }
        return keepAnswer(name, answer, fresh.squad);
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
    if (answer.status === 'known') await store.keepAnswer(name, await toKept(answer.body), seconds);
    if (answer.status === 'unknown') await store.keepAnswer(name, null, tryAgain.unknown);
    return answer.status;
  }
}

/** A provider, with the number of calls that this run may still make to it. */
interface Turn {
  readonly provider: FootballProvider;
  readonly askedAt: Situation['askedAt'];
  readonly now: UtcInstant;
  left: number;
}

/** The name under which a provider's list of competitions is stored. */
function offeredBy({ name }: FootballProvider): string {
  return `offered/${name}`;
}

/** Whether the answer was requested within the last five minutes. If the answer is still stale, that request failed. */
function hasJustFailed({ askedAt, now }: Turn, name: string): boolean {
  const at = askedAt.get(name);
  return at !== undefined && epochMs(now) - epochMs(at) < waitAfterFailureMs;
}

/**
 * Prepares teams for storing, without those that lack an id or a name. Each team is stored once, as a short entry for
 * lists and with all its details.
 */
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
