/** Texts that the pages of teams and competitions share. */
export const page = {
  /** Shown in place of a part that could not be loaded. */
  failed: 'Kunne ikke hente dette: {{message}}',
  follows: 'Følger',
  signInToFollow: 'Logg inn for å følge',
  showAll: 'Vis alle ({{count}})',
  showFewer: 'Vis færre',
} as const;
