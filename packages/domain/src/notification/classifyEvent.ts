/** What an event is to the notifications. */
export type EventClass = 'goal' | 'red-card' | 'other';

const GOAL_WORDS = [
  'GOAL',
  'SCORE',
  'SCORE_CHANGE',
  'SCORING',
  'PENALTY_GOAL',
  'OWN_GOAL',
  'PENALTY_CONFIRMED',
  'PENALTY_SCORED',
  'GOAL_SCORED',
  'GOAL_KICK',
  'FREE_KICK_GOAL',
  'CORNER_GOAL',
  'HEADER_GOAL',
  'VOLLEY_GOAL',
  'TAP_IN',
  'FINISH',
];
const RED_WORDS = [
  'RED',
  'RED_CARD',
  'STRAIGHT_RED',
  'SECOND_YELLOW_AS_RED',
  'PLAYER_SENT_OFF',
  'DISMISSAL',
  'EJECTION',
  'EXPULSION',
  'SENDING_OFF',
  'RED_CARD_SHOWN',
  'DIRECT_RED',
  'VIOLENT_CONDUCT',
  'SERIOUS_FOUL_PLAY',
  'UNSPORTING_BEHAVIOR',
];
const GOAL = new RegExp(GOAL_WORDS.join('|'), 'i');
const RED = new RegExp(RED_WORDS.join('|'), 'i');

/**
 * What an event is to the notifications, by the words that its type contains in any case; a goal before a red card (NOTIFY-1).
 *
 * Being by substring it has quirks, which the specification keeps: a goal kick and a finished match are goals, an injured player is
 * sent off, and a penalty is nothing (NOTIFY-2).
 *
 * @example
 * classifyEvent('OWN_GOAL'); // 'goal'
 * classifyEvent('second_yellow_as_red'); // 'red-card'
 * classifyEvent('SUBSTITUTION'); // 'other'
 */
export function classifyEvent(eventType: string): EventClass {
  if (GOAL.test(eventType)) return 'goal';
  return RED.test(eventType) ? 'red-card' : 'other';
}
