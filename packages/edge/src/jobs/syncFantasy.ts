import { type BootstrapStatic, bootstrapStatic, fantasyFixture, type FantasyFixtureAnswer } from '@tribunen/contract';
import { array } from 'valibot';
import { askInBudget, type FeedWorld } from '../feed/askInBudget.ts';
import type { RunReport } from '../feed/runPlan.ts';
import type { ProviderAnswer } from '../providers/askProvider.ts';
import type { FantasyProvider } from '../providers/officialFantasy.ts';

const minute = 60;
const hour = 60 * minute;
/** The seconds for which each answer stays fresh. The gameweek's points change while its matches are played. */
const fresh = {
  season: 10 * minute,
  entry: 24 * hour,
  unknown: hour,
  inPlay: { fixtures: minute, live: minute, picks: 10 * minute },
  between: { fixtures: 10 * minute, live: 10 * minute, picks: hour },
};

/**
 * The job `sync-fantasy`: for each game, fetches the season, the points of the gameweek, and the teams of our users and
 * of other requested managers. Answers are stored under the paths by which `projectFantasy` reads them. A game whose
 * server is slow does not delay the other game.
 */
export async function syncFantasy(games: readonly FantasyProvider[], world: FeedWorld): Promise<RunReport> {
  const asked = (await Promise.all(games.map((provider) => syncGame(provider, world)))).flat();
  return { asked, changed: asked.length };
}

/** Returns the names of the answers that were fetched. */
async function syncGame(provider: FantasyProvider, world: FeedWorld): Promise<readonly string[]> {
  const { store } = world;
  const { game } = provider;
  const asked: string[] = [];
  const nameOf = (path: string): string => `fantasy/${game}/${path}`;

  const season = await store.staleAnswers([nameOf('bootstrap-static')]);
  if (season.length > 0) await refresh('bootstrap-static', () => provider.season(), fresh.season);
  const current = currentEvent(await store.knownAnswer(nameOf('bootstrap-static'), bootstrapStatic));
  if (current !== null) {
    const fixtures = await store.knownAnswer(nameOf(`fixtures/${current}`), array(fantasyFixture));
    const { askedAt } = await store.situation(provider);
    // The manager with the oldest answer comes first, so that a small budget reaches every manager in the end.
    const waitedSince = (entry: number): string => askedAt.get(picksOf(entry, current)) ?? '';
    const entries = (await store.fantasyEntries(game)).toSorted((a, b) => waitedSince(a).localeCompare(waitedSince(b)));
    await refreshStale(callsOf(current, entries, (fixtures ?? []).some(isInPlay)));
  }
  return asked;

  function callsOf(
    event: number,
    entries: readonly number[],
    isLive: boolean,
  ): ReadonlyMap<string, () => Promise<boolean>> {
    const { fixtures, live, picks } = isLive ? fresh.inPlay : fresh.between;
    const ofEntry = (entry: number): readonly (readonly [string, () => Promise<boolean>])[] => {
      const [team, squad] = [`entry/${entry}`, picksOf(entry, event)];
      return [
        [team, () => refresh(team, () => provider.entry(entry), fresh.entry)],
        [squad, () => refresh(squad, () => provider.picks(entry, event), picks)],
      ];
    };
    const [matches, points] = [`fixtures/${event}`, `event/${event}/live`];
    return new Map([
      [matches, () => refresh(matches, () => provider.fixtures(event), fixtures)],
      [points, () => refresh(points, () => provider.live(event), live)],
      ...entries.flatMap(ofEntry),
    ]);
  }

  /** Fetches until the budget has no call left; the next run fetches the rest. */
  async function refreshStale(calls: ReadonlyMap<string, () => Promise<boolean>>): Promise<void> {
    for (const name of await store.staleAnswers([...calls.keys()].map(nameOf))) {
      const wasAsked = await calls.get(name.slice(nameOf('').length))?.();
      if (wasAsked !== true) return;
    }
  }

  async function refresh(path: string, ask: () => Promise<ProviderAnswer<unknown>>, seconds: number): Promise<boolean> {
    const answer = await askInBudget(provider, path, ask, world);
    if (answer.status === 'no-call') return false;
    asked.push(nameOf(path));
    if (answer.status === 'known') await store.keepAnswer(nameOf(path), answer.body, seconds);
    // Null is stored: the game has no such manager, or the manager has no squad in the gameweek.
    if (answer.status === 'unknown') await store.keepAnswer(nameOf(path), null, fresh.unknown);
    return true;
  }
}

function picksOf(entry: number, event: number): string {
  return `entry/${entry}/event/${event}/picks`;
}

function currentEvent(season: BootstrapStatic | null): number | null {
  return season?.events.find(({ is_current }) => is_current)?.id ?? null;
}

function isInPlay({ started, finished_provisional }: FantasyFixtureAnswer): boolean {
  return started === true && !finished_provisional;
}
