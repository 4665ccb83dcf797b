/** An error that a screen shows, where errors are reported. */
export const errors = {
  number: 'Feilnummer {{number}}. Oppgi det når du ber om hjelp.',
} as const;
