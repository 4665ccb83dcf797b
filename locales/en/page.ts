import type { Translations } from '../Translations.ts';

/** What the pages of teams and competitions have in common. */
export const page = {
  retry: 'Try again',
  failed: 'Could not load this: {{message}}',
  follow: 'Follow',
  follows: 'Following',
  signInToFollow: 'Sign in to follow',
  showAll: 'Show all ({{count}})',
  showFewer: 'Show fewer',
  results: 'Go to results',
} as const satisfies Translations['page'];
