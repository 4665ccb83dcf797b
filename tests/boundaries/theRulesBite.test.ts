import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import plugin from '../../tooling/boundaries/plugin.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const house = resolve(import.meta.dirname, '../..');
const samples = join(import.meta.dirname, 'samples');
const sampleNames = readdirSync(samples);
const commentLine = /^\s*\/\/.*$/gm;

/** The house's own lint configuration, made fit for a small house elsewhere: it looks at the sample too. */
function configurationForSamples(): string {
  const text = readFileSync(join(house, '.oxlintrc.json'), 'utf8').replaceAll(commentLine, '');
  const configuration: unknown = JSON.parse(text);
  if (typeof configuration !== 'object' || configuration === null) throw new Error('.oxlintrc.json holds no object');
  return JSON.stringify({
    ...configuration,
    ignorePatterns: [],
    jsPlugins: [join(house, 'tooling/boundaries/plugin.ts')],
  });
}

/** What the linter refuses in a small house, one line a refusal: `packages/ui/src/A.tsx:3 rooms/one-door-a-package`. */
function refusals(smallHouse: string): readonly string[] {
  const linter = join(house, 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(process.execPath, [linter, '--format=unix', '.'], { cwd: smallHouse, encoding: 'utf8' });
  const found = [
    ...run.stdout.matchAll(/^(?<file>[^:\n]+):(?<line>\d+):\d+:.*\[Error\/(?<plugin>[\w-]+)\((?<rule>[\w-]+)\)\]$/gm),
  ];
  if (run.error !== undefined || (run.status !== 0 && found.length === 0)) {
    throw new Error(`oxlint did not run: ${run.stdout}${run.stderr}`, { cause: run.error });
  }
  return found
    .map(({ groups }) => `${groups?.['file']}:${groups?.['line']} ${groups?.['plugin']}/${groups?.['rule']}`)
    .toSorted();
}

/** What a sample says of itself: every line that ends in `// refused by <rule>, <rule>`. */
function markedRefusals(sample: string): readonly string[] {
  return readdirSync(sample, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(sample, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const rules = / \/\/ refused by (.+)$/.exec(line)?.[1]?.split(', ') ?? [];
          return rules.map((rule) => `${file}:${index + 1} ${rule}`);
        }),
    )
    .toSorted();
}

const ruleOf = (refusal: string) => refusal.split(' ')[1] ?? '';
const sampledRules = new Set(sampleNames.flatMap((name) => markedRefusals(join(samples, name)).map(ruleOf)));

// Each sample starts a linter of its own, which on a busy machine takes seconds.
vi.setConfig({ testTimeout: 30_000 });

describe('the rules between rooms bite', () => {
  let workshop = '';
  beforeAll(() => {
    workshop = mkdtempSync(join(tmpdir(), 'tribunen-boundaries-'));
  });
  afterAll(() => rmSync(workshop, { recursive: true, force: true }));

  test.for(sampleNames)('%s: each marked line is refused by its rule, and no other line', (name) => {
    const smallHouse = join(workshop, name);
    cpSync(join(samples, name), smallHouse, { recursive: true });
    writeFileSync(join(smallHouse, '.oxlintrc.json'), configurationForSamples());

    // Nothing is installed in a small house, so rules that none of the samples is about may stumble there.
    expect(refusals(smallHouse).filter((line) => sampledRules.has(ruleOf(line)))).toEqual(markedRefusals(smallHouse));
  });

  test('every rule between rooms has a sample that it refuses', () => {
    const rules = Object.keys(plugin.rules).map((name) => `rooms/${name}`);

    expect(rules.filter((rule) => !sampledRules.has(rule))).toEqual([]);
  });

  test('every rule between rooms is on, as an error', () => {
    const on = Object.keys(plugin.rules).map((name) => [`rooms/${name}`, 'error']);

    expect(JSON.parse(configurationForSamples())).toMatchObject({ rules: Object.fromEntries(on) });
  });
});
