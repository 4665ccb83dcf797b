import type { Translations } from '../Translations.ts';

/** Texts that the pages of teams and competitions share. */
export const page = {
  failed: 'Could not load this: {{message}}',
  follows: 'Following',
  signInToFollow: 'Sign in to follow',
  showAll: 'Show all ({{count}})',
  showFewer: 'Show fewer',
} as const satisfies Translations['page'];
