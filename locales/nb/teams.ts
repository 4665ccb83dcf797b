/** What teams are called where the provider's own name will not do. */
export const teams = {
  undecided: 'Ikke avgjort',
  /** The nations that are no country of their own, and so are not among the browser's names. */
  britishNations: { 'GB-ENG': 'England', 'GB-SCT': 'Skottland', 'GB-WLS': 'Wales', 'GB-NIR': 'Nord-Irland' },
} as const;
