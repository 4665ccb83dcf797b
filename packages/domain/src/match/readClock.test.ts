import { expect, test } from 'vitest';
import { readClock } from './readClock.ts';

test.each([
  ['67', 67, null],
  [' 67 ', 67, null],
  ["67'", 67, null],
  ['67′', 67, null],
  ['67.', 67, null],
  ['67. min', 67, null],
  ['67. Minute', 67, null],
  ['45+5', 45, 5],
  ["45' + 5'", 45, 5],
  ['90.+3', 90, 3],
  ['90 (+3)', 90, 3],
  ['90+', 90, null],
  ['45+0', 45, null],
])('REPORT-50 «%s» is minute %s and %s of added time', (text, minute, injuryTime) => {
  expect(readClock(text)).toEqual({ minute, injuryTime });
});

test.each(['', 'HT', 'ca. 30', '-3', '45:30', '1e3', '1234', '12 13', 'NaN'])('REPORT-50 «%s» is no minute', (text) => {
  expect(readClock(text)).toBeNull();
});
