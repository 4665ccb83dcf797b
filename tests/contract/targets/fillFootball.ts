import { FANTASY_GAMES, type FantasyGame } from '@tribunen/domain';
import { FeedStore, footballDataOrg, jobs, officialFantasy } from '@tribunen/edge';
import { openProviders } from '@tribunen/football';

/** For each fantasy game, the id of a team whose players and points the jobs fetch. */
export const managers = { fpl: 1_234_567, eliteserien: 4321 } as const satisfies Record<FantasyGame, number>;

const fantasyUrl = (game: FantasyGame): string => `https://fantasy.example.test/${game}`;

/**
 * Runs the jobs in this process, so that the project stores a match day of the simulator and its functions can return
 * it. The stand-in for the provider does not limit the calls.
 *
 * @param asker the id of the user who requests the fantasy teams
 */
export async function fillFootball(
  { url, serviceKey }: { readonly url: string; readonly serviceKey: string },
  asker: string,
): Promise<void> {
  const call = async (name: string, parameters: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' };
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(parameters),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} was answered with ${response.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const perMinute = 10_000;
  const providers = await openProviders({ now: Date.now, seed: 1, speed: 10, plan: 'paid', perMinute });
  const ask: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const game = FANTASY_GAMES.find((each) => request.url.startsWith(fantasyUrl(each)));
    return game === undefined ? providers.footballData(request) : providers.fantasy(request, game);
  };
  const world = { fetch: ask, now: Date.now };
  const faults: string[] = [];
  const run = (name: 'sync-days' | 'sync-fantasy') =>
    jobs[name]({
      store: new FeedStore(call),
      football: [footballDataOrg({ url: 'https://provider.example.test', key: 'key', plan: 'paid', perMinute }, world)],
      fantasy: FANTASY_GAMES.map((game) => officialFantasy(game, fantasyUrl(game), world)),
      push: null,
      log: (fault) => void faults.push(fault),
    });
  for (const game of FANTASY_GAMES) await call('wish_for_entry', { game, asker, entry: managers[game] });
  await run('sync-days');
  await run('sync-fantasy');
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
