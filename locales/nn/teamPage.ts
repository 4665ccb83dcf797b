import type { Translations } from '../Translations.ts';

/** A team's own page. */
export const teamPage = {
  title: 'Lag',
  notFound: 'Fann ikkje laget',
  error: 'Kunne ikkje hente laget: {{message}}',
  chat: 'Lagchat',
  venue: 'Heimebane: {{venue}}',
  coach: 'Trenar: {{coach}}',
  place: {
    title: 'Tabellplass',
    none: 'Laget står ikkje i nokon tabell no.',
    position: '{{position}} plass',
    played_one: '{{count}} kamp',
    played_other: '{{count}} kampar',
    facts: '{{played}}, {{points}}',
  },
  fixtures: {
    title: 'Neste kampar',
  },
  played: {
    title: 'Resultat',
    none: 'Ingen resultat enno.',
  },
  squad: {
    title: 'Tropp',
    none: 'Vi har ikkje troppen enno.',
  },
} as const satisfies Translations['teamPage'];
