import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { closingTable, timeTaken } from '../../tooling/gate/closingTable.mjs';
import { failuresIn } from '../../tooling/gate/failuresIn.mjs';
import { fingerprint } from '../../tooling/gate/fingerprint.mjs';
import { wholeBudget } from '../../tooling/gate/parts.mjs';
import { PassedParts } from '../../tooling/gate/PassedParts.mjs';

let folder: string;

beforeEach(() => {
  const made = mkdtempSync(join(tmpdir(), 'gate-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  folder = made;
});

const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);

describe('the state of files', () => {
  const state = (pathspecs = ['.'], surroundings = '') => fingerprint(folder, pathspecs, surroundings);

  beforeEach(() => {
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    write('.gitignore', 'reports\n');
    write('goals.ts', 'one');
  });

  test('is the same as long as nothing changes', () => {
    expect(state()).not.toBeNull();
    expect(state()).toBe(state());
  });

  test('changes with a content, and back with it, with a new file, and with one that is deleted', () => {
    const before = state();
    write('goals.ts', 'two');
    expect(state()).not.toBe(before);
    write('goals.ts', 'one');
    expect(state()).toBe(before);
    write('cards.ts', 'one');
    expect(state()).not.toBe(before);
    rmSync(join(folder, 'cards.ts'));
    expect(state()).toBe(before);
    execFileSync('git', ['add', '.'], { cwd: folder });
    expect(state()).toBe(before);
    rmSync(join(folder, 'goals.ts'));
    expect(state()).not.toBe(before);
  });

  test('changes with the surroundings', () => {
    expect(state(['.'], 'Chromium 140')).not.toBe(state(['.'], 'Chromium 141'));
  });

  test('does not change with a file that is not asked for, or that git ignores', () => {
    const before = state(['.', ':!*.md']);
    write('README.md', 'new');
    write('reports', 'new');
    expect(state(['.', ':!*.md'])).toBe(before);
  });

  test('is not known outside a checkout', () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(state()).toBeNull();
  });
});

describe('a part that has passed', () => {
  const open = () => new PassedParts(join(folder, 'passed.json'));

  test('is remembered by the next run, as long as its files are the same', () => {
    open().remember('check', { fingerprint: 'abc', passed: 7 });
    expect(open().passedOn('check', 'abc')).toBe(7);
    expect(open().passedOn('check', 'abd')).toBeNull();
    expect(open().passedOn('stories', 'abc')).toBeNull();
  });

  test('is forgotten when it fails', () => {
    open().remember('check', { fingerprint: 'abc', passed: 7 });
    open().forget('check');
    expect(open().passedOn('check', 'abc')).toBeNull();
  });

  test.for(['', '{ "check": ', '[]', 'null', '{ "check": "abc" }', '{ "check": { "fingerprint": "abc" } }'])(
    'is not read from what an interrupted run has left: «%s»',
    (text) => {
      write('passed.json', text);
      expect(open().passedOn('check', 'abc')).toBeNull();
    },
  );
});

test('the time that a part took is printed beside its budget, with a warning beyond it', () => {
  expect(timeTaken(55, 55)).toBe('55.0 s of 55 s');
  expect(timeTaken(55.1, 55)).toBe('55.1 s of 55 s  ⚠ beyond its budget');
});

test('the table shows each part and the whole, and counts what was skipped as skipped', () => {
  const results = [
    { name: 'check', budget: 55, seconds: 61.4, tally: { passed: 7, failed: 0, skipped: 0 } },
    { name: 'stories', budget: 140, seconds: null, tally: { passed: 0, failed: 0, skipped: 239 } },
  ];
  expect(closingTable(results, { seconds: 62, budget: 195 })).toEqual([
    '  part     passed  failed  skipped   took  budget',
    '  check         7       0        0   1:01    0:55  ⚠ beyond its budget',
    '  stories       0       0      239      –    2:20',
    '  in all        7       0      239   1:02    3:15',
  ]);
});

test('what failed is found in the output of Vitest and of Playwright, without its colours, with the lines that say why', () => {
  const vitest = ' ✓ a goal\n\u001b[31m FAIL \u001b[39m chat > a card\nAssertionError: expected 1\n';
  expect(failuresIn(vitest)).toEqual([' FAIL  chat > a card', 'AssertionError: expected 1']);
  expect(failuresIn('  ✓  1 a goal (2s)\n  ✘  2 a card (5s)\n')).toEqual(['  ✘  2 a card (5s)']);
  expect(failuresIn(' ✓ a goal\n ✓ a card\n')).toEqual([]);
});

test('of many failures, eighty lines are printed', () => {
  expect(failuresIn('FAIL a\n'.repeat(200))).toHaveLength(80);
});

test('the budget of the whole is twenty-two minutes at most', () => {
  expect(wholeBudget).toBeGreaterThan(0);
  expect(wholeBudget).toBeLessThanOrEqual(22 * 60);
});
