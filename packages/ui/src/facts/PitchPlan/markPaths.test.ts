import { type PitchMark, pitchPoint } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { markPaths } from './markPaths.ts';
import { planFrame } from './planFrame.ts';

const pass: PitchMark = {
  key: 'passes 0',
  look: 'completed',
  minute: 1,
  player: null,
  receiver: null,
  xg: null,
  height: null,
  from: pitchPoint(50, 0),
  to: pitchPoint(30, 0),
};

test('in the half of the shots the goal that the team attacks is at the top; on the whole pitch it is to the right', () => {
  expect(planFrame('shots').toPlan(pitchPoint(0, 34))).toEqual({ x: 68, y: 0 });
  expect(planFrame('passes').toPlan(pitchPoint(0, 34))).toEqual({ x: 105, y: 68 });
  for (const frame of [planFrame('shots'), planFrame('passes')])
    expect(frame.toPitch(frame.toPlan(pitchPoint(12, -7)))).toEqual(pitchPoint(12, -7));
});

test('marks of one look make one path of lines and one of shapes, however many there are', () => {
  const frame = planFrame('passes');
  const one = markPaths('completed', [pass], frame);
  const two = markPaths('completed', [pass, { ...pass, from: pitchPoint(60, 5) }], frame);
  expect(one.lines).toMatch(/^M55 34Q/);
  expect(two.lines.startsWith(one.lines)).toBe(true);
  expect(two.lines.match(/M/g)).toHaveLength(2);
});

test('a pass without length is a dot, and no number in a path is broken', () => {
  const still = markPaths('completed', [{ ...pass, to: pass.from }], planFrame('passes'));
  expect(still.lines).toBe('');
  expect(still.solid).not.toContain('NaN');
});

test('a better chance is a larger shape', () => {
  const radiusOf = (xg: number) =>
    Number(
      /a([\d.]+)/.exec(markPaths('on-target', [{ ...pass, look: 'on-target', xg }], planFrame('shots')).solid)?.[1],
    );
  expect(radiusOf(0.8)).toBeGreaterThan(radiusOf(0.05));
});
