import { expect, test } from 'vitest';
import { exampleMatch } from './exampleMatch.ts';
import { isCalledOff } from './isCalledOff.ts';

test.each(['POSTPONED', 'CANCELED'])('DETAIL-10 a match that is %s is not played as planned', (status) => {
  expect(isCalledOff(exampleMatch({ status }))).toBe(true);
});

test.each(['TIMED', 'IN_PLAY', 'SUSPENDED', 'FINISHED'])('DETAIL-10 a match that is %s is played, or was', (status) => {
  expect(isCalledOff(exampleMatch({ status }))).toBe(false);
});
