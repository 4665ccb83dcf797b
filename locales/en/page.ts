import type { Translations } from '../Translations.ts';

/** What the pages of teams and competitions have in common. */
export const page = {
  failed: 'Could not load this: {{message}}',
  follows: 'Following',
  signInToFollow: 'Sign in to follow',
  showAll: 'Show all ({{count}})',
  showFewer: 'Show fewer',
} as const satisfies Translations['page'];
