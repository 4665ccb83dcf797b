import { expect, test } from 'vitest';
import { toGroup } from './chunks.ts';

test('a chunk that names a module which does not exist fails the build, and says which', () => {
  const modules = ['packages/app/src/main.tsx', 'packages/app/src/live/openLiveConnections.ts'];
  expect(() => toGroup({ name: 'live', priority: 1, modules })).toThrow(
    'The chunk live names packages/app/src/live/openLiveConnections.ts, which does not exist',
  );
});

test('a chunk takes its modules, the modules of its folders and its packages, and no other', () => {
  const { test: takes } = toGroup({
    name: 'header',
    priority: 2,
    packages: ['react'],
    modules: ['packages/app/src/main.tsx', 'packages/ui/src/match/MatchHeader/'],
  });
  const repository = new URL('../../../', import.meta.url).pathname;
  const taken = (path: string) => takes(`${repository}${path}`);
  expect(taken('packages/app/src/main.tsx')).toBe(true);
  expect(taken('packages/ui/src/match/MatchHeader/MatchLine.tsx')).toBe(true);
  expect(taken('node_modules/react/index.js')).toBe(true);
  expect(taken('packages/app/src/config.ts')).toBe(false);
  expect(taken('node_modules/react-dom/index.js')).toBe(false);
});
