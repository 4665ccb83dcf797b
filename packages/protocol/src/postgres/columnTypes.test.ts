import { expect, test } from 'vitest';
import { readValue, spellMoments } from './columnTypes.ts';
import { NotEmulatedError } from './PostgresError.ts';

test.each([
  ['2026-11-21T15:00:00+01:00', '2026-11-21T14:00:00.000Z'],
  ['2026-11-21 14:00:00.5+00', '2026-11-21T14:00:00.500Z'],
  ['2026-11-21T14:00:00', '2026-11-21T14:00:00.000Z'],
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
])('readValue and spellMoments convert the moment %s to %s', (text, moment) => {
  expect(readValue('timestamptz', text)).toBe(moment);
  expect(spellMoments({ at: 'timestamptz' }, { at: text })).toEqual({ at: moment });
});

test.each([
  ['2026-02-31', '22008'],
  ['2026-13-01T10:00:00Z', '22008'],
  ['2026-11-21T25:00:00Z', '22008'],
  ['1', '22007'],
  [1, '22007'],
  ['i morgen', '22007'],
  ['2026-11-21 kl. 15', '22007'],
])('readValue refuses the moment %j with the error %s', (raw, code) => {
  expect(() => readValue('timestamptz', raw)).toThrow(expect.objectContaining({ code }));
});

test('spellMoments leaves a value that is not a moment unchanged', () => {
  expect(spellMoments({ at: 'timestamptz' }, { at: '2026-02-31' })).toEqual({ at: '2026-02-31' });
});

test.each(['now', 'Infinity', '-infinity', 'today'])('readValue throws NotEmulatedError for %s', (word) => {
  expect(() => readValue('timestamptz', word)).toThrow(NotEmulatedError);
});
