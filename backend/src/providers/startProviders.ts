import { createServer } from 'node:http';
import { FANTASY_GAMES } from '@tribunen/domain';
import { openProviders } from '@tribunen/football';
import { toRequest } from '@tribunen/protocol/node';

/** How the simulated providers play matches and report them. */
export interface FootballOptions {
  /** Which provider is simulated; football-data.org by default. */
  readonly provider?: 'football-data' | 'api-football';
  /**
   * The provider's plan. On the free plan football-data.org reports only scores, and API-Football allows a hundred
   * calls a day.
   */
  readonly plan: 'free' | 'paid';
  /** Seconds of play per second of real time. */
  readonly speed: number;
  /** Decides the matches: the same seed gives the same matches. */
  readonly seed: number;
}

/** The requests per minute that football-data.org allows on each plan. */
const perMinute = { free: 10, paid: 30 };

/** The simulated providers, and the environment variables that point the functions at them. */
export interface RunningProviders {
  readonly env: Readonly<Record<string, string>>;
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts simulated servers of a football provider and of the fantasy games on one port of this machine. */
export async function startProviders({ provider, plan, speed, seed }: FootballOptions): Promise<RunningProviders> {
  const providers = await openProviders({ now: Date.now, seed, speed, plan, perMinute: perMinute[plan] });
  const server = createServer((incoming, outgoing) => {
    toRequest(new URL(incoming.url ?? '/', 'http://provider.localhost'), incoming, outgoing)
      .then((request) => {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith('/api-football/')) return providers.apiFootball(request);
        const game = FANTASY_GAMES.find((each) => pathname.startsWith(`/${each}/api/`));
        return game === undefined ? providers.footballData(request) : providers.fantasy(request, game);
      })
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(await response.text());
      })
      .catch((error: unknown) => {
        console.error(`A simulated provider could not answer ${incoming.url}`, error);
        outgoing.writeHead(500).end();
      });
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve(`http://127.0.0.1:${address.port}`);
      else reject(new Error('The system gave no port'));
    });
  });
  const apiFootball = {
    FOOTBALL_PROVIDER: 'api-football',
    API_FOOTBALL_URL: `${url}/api-football`,
    API_FOOTBALL_KEY: 'stand-in',
    API_FOOTBALL_PLAN: plan,
  };
  const footballData = {
    FOOTBALL_DATA_URL: url,
    FOOTBALL_DATA_KEY: 'stand-in',
    FOOTBALL_DATA_PLAN: plan,
    FOOTBALL_DATA_PER_MINUTE: String(perMinute[plan]),
  };
  return {
    url,
    env: {
      ...(provider === 'api-football' ? apiFootball : footballData),
      FPL_URL: `${url}/fpl`,
      ELITESERIEN_FANTASY_URL: `${url}/eliteserien`,
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
