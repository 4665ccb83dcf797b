import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classifyEvent } from './classifyEvent.ts';

const GOAL_WORDS =
  'GOAL SCORE SCORE_CHANGE SCORING PENALTY_GOAL OWN_GOAL PENALTY_CONFIRMED PENALTY_SCORED GOAL_SCORED GOAL_KICK FREE_KICK_GOAL CORNER_GOAL HEADER_GOAL VOLLEY_GOAL TAP_IN FINISH'.split(
    ' ',
  );
const RED_WORDS =
  'RED RED_CARD STRAIGHT_RED SECOND_YELLOW_AS_RED PLAYER_SENT_OFF DISMISSAL EJECTION EXPULSION SENDING_OFF RED_CARD_SHOWN DIRECT_RED VIOLENT_CONDUCT SERIOUS_FOUL_PLAY UNSPORTING_BEHAVIOR'.split(
    ' ',
  );

test.each(GOAL_WORDS)('NOTIFY-1 %s is a goal, in any case and inside other words', (word) => {
  expect(classifyEvent(word)).toBe('goal');
  expect(classifyEvent(`match.${word.toLowerCase()}.v2`)).toBe('goal');
});

test.each(RED_WORDS)('NOTIFY-1 %s is a red card, in any case and inside other words', (word) => {
  expect(classifyEvent(word)).toBe('red-card');
  expect(classifyEvent(`match.${word.toLowerCase()}.v2`)).toBe('red-card');
});

test.each(['SUBSTITUTION', 'YELLOW_CARD', 'SECOND_YELLOW', 'VAR', 'CORNER', 'HALF_TIME', ''])(
  'NOTIFY-1 «%s» is neither',
  (word) => {
    expect(classifyEvent(word)).toBe('other');
  },
);

test('NOTIFY-1 an event that could be both is a goal', () => {
  expect(classifyEvent('RED_CARD_GOAL')).toBe('goal');
  expect(classifyEvent('SCORED')).toBe('goal');
  expect(classifyEvent('SCORELESS_RED_CARD')).toBe('goal');
});

test('NOTIFY-2 a goal kick counts as a goal', () => {
  expect(classifyEvent('GOAL_KICK')).toBe('goal');
});

test('NOTIFY-2 a finished match counts as a goal', () => {
  expect(classifyEvent('MATCH_FINISHED')).toBe('goal');
});

test('NOTIFY-2 a disallowed goal counts as a goal', () => {
  expect(classifyEvent('GOAL_CANCELLED')).toBe('goal');
  expect(classifyEvent('NO_GOAL')).toBe('goal');
});

test('NOTIFY-2 an injured or retired player counts as sent off', () => {
  expect(classifyEvent('PLAYER_INJURED')).toBe('red-card');
  expect(classifyEvent('RETIRED_HURT')).toBe('red-card');
});

test('NOTIFY-2 a second yellow that says red is a red card', () => {
  expect(classifyEvent('YELLOW_RED')).toBe('red-card');
});

test('NOTIFY-2 a penalty, scored in the provider’s words or saved, is neither', () => {
  expect(classifyEvent('PENALTY')).toBe('other');
  expect(classifyEvent('PENALTY_SAVED')).toBe('other');
});

test('NOTIFY-1 only the words decide, whatever stands around them', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'B', '_', '.', 'å', '1'), maxLength: 6 });
  fc.assert(
    fc.property(letters, fc.constantFrom(...GOAL_WORDS, ...RED_WORDS, 'VAR'), letters, (before, word, after) => {
      expect(classifyEvent(before + word + after)).toBe(classifyEvent(word));
      expect(classifyEvent(before + after)).toBe('other');
    }),
    { seed: 4, numRuns: 300 },
  );
});
