import { calibrationOf, pixelPoint, referencePoints } from '@tribunen/domain';
import { array, number, object } from 'valibot';
import { expect, test } from 'vitest';
import { parseResultsAggregator } from '../functions/parseResultsAggregator.ts';
import { readCalibrationFile, toCalibrationFile } from './calibrationFile.ts';
import { placeOf } from './placeOf.ts';
import { readJson } from './readJson.ts';

const json = `{
  "name": "a \\"quoted\\" {name}",
  "list": [
    { "x": 1.5e3, "y": [true,
      null] },
    { "x": "two" }
  ]
}`;

test.each([
  [[], 1],
  [['name'], 2],
  [['list'], 3],
  [['list', 0, 'x'], 4],
  [['list', 0, 'y', 1], 5],
  [['list', 1], 6],
  [['list', '1', 'x'], 6],
  [['list', 1, 'missing'], 6],
  [['list', 7], 3],
  [['name', 'inside'], 2],
])('the line of %j is %i', (path, line) => {
  expect(placeOf(json, path).line).toBe(line);
});

test('the column of a value is counted from the beginning of its line', () => {
  expect(placeOf(json, ['list', 0, 'y'])).toEqual({ line: 4, column: 24 });
  expect(placeOf('[1, "a"]', [1])).toEqual({ line: 1, column: 5 });
});

test('a fault has the line and field that the schema does not allow', () => {
  const schema = object({ list: array(object({ x: number() })) });
  expect(readJson(schema, json)).toMatchObject({ ok: false, fault: { line: 6, field: 'list.1.x' } });
  expect(readJson(schema, '{\n"list": []\n}')).toEqual({ ok: true, value: { list: [] } });
  expect(readJson(schema, '7')).toMatchObject({ ok: false, fault: { line: 1, field: '' } });
});

test.each([
  ['{\n  "list": [1,\n   2,,]\n}', 3],
  ['{\n"list": [\n', 3],
  ['', 1],
  ['{ "a": {}, "b": [],\n "c": "d }', 2],
  ['{ "a": -1.5e3, "b": null }\n}', 2],
  ['{\n"a" 1 }', 2],
])('the fault of a text that is no JSON has the line on which the JSON breaks', (text, line) => {
  expect(readJson(number(), text)).toMatchObject({ ok: false, fault: { line, field: '' } });
});

test('PITCH-43 saved clicks come back as they were', () => {
  const clicks = referencePoints.map((point, place) => ({
    ...point,
    image: pixelPoint(100.5 + place * place, 50 * place),
  }));
  const calibration = { picture: { width: 1280, height: 720 }, clicks };
  const read = readCalibrationFile(JSON.stringify(toCalibrationFile(calibration)));
  expect(read).toEqual({ ok: true, value: calibration });
  if (read.ok) expect(calibrationOf(read.value.clicks, 1280, 720)).toEqual(calibrationOf(clicks, 1280, 720));
});

test('a file with an unknown point, or with malformed numbers, is refused', () => {
  const file = (click: string) =>
    `{"format":"tribunen-calibration-1","picture":{"width":10,"height":10},\n"clicks":[\n${click}]}`;
  expect(readCalibrationFile(file('{"key":"Post-X","x":1,"y":1}'))).toMatchObject({
    fault: { line: 3, field: 'clicks.0.key' },
  });
  expect(readCalibrationFile(file('{"key":"Post-L","x":1e999,"y":1}'))).toMatchObject({
    fault: { line: 3, field: 'clicks.0.x' },
  });
  expect(readCalibrationFile('{"format":"other"}')).toMatchObject({ fault: { field: 'format' } });
});

test('the answer of the aggregator is passed on unchanged if it is an object', () => {
  expect(parseResultsAggregator({ success: true, warmed: [1] })).toEqual({ success: true, warmed: [1] });
  expect(() => parseResultsAggregator('done')).toThrow(/results-aggregator/);
});
