/** Words that belong to the parts every screen is made of. */
export const primitives = {
  toasts: 'Meldinger',
  /** The title of a toast that tells of a failure. */
  failed: 'Feil',
  /** What a button opens is fetched when it is pressed: there may be no net, or a new release. */
  notFetched: { title: 'Kunne ikke åpne', text: 'Prøv igjen. Hjelper det ikke, last siden på nytt.' },
} as const;
