import { expect, test } from 'vitest';
import type { FantasyFixture } from './FantasyGameweek.ts';
import { gameweekRefreshMs } from './gameweekRefreshMs.ts';

const fixture = (phase: FantasyFixture['phase']) => ({ id: 1, homeName: '', awayName: '', phase, standings: [] });

test('FANTASY-19 the gameweek is loaded every 30 seconds while a match is played, else every five minutes', () => {
  expect(gameweekRefreshMs({ fixtures: [fixture('over'), fixture('in-play')] })).toBe(30_000);
  expect(gameweekRefreshMs({ fixtures: [fixture('over'), fixture('upcoming')] })).toBe(300_000);
  expect(gameweekRefreshMs({ fixtures: [] })).toBe(300_000);
});
