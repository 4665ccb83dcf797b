import { expect, test } from 'vitest';
import { screenRoads } from '../../.storybook/screenRoads.ts';

const { everywhere, screens } = screenRoads();

test('the map has every screen of the router, each once', () => {
  expect(screens.length).toBeGreaterThan(24);
  expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
});

test('the map shows every link in the code, and each link leads to a screen on the map', () => {
  const from = Object.fromEntries(screens.map(({ path, leadsTo }) => [path, leadsTo]));
  expect(from['/results']).toEqual(expect.arrayContaining(['/match/:matchId', '/settings/follows']));
  expect(from['/match/:matchId']).toContain('/team/:teamId');
  expect(from['/about']).toEqual(['/about/accessibility']);
  expect(everywhere).toEqual(expect.arrayContaining(['/results', '/match', '/team', '/scouting', '/settings']));
  const paths = new Set(screens.map(({ path }) => path));
  expect([...everywhere, ...Object.values(from).flat()].filter((path) => !paths.has(path))).toEqual([]);
});
