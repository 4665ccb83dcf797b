import { expect, test } from 'vitest';
import { emptyCalibrationSheet, pixelWithin, stepCalibration } from './CalibrationSheet.ts';
import { pixelPoint } from './PixelPoint.ts';
import { referencePoints } from './referencePoints.ts';

const [first, second] = referencePoints;
const one = stepCalibration(emptyCalibrationSheet, { do: 'add', point: first, image: pixelPoint(10, 20) });
const two = stepCalibration(one, { do: 'add', point: second, image: pixelPoint(30, 40) });

test('PITCH-43 each click is added at the end, also when the same point is clicked again', () => {
  const again = stepCalibration(two, { do: 'add', point: first, image: pixelPoint(11, 21) });
  expect(again.clicks.map(({ key }) => key)).toEqual(['5m-LL', '5m-RL', '5m-LL']);
  expect(again.clicks[0]).toEqual({ key: '5m-LL', world: { x: 0, y: -9.16 }, image: { x: 10, y: 20 } });
});

test('PITCH-43 a click can be moved and deleted', () => {
  const moved = stepCalibration(two, { do: 'move', click: 0, image: pixelPoint(1, 2) });
  expect(moved.clicks.map(({ image }) => image)).toEqual([
    { x: 1, y: 2 },
    { x: 30, y: 40 },
  ]);
  expect(stepCalibration(moved, { do: 'delete', click: 0 }).clicks.map(({ key }) => key)).toEqual(['5m-RL']);
});

test('PITCH-43 Reset removes every click', () => {
  expect(stepCalibration(two, { do: 'reset' }).clicks).toEqual([]);
});

test('PITCH-43 every step can be undone, the last one first', () => {
  const { clicks } = one;
  let sheet = stepCalibration(two, { do: 'move', click: 1, image: pixelPoint(0, 0) });
  sheet = stepCalibration(sheet, { do: 'delete', click: 0 });
  sheet = stepCalibration(sheet, { do: 'replace', clicks });
  sheet = stepCalibration(sheet, { do: 'reset' });
  const counts: number[] = [];
  for (let undone = 0; undone < 7; undone += 1) {
    counts.push(sheet.clicks.length);
    sheet = stepCalibration(sheet, { do: 'undo' });
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 1, 0]);
  expect(stepCalibration(sheet, { do: 'undo' })).toBe(sheet);
});

test('PITCH-43 a step that changes nothing cannot be undone', () => {
  expect(stepCalibration(two, { do: 'move', click: 2, image: pixelPoint(1, 2) })).toBe(two);
  expect(stepCalibration(two, { do: 'delete', click: 2 })).toBe(two);
  expect(stepCalibration(emptyCalibrationSheet, { do: 'reset' })).toBe(emptyCalibrationSheet);
});

test('PITCH-44 a marked pixel lies within the picture, to a tenth of a pixel', () => {
  const picture = { width: 100, height: 50 };
  expect(pixelWithin(pixelPoint(-3, 10.26), picture)).toEqual({ x: 0, y: 10.3 });
  expect(pixelWithin(pixelPoint(100.04, 51), picture)).toEqual({ x: 100, y: 50 });
});
