import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import plugin from '../../tooling/boundaries/plugin.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');
const samples = join(import.meta.dirname, 'samples');
const sampleNames = readdirSync(samples);
const commentLine = /^\s*\/\/.*$/gm;

/**
 * The lint configuration of this repository, changed so that it applies to a sample repository in another folder.
 */
function configurationForSamples(): string {
  const text = readFileSync(join(repository, '.oxlintrc.json'), 'utf8').replaceAll(commentLine, '');
  const configuration: unknown = JSON.parse(text);
  if (typeof configuration !== 'object' || configuration === null) throw new Error('.oxlintrc.json holds no object');
  return JSON.stringify({
    ...configuration,
    ignorePatterns: [],
    jsPlugins: [join(repository, 'tooling/boundaries/plugin.ts')],
  });
}

/**
 * The errors that the linter reports in a sample repository. Each line names a place and a rule, such as
 * `packages/ui/src/A.tsx:3 packages/one-door-a-package`.
 */
function refusals(sampleRepository: string): readonly string[] {
  const linter = join(repository, 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(process.execPath, [linter, '--format=unix', '.'], { cwd: sampleRepository, encoding: 'utf8' });
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

/** The errors that a sample expects, from the lines that end in `// refused by <rule>, <rule>`. */
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

// Each sample starts its own linter, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

describe('the rules between packages', () => {
  let workshop = '';
  beforeAll(() => {
    workshop = mkdtempSync(join(tmpdir(), 'tribunen-boundaries-'));
  });
  afterAll(() => rmSync(workshop, { recursive: true, force: true }));

  test.for(sampleNames)(
    'in the sample %s each marked line is refused by its rule, and no other line is refused',
    (name) => {
      const sampleRepository = join(workshop, name);
      cpSync(join(samples, name), sampleRepository, { recursive: true });
      writeFileSync(join(sampleRepository, '.oxlintrc.json'), configurationForSamples());

      // A sample repository has no installed packages, so other rules may report errors there. Only the rules that a
      // sample tests count.
      expect(refusals(sampleRepository).filter((line) => sampledRules.has(ruleOf(line)))).toEqual(
        markedRefusals(sampleRepository),
      );
    },
  );

  test('each rule between packages is broken by at least one sample', () => {
    const rules = Object.keys(plugin.rules).map((name) => `packages/${name}`);

    expect(rules.filter((rule) => !sampledRules.has(rule))).toEqual([]);
  });

  test('each rule between packages is enabled as an error', () => {
    const on = Object.keys(plugin.rules).map((name) => [`packages/${name}`, 'error']);

    expect(JSON.parse(configurationForSamples())).toMatchObject({ rules: Object.fromEntries(on) });
  });
});
