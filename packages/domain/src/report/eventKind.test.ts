import { expect, test } from 'vitest';
import { eventKind } from './eventKind.ts';
import { GOAL_WORDS, RED_WORDS } from './eventWords.ts';

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
  ['GOAL_KICK', null],
  ['PENALTY_CONFIRMED', { type: 'GOAL', goal: 'penalty' }],
  ['SECOND_YELLOW_AS_RED', { type: 'RED_CARD', secondYellow: true }],
  ['', null],
  [null, null],
  [undefined, null],
])('REPORT-2 the word «%s» means %o', (word, kind) => {
  expect(eventKind(word)).toEqual(kind);
});

test.each(GOAL_WORDS.filter((word) => word !== 'GOAL_KICK'))(
  'REPORT-2 %s is a goal, as it is for the notifications',
  (word) => {
    expect(eventKind(word)?.type).toBe('GOAL');
  },
);

test.each(RED_WORDS)('REPORT-2 %s is a red card, as it is for the notifications', (word) => {
  expect(eventKind(word)?.type).toBe('RED_CARD');
});
