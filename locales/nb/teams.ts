/** What teams are called where the provider's own name will not do. */
export const teams = {
  undecided: 'Ikke avgjort',
  /** The letters on a competition's own emblem, where the provider's code is not what it is called here. */
  emblems: { WC: 'VM', EC: 'EM' },
  /** The nations that are no country of their own, and so are not among the browser's names. */
  britishNations: { 'GB-ENG': 'England', 'GB-SCT': 'Skottland', 'GB-WLS': 'Wales', 'GB-NIR': 'Nord-Irland' },
} as const;
