import { GOAL_WORDS, RED_WORDS } from '../report/eventWords.ts';

/** The kind of an event, as far as notifications are concerned. */
export type EventClass = 'goal' | 'red-card' | 'other';

const GOAL = new RegExp(GOAL_WORDS.join('|'), 'i');
const RED = new RegExp(RED_WORDS.join('|'), 'i');

/**
 * The kind of an event, by the words that its type contains in any case; a goal goes before a red card (NOTIFY-1).
 *
 * Matching substrings has quirks, which are kept: a goal kick and a finished match are goals, an injured player is sent off, and a penalty
 * is neither (NOTIFY-2).
 */
export function classifyEvent(eventType: string): EventClass {
  if (GOAL.test(eventType)) return 'goal';
  return RED.test(eventType) ? 'red-card' : 'other';
}
