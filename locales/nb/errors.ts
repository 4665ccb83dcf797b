/** The number of an error, in a build that reports errors. */
export const errors = {
  number: 'Feilnummer {{number}}. Oppgi det når du ber om hjelp.',
} as const;
