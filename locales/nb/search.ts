/** The search across the app. */
export const search = {
  label: 'Søk etter lag, konkurranser, spillere og kamper',
  placeholder: 'Lag, konkurranse, spiller eller kamp',
  close: 'Lukk søket',
  hint: 'Skriv minst to tegn.',
  groups: { teams: 'Lag', competitions: 'Konkurranser', players: 'Spillere', matches: 'Kamper' },
  searching: 'Søker…',
  none: { title: 'Ingen treff på «{{text}}»', hint: 'Sjekk skrivemåten, eller prøv et kortere ord.' },
  error: { title: 'Noen treff kan mangle.' },
  offline: 'Frakoblet. Søker bare i det som er lastet.',
} as const;
