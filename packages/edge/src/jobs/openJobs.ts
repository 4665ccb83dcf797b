import { type CallProcedure, FeedStore } from '../feed/FeedStore.ts';
import { eliteserienCalendar } from '../providers/eliteserienCalendar.ts';
import { footballDataOrg } from '../providers/footballDataOrg.ts';
import type { FootballProvider } from '../providers/FootballProvider.ts';
import { officialFantasy } from '../providers/officialFantasy.ts';
import { apiFootball } from '../providers/apiFootball/apiFootball.ts';
import { openLigaDb } from '../providers/openLigaDb.ts';
import type { PushLibrary } from '../push/PushLibrary.ts';
import { openPushes } from '../push/openPushes.ts';
import type { Rest } from '../project/Rest.ts';
import type { ProviderWorld } from '../providers/askProvider.ts';
import type { JobWorld } from './jobs.ts';

type Read = (name: string) => string | undefined;
type JobsWorld = ProviderWorld & { readonly log: (fault: string) => void };

const perMinute = { free: 10, paid: 30 };

/**
 * Opens the providers and stores of a deployed project's jobs. Environment variables choose the football providers:
 *
 * - football-data.org: `FOOTBALL_DATA_KEY`, with `FOOTBALL_DATA_PLAN` (`free` or `paid`) and
 * `FOOTBALL_DATA_PER_MINUTE`;
 * - OpenLigaDB: `FOOTBALL_PROVIDER=openligadb`;
 * - API-Football: `FOOTBALL_PROVIDER=api-football`, with `API_FOOTBALL_KEY` and `API_FOOTBALL_PLAN` (`free` or `paid`).
 *
 * `FOOTBALL_PROVIDER=api-football,openligadb` names two providers. Without any of these variables the project has no
 * football provider.
 *
 * @param read reads an environment variable
 * @param library sends push messages; null in jobs that send none
 */
export function openJobs(rest: Rest, read: Read, world: JobsWorld, library: PushLibrary | null = null): JobWorld {
  const call: CallProcedure = (name, parameters) => rest.call(name, parameters);
  return {
    store: new FeedStore(call),
    football: footballProviders(read, world),
    fantasy: [
      officialFantasy('fpl', read('FPL_URL') ?? 'https://fantasy.premierleague.com', world),
      officialFantasy('eliteserien', eliteserienUrl(read), world),
    ],
    push: library && openPushes(read, { library, call, fetch: world.fetch, log: world.log }),
    log: world.log,
  };
}

function eliteserienUrl(read: Read): string {
  return read('ELITESERIEN_FANTASY_URL') ?? 'https://fantasy.tv2.no';
}

/**
 * The providers in order of preference (decision 085). API-Football is first, because only it has all Norwegian leagues
 * and their events. On its free plan the leagues abroad would use up the calls, so it reports none of them, even if no
 * other provider does. The free plan also lacks Eliteserien's season, so Eliteserien Fantasy gives the season and its
 * results, from which the project computes the table.
 */
function footballProviders(read: Read, world: JobsWorld): readonly FootballProvider[] {
  const named = new Set((read('FOOTBALL_PROVIDER') ?? '').split(',').map((name) => name.trim()));
  const abroad = named.has('openligadb')
    ? openLigaDb(read('OPENLIGADB_URL') ?? 'https://api.openligadb.de', world)
    : footballData(read, world);
  const others = abroad === null ? [] : [abroad];
  const key = read('API_FOOTBALL_KEY') ?? '';
  if (!named.has('api-football')) return others;
  if (key === '') {
    world.log('FOOTBALL_PROVIDER names api-football, but API_FOOTBALL_KEY is empty: API-Football is not asked');
    return others;
  }
  const url = read('API_FOOTBALL_URL') ?? 'https://v3.football.api-sports.io';
  if (read('API_FOOTBALL_PLAN') === 'paid') return [apiFootball({ url, key, plan: 'paid' }, world), ...others];
  const norway = apiFootball({ url, key, plan: 'free', isNorwayOnly: true }, world);
  return [norway, ...others, eliteserienCalendar(eliteserienUrl(read), world)];
}

function footballData(read: Read, world: ProviderWorld): FootballProvider | null {
  const key = read('FOOTBALL_DATA_KEY') ?? '';
  if (key === '') return null;
  const plan = read('FOOTBALL_DATA_PLAN') === 'paid' ? 'paid' : 'free';
  const asked = Number(read('FOOTBALL_DATA_PER_MINUTE'));
  return footballDataOrg(
    {
      url: read('FOOTBALL_DATA_URL') ?? 'https://api.football-data.org',
      key,
      plan,
      perMinute: Number.isSafeInteger(asked) && asked > 0 ? asked : perMinute[plan],
    },
    world,
  );
}
