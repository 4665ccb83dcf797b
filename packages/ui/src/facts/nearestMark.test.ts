import { type PitchMark, pitchPoint } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { nearestMark } from './nearestMark.ts';
import { nearestOnScreen } from './PitchScene/nearestOnScreen.ts';

function mark(key: string, from: readonly [number, number], to: readonly [number, number] | null): PitchMark {
  return {
    key,
    look: to === null ? 'won' : 'completed',
    minute: 1,
    player: null,
    receiver: null,
    xg: null,
    height: null,
    from: pitchPoint(...from),
    to: to === null ? null : pitchPoint(...to),
  };
}

const marks = [mark('long', [50, 0], [20, 0]), mark('short', [20, 0], [20, 10]), mark('duel', [80, 20], null)];

test('the nearest line within reach is picked, and nothing beyond it', () => {
  expect(nearestMark(marks, 3, pitchPoint(35, 1), 3)?.key).toBe('long');
  expect(nearestMark(marks, 3, pitchPoint(79, 21), 3)?.key).toBe('duel');
  expect(nearestMark(marks, 3, pitchPoint(35, 5), 3)).toBeNull();
});

test('where one line ends and another begins, the one that begins is picked', () => {
  expect(nearestMark(marks, 3, pitchPoint(20, 0.1), 3)?.key).toBe('short');
});

test('an event that has not happened yet is not picked, and a line without length counts as a point', () => {
  expect(nearestMark(marks, 2, pitchPoint(80, 20), 3)).toBeNull();
  expect(nearestMark([mark('still', [5, 5], [5, 5])], 1, pitchPoint(5, 6), 3)?.key).toBe('still');
});

test('in three dimensions the nearest on the screen is picked', () => {
  // A camera straight above: ten pixels a metre.
  const project = ([x, , z]: readonly [number, number, number]) => ({ x: x * 10, y: z * 10 });
  const at = (x: number, y: number) => ({ x: y * 10, y: (x - 52.5) * 10 });
  expect(nearestOnScreen(marks, project, at(35, 0.5), 24)?.key).toBe('long');
  expect(nearestOnScreen(marks, project, at(20, 0.1), 24)?.key).toBe('short');
  expect(nearestOnScreen(marks, project, at(80, 21), 24)?.key).toBe('duel');
  expect(nearestOnScreen(marks, project, at(60, 10), 24)).toBeNull();
});
