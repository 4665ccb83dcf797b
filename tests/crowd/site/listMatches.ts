import { providerMatch, type ProviderMatch } from '@tribunen/contract';
import { openProviders } from '@tribunen/football';
import { array, object, parse } from 'valibot';

const day = 86_400_000;

/** The simulator's matches of the day (UTC), in the form in which the stand-in for football-data.org lists them. */
export async function listMatches(now: number): Promise<readonly ProviderMatch[]> {
  const providers = await openProviders({ now: Date.now, seed: 1, speed: 1, plan: 'paid', perMinute: 1000 });
  const [from, to] = [now, now + day].map((moment) => new Date(moment).toISOString().slice(0, 10));
  const address = `http://provider.localhost/v4/matches?dateFrom=${from}&dateTo=${to}`;
  const answer = await providers.footballData(new Request(address, { headers: { 'x-auth-token': 'stand-in' } }));
  return parse(object({ matches: array(providerMatch) }), await answer.json()).matches;
}
