/** What the pages of teams and competitions have in common. */
export const page = {
  /** What a page shows where one of its parts could not be loaded. */
  failed: 'Kunne ikke hente dette: {{message}}',
  follows: 'Følger',
  signInToFollow: 'Logg inn for å følge',
  showAll: 'Vis alle ({{count}})',
  showFewer: 'Vis færre',
} as const;
