import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { appFloors } from '../../tooling/boundaries/appFloors.ts';
import { figuresOf, upwardImports } from '../../tooling/layout/figuresOf.ts';
import { brokenSteps, fileOf, hopsOf, journeys } from '../../tooling/layout/journeys.ts';
import { floorsNeeded, knotsOf } from '../../tooling/layout/knotsOf.ts';
import { readPackages } from '../../tooling/layout/readPackages.ts';
import { readSources } from '../../tooling/layout/readSources.ts';
import { describe, expect, onTestFinished, test } from 'vitest';

const packages = resolve(import.meta.dirname, '../../packages');
const app = readSources(join(packages, 'app/src'));
const ui = readSources(join(packages, 'ui/src'));

describe('the layout of app', () => {
  test('is the list of floors, with a folder for tests', () => {
    const folders = readdirSync(join(packages, 'app/src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const listed = appFloors
      .flat()
      .filter((name) => !name.includes('.'))
      .map((name) => name.replace('/*', ''));

    expect(folders.toSorted()).toEqual([...listed, 'testing'].toSorted());
    expect(folders).toHaveLength(12);
    expect(appFloors).toHaveLength(10);
  });

  test('has no import that leads up or to a neighbour', () => {
    expect(upwardImports(app)).toEqual([]);
  });

  test('has no knot of folders', () => {
    expect(figuresOf(app, 'app')).toMatchObject({ knots: [], upward: 0, floors: 10 });
  });

  test('has at most forty-five files under 25 lines that one file alone imports', () => {
    expect(figuresOf(app, 'app').smallWithOneImporter).toBeLessThanOrEqual(45);
  });
});

test('the folders of ui form no knot', () => {
  expect(figuresOf(ui, 'ui').knots).toEqual([]);
});

describe('on its way', () => {
  const files = readPackages();

  test.for(journeys)('$name passes files that are joined, and no more than its limit', (journey) => {
    expect(brokenSteps(journey, files)).toEqual([]);
    expect(hopsOf(journey)).toBeLessThanOrEqual(journey.limit);
  });

  test('the files of a message and of a goal are named in CONTRIBUTING.md', () => {
    const text = readFileSync(join(packages, '../CONTRIBUTING.md'), 'utf8');
    const told = journeys
      .filter(({ name }) => /^a (?:message|goal)/.test(name))
      .flatMap(({ steps }) => steps.map(fileOf));

    expect(told.filter((file) => !text.includes(basename(file)))).toEqual([]);
  });

  test('a file that is missing, or that nothing joins to the one before, breaks a journey', () => {
    const steps = [
      'app/src/main.tsx',
      'app/src/chat/RoomChat.tsx',
      { file: 'app/src/config.ts', by: 'RoomChat' },
      'app/src/no.ts',
    ];

    expect(brokenSteps({ name: 'a broken way', limit: 4, steps }, files)).toEqual([
      'nothing joins app/src/main.tsx and app/src/chat/RoomChat.tsx',
      'nothing joins app/src/chat/RoomChat.tsx and app/src/config.ts',
      'app/src/no.ts is missing',
    ]);
  });
});

describe('the figures of a tree', () => {
  /** Writes the files of a small tree, by path, and reads them. */
  function treeOf(sources: Readonly<Record<string, string>>) {
    const folder = mkdtempSync(join(tmpdir(), 'tribunen-layout-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [path, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return readSources(folder);
  }

  test('count an import in each of its forms', () => {
    const targets = ['b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts', 'g.ts', 'h.ts'];
    const [a] = treeOf({
      'a.ts': [
        `import { b } from './b.ts';`,
        `import type { C } from './c.ts';`,
        `export * from './d.ts';`,
        `export { e } from './e.ts';`,
        `export const f = () => import('./f.ts');`,
        `export type G = import('./g.ts').G;`,
        `export const h = './h.ts';`,
      ].join('\n'),
      ...Object.fromEntries(targets.map((name) => [name, 'export {};\n'])),
    });

    expect(a?.imports).toEqual(targets.slice(0, -1));
  });

  test('leave out what does not ship', () => {
    const files = treeOf({
      'live/Feed.ts': 'export {};\n',
      'live/Feed.test.ts': 'export {};\n',
      'live/Feed.stories.tsx': 'export {};\n',
      'testing/example.ts': 'export {};\n',
      'env.d.ts': 'export {};\n',
    });

    expect(files.map(({ path }) => path)).toEqual(['live/Feed.ts']);
  });

  test('find an import to a neighbour and one to a higher floor', () => {
    const files = treeOf({
      'chat/Chat.ts': `import '../playerCard/Card.ts';\nimport '../lib/wait.ts';\n`,
      'lib/wait.ts': `import type { Card } from '../playerCard/Card.ts';\n`,
      'playerCard/Card.ts': 'export {};\n',
    });

    expect(upwardImports(files)).toEqual(['chat/Chat.ts → playerCard/Card.ts', 'lib/wait.ts → playerCard/Card.ts']);
  });

  test('call folders that reach each other a knot, however long the way', () => {
    const graph = new Map([
      ['app', new Set(['chat'])],
      ['chat', new Set(['live'])],
      ['live', new Set(['data'])],
      ['data', new Set(['chat', 'lib'])],
      ['lib', new Set<string>()],
    ]);

    expect(knotsOf(graph)).toEqual([['chat', 'data', 'live']]);
    expect(floorsNeeded(graph)).toBe(3);
  });

  test('count small files, and files with one importer', () => {
    const files = treeOf({
      'a/long.ts': `import '../b/short.ts';\n${'//\n'.repeat(30)}`,
      'b/short.ts': 'export {};\n',
      'b/lonely.ts': 'export {};\n',
    });

    expect(figuresOf(files, 'ui')).toMatchObject({
      files: 3,
      small: 2,
      oneImporter: 1,
      smallWithOneImporter: 1,
      lines: 33,
    });
  });
});
