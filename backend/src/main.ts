import { parseArgs } from 'node:util';
import { stopWhenAsked } from './process/stopWhenAsked.ts';
import { startBackend } from './startBackend.ts';

// Run it: npm run backend -- --port 54321 --site-url http://localhost:5173 --confirm-email --provider api-football --plan paid --speed 10
// If the environment has FOOTBALL_DATA_KEY or FOOTBALL_PROVIDER, the football comes from the provider that the
// environment configures, otherwise from the simulator.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '54321' },
    host: { type: 'string', default: '127.0.0.1' },
    folder: { type: 'string' },
    'site-url': { type: 'string', default: 'http://localhost:5173' },
    'confirm-email': { type: 'boolean', default: false },
    provider: { type: 'string', default: 'football-data' },
    plan: { type: 'string', default: 'paid' },
    speed: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
  },
});
const { DATABASE_URL: databaseUrl, FOOTBALL_DATA_KEY: key, FOOTBALL_PROVIDER: provider } = process.env;
const begun = performance.now();
const backend = await startBackend({
  port: Number(values.port),
  host: values.host,
  siteUrl: values['site-url'],
  confirmEmail: values['confirm-email'],
  football:
    key === undefined && provider === undefined
      ? {
          provider: values.provider === 'api-football' ? 'api-football' : 'football-data',
          plan: values.plan === 'free' ? 'free' : 'paid',
          speed: Number(values.speed),
          seed: Number(values.seed),
        }
      : 'environment',
  ...(values.folder !== undefined && { folder: values.folder }),
  ...(databaseUrl !== undefined && { databaseUrl }),
});
process.stdout.write(`Ready in ${((performance.now() - begun) / 1000).toFixed(1)} s

  Project      ${backend.url}
  Mails        ${backend.url}/mails
  Database     ${backend.databaseUrl}
  Key          ${backend.anonKey}
  Push key     ${backend.vapidPublicKey}
  Service key  ${backend.serviceKey}
`);
stopWhenAsked(() => backend.stop());
