import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { checkProvider } from './provider/checkProvider.ts';

// Usage: API_FOOTBALL_KEY=… npm run check:provider -- [folder]
// Run it while a Norwegian match is played. It makes fifteen of the hundred calls that the plan allows a day, takes two
// minutes, and stores the answers in the folder.
const [, , folder = 'provider-answers'] = process.argv;
const { API_FOOTBALL_KEY: key, API_FOOTBALL_URL: url = 'https://v3.football.api-sports.io' } = process.env;
if (key === undefined) {
  console.error('API_FOOTBALL_KEY=… npm run check:provider');
  process.exit(2);
}
const checked = await checkProvider({ url, key, fetch, now: Date.now, pause: () => setTimeout(7000) });
await mkdir(folder, { recursive: true });
for (const [place, { name, path, body, headers, differs }] of checked.entries()) {
  const file = join(folder, `${String(place + 1).padStart(2, '0')} ${name}.json`);
  await writeFile(file, `${JSON.stringify({ path, headers, body }, null, 2)}\n`);
  process.stdout.write(`${differs === null ? '✓' : '✗'} ${name}${differs === null ? '' : `: ${differs}`}\n`);
}
const differing = checked.filter(({ differs }) => differs !== null).length;
process.stdout.write(`\n${checked.length} answers in ${folder}, ${differing} differ from what the adapter expects\n`);
