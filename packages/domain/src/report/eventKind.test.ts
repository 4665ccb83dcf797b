import { expect, test } from 'vitest';
import { eventKind } from './eventKind.ts';

test.each([
  ['GOAL', { type: 'GOAL', goal: 'regular' }],
  [' own goal ', { type: 'GOAL', goal: 'own-goal' }],
  ['PENALTY', { type: 'GOAL', goal: 'penalty' }],
  ['Yellow-Card', { type: 'YELLOW_CARD' }],
  ['RED', { type: 'RED_CARD', secondYellow: false }],
  ['YELLOW_RED', { type: 'RED_CARD', secondYellow: true }],
  ['substitution', { type: 'SUBSTITUTION' }],
  ['VAR', { type: 'GOAL_CANCELLED' }],
  ['CORNER', null],
  ['', null],
])('REPORT-2 the word «%s» comes to %o', (word, kind) => {
  expect(eventKind(word)).toEqual(kind);
});
