import type { Translations } from '../Translations.ts';

/** The search across the app. */
export const search = {
  label: 'Søk etter lag, konkurransar, spelarar og kampar',
  placeholder: 'Lag, konkurranse, spelar eller kamp',
  close: 'Lukk søket',
  hint: 'Skriv minst to teikn.',
  groups: {
    teams: 'Lag',
    competitions: 'Konkurransar',
    players: 'Spelarar',
    matches: 'Kampar',
  },
  searching: 'Søkjer…',
  none: {
    title: 'Ingen treff på «{{text}}»',
    hint: 'Sjekk skrivemåten, eller prøv eit kortare ord.',
  },
  error: {
    title: 'Nokre treff kan mangle.',
  },
  offline: 'Fråkopla. Søkjer berre i det som er lasta.',
} as const satisfies Translations['search'];
