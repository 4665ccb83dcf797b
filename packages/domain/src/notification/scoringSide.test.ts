import { expect, test } from 'vitest';
import { exampleLiveEvent } from './exampleLiveEvent.ts';
import { scoringSide } from './scoringSide.ts';

const goal = exampleLiveEvent('e1');

test('NOTIFY-6 the scoring side is home if the names are the same, otherwise away', () => {
  expect(scoringSide(goal)).toBe('home');
  expect(scoringSide({ ...goal, teamName: 'Viking' })).toBe('away');
  expect(scoringSide({ ...goal, teamName: 'SK Brann' })).toBe('away');
  expect(scoringSide({ teamName: null, homeTeam: null })).toBe('away');
});
