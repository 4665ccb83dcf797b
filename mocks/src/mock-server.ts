import { parseArgs } from 'node:util';
import { parseDemoSearch } from './parseDemoSearch.ts';
import { signKey, startMockServer } from './server.ts';

// Run it: node mocks/src/mock-server.ts --port 54321 --demo kampdag --speed 10 --seed 1 --site-url http://localhost:3000
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '54321' },
    host: { type: 'string', default: '127.0.0.1' },
    demo: { type: 'string', default: 'kampdag' },
    speed: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    'site-url': { type: 'string' },
  },
});
const { demo, speed, seed } = values;
const asked = parseDemoSearch(String(new URLSearchParams({ demo, speed, seed })));
const siteUrl = values['site-url'];
const server = await startMockServer({
  ...asked,
  port: Number(values.port),
  host: values.host,
  ...(siteUrl !== undefined && { siteUrl }),
});
process.stdout.write(`${JSON.stringify({ url: server.url, serviceKey: await signKey('service_role'), ...asked })}\n`);
