import { parseArgs } from 'node:util';
import { startBackend } from './startBackend.ts';

// Run it: npm run backend -- --port 54321 --site-url http://localhost:5173 --confirm-email
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '54321' },
    host: { type: 'string', default: '127.0.0.1' },
    folder: { type: 'string' },
    'site-url': { type: 'string', default: 'http://localhost:5173' },
    'confirm-email': { type: 'boolean', default: false },
  },
});
const { DATABASE_URL: databaseUrl } = process.env;
const begun = performance.now();
const backend = await startBackend({
  port: Number(values.port),
  host: values.host,
  siteUrl: values['site-url'],
  confirmEmail: values['confirm-email'],
  ...(values.folder !== undefined && { folder: values.folder }),
  ...(databaseUrl !== undefined && { databaseUrl }),
});
process.stdout.write(`Ready in ${((performance.now() - begun) / 1000).toFixed(1)} s

  Project      ${backend.url}
  Mails        ${backend.url}/mails
  Database     ${backend.databaseUrl}
  Key          ${backend.anonKey}
  Service key  ${backend.serviceKey}
`);
const stop = (): void => {
  backend.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
