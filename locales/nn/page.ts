import type { Translations } from '../Translations.ts';

/** Texts that the pages of teams and competitions share. */
export const page = {
  failed: 'Kunne ikkje hente dette: {{message}}',
  follows: 'Følgjer',
  signInToFollow: 'Logg inn for å følgje',
  showAll: 'Vis alle ({{count}})',
  showFewer: 'Vis færre',
} as const satisfies Translations['page'];
