import { array, object, parse, picklist, string } from 'valibot';
import type { Deployed } from '../run/readOptions.ts';
import { Football, type WriteMatches } from './Football.ts';
import { listMatches } from './listMatches.ts';
import type { Stand } from './Stand.ts';

/** The ids of a run's matches begin here. No provider has used an id as high as this. */
const firstId = 1_900_000_000;
const played = 3;
const yearsAgo = '2020-01-01T12:00:00.000Z';

/**
 * Uses a project that already runs. With its service key the run sets the project's mode and plays its own matches,
 * which everybody on the project sees until the run stops; without the key it only listens. No spectator is signed in.
 */
export async function openDeployedStand({ url, anonKey, apiUrl, serviceKey }: Deployed): Promise<Stand> {
  const ground = { url, anonKey, apiUrl };
  const service = serviceKey === null ? null : askAs(url, serviceKey);
  const common = {
    ground,
    databaseUrl: null,
    origin: null,
    openAccounts: () => Promise.resolve([]),
    usage: () => null,
    logged: new Map<string, number>(),
  };
  if (service === null) {
    return {
      ...common,
      football: null,
      setMode: () => Promise.reject(new Error('The project’s mode needs its service key, in CROWD_SERVICE_KEY')),
      stop: () => Promise.resolve(),
    };
  }
  const [before] = parse(
    array(object({ mode: picklist(['small', 'crowd']) })),
    await service('GET', 'live_mode?select=mode'),
  );
  const setMode = async (mode: string): Promise<void> => {
    await service('PATCH', 'live_mode?is_only_row=eq.true', { mode });
  };
  const write: WriteMatches = async (matches) => {
    // Returns the time of the call, which comes before the commit. The project could give the time of the commit, but
    // its clock may differ from this machine's.
    const at = Date.now();
    const refused = parse(array(string()), await service('POST', 'rpc/write_matches', { matches }));
    if (refused.length > 0) throw new Error(`Somebody else has written ${refused.join()}`);
    return at;
  };
  const run = firstId + (Math.floor(Date.now() / 1000) % 10_000_000) * 10;
  const kickoff = new Date(Date.now() - 60_000).toISOString();
  const listed = (await listMatches(Date.now())).slice(0, played);
  const summaries = listed.map((match, index) => ({ ...match, id: run + index, utcDate: kickoff }));
  const football = new Football(write, summaries);
  await football.kickOff();
  const ids = `(${summaries.map(({ id }) => id).join()})`;
  return {
    ...common,
    football,
    setMode,
    async stop() {
      // `remove_old` deletes old matches with all their rows, so the run makes its matches old.
      await service('PATCH', `live_matches_new?id=in.${ids}`, { utc_kickoff: yearsAgo });
      await service('POST', 'rpc/remove_old', {});
      await service('DELETE', `provider_matches?id=in.${ids}`);
      if (before !== undefined) await setMode(before.mode);
    },
  };
}

/** Calls the project's REST interface with its service key. */
function askAs(url: string, key: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}/rest/v1/${path}`, {
      method,
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
}
