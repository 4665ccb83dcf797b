import { expect, test } from 'vitest';
import { comparedFacts } from './comparedFacts.ts';
import type { PitchEvents } from './PitchEvent.ts';
import { pitchMarks } from './pitchMarks.ts';
import { pitchPoint } from './PitchPoint.ts';
import { samplePitchEvents } from './samplePitchEvents.ts';

const moved = { minute: 1, from: pitchPoint(20, 0), to: pitchPoint(0, 0) };
const nothing: PitchEvents = { shots: [], passes: [], runs: [], duels: [] };
const home: PitchEvents = {
  shots: [
    { ...moved, outcome: 'goal', xg: 0.5 },
    { ...moved, outcome: 'on-target', xg: 0.25 },
    { ...moved, outcome: 'blocked' },
  ],
  passes: [
    { ...moved, completed: true },
    { ...moved, completed: true },
    { ...moved, completed: true },
    { ...moved, completed: false },
  ],
  runs: [moved],
  duels: [
    { minute: 1, at: moved.from, won: true },
    { minute: 2, at: moved.from, won: false },
  ],
};

test('PITCH-33 both sides are compared, and a goal is on target', () => {
  expect(comparedFacts({ home, away: nothing }).map((fact) => [fact.key, fact.home, fact.away])).toEqual([
    ['shots', 3, 0],
    ['on-target', 2, 0],
    ['xg', 0.75, 0],
    ['passes', 4, 0],
    ['accuracy', 0.75, 0],
    ['duels-won', 1, 0],
  ]);
});

test('PITCH-33 a figure that only one side has is shown, and one that neither side has is absent', () => {
  expect(comparedFacts({ home: nothing, away: nothing })).toEqual([]);
  const shots = [{ ...moved, outcome: 'off-target' }] as const;
  expect(comparedFacts({ home: nothing, away: { ...nothing, shots } })).toMatchObject([
    { key: 'shots', home: 0, away: 1 },
    { key: 'on-target', home: 0, away: 0 },
  ]);
});

test('PITCH-33 the picture of a counted figure has as many marks as the figure says', () => {
  const events = samplePitchEvents(4);
  const counted = comparedFacts(events).filter(({ key }) => key !== 'accuracy');
  expect(counted).toHaveLength(4);
  for (const { choice, ...fact } of counted) expect(pitchMarks(events.away, choice)).toHaveLength(fact.away);
});
