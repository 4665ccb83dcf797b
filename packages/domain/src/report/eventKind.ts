import { GOAL_WORDS, RED_WORDS } from './eventWords.ts';

/** The meaning of a source's word for an event: a kind of event on the timeline, or that a goal or a card is taken back. */
export type EventKind =
  | { readonly type: 'GOAL'; readonly goal: 'regular' | 'own-goal' | 'penalty' }
  | { readonly type: 'YELLOW_CARD' }
  | { readonly type: 'RED_CARD'; readonly secondYellow: boolean }
  | { readonly type: 'SUBSTITUTION' }
  | { readonly type: 'GOAL_CANCELLED' }
  | { readonly type: 'CARD_CANCELLED'; readonly card: 'yellow' | 'red' };

/** The first words are those of the notifications. A later kind refines some of them. */
const KINDS: readonly (readonly [kind: EventKind, words: readonly string[]])[] = [
  [
    { type: 'GOAL', goal: 'regular' },
    [...GOAL_WORDS.filter((word) => word !== 'GOAL_KICK'), 'REGULAR', 'REGULAR_GOAL'],
  ],
  [{ type: 'GOAL', goal: 'own-goal' }, ['OWN', 'OWN_GOAL']],
  [{ type: 'GOAL', goal: 'penalty' }, ['PENALTY', 'PENALTY_GOAL', 'PENALTY_SCORED', 'PENALTY_CONFIRMED']],
  [{ type: 'YELLOW_CARD' }, ['YELLOW', 'YELLOW_CARD']],
  [{ type: 'RED_CARD', secondYellow: false }, RED_WORDS],
  [
    { type: 'RED_CARD', secondYellow: true },
    ['YELLOW_RED', 'YELLOW_RED_CARD', 'SECOND_YELLOW', 'SECOND_YELLOW_CARD', 'SECOND_YELLOW_AS_RED'],
  ],
  [{ type: 'SUBSTITUTION' }, ['SUBSTITUTION', 'SUB']],
  [
    { type: 'GOAL_CANCELLED' },
    ['VAR', 'GOAL_CANCELLED', 'GOAL_CANCELED', 'GOAL_DISALLOWED', 'DISALLOWED_GOAL', 'VAR_GOAL_CANCELLED'],
  ],
  [{ type: 'CARD_CANCELLED', card: 'red' }, ['CARD_CANCELLED']],
  [{ type: 'CARD_CANCELLED', card: 'yellow' }, ['YELLOW_CARD_CANCELLED']],
];
const KIND_OF_WORD = new Map(KINDS.flatMap(([kind, words]) => words.map((word) => [word, kind] as const)));

/**
 * The kind of an event, from a source's word in any case and with spaces or hyphens for underscores; null for an event
 * that the timeline leaves out. It knows every word that the notifications know, except that a goal kick is not a goal
 * here (REPORT-2).
 */
export function eventKind(word: string | null | undefined): EventKind | null {
  return (
    KIND_OF_WORD.get(
      (word ?? '')
        .trim()
        .toUpperCase()
        .replaceAll(/[\s-]+/g, '_'),
    ) ?? null
  );
}
