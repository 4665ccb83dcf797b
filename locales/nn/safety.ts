import type { Translations } from '../Translations.ts';

/** The safety settings: muted and blocked users, hidden words, and the visibility of the spectator. */
export const safety = {
  title: 'Tryggleik',
  loading: 'Lastar listene dine…',
  notLoaded: 'Kunne ikkje laste listene dine.',
  shown: {
    label: 'Vis at eg er pålogga',
    hint: 'Vener ser at du er her og kva kamp du ser på. Gjeld denne eininga.',
  },
  muted: {
    title: 'Dempa',
    hint: 'Du ser ikkje det dei skriv i chattane. Dei får ikkje vite det.',
    none: 'Du har ikkje dempa nokon. Opne menyen på ei melding for å dempe den som skreiv.',
  },
  blocked: {
    title: 'Blokkert',
    hint: 'Dei kan ikkje sende deg meldingar, og du ser ikkje det dei skriv. Dei får ikkje vite det.',
    none: 'Du har ikkje blokkert nokon. Opne menyen på ei melding for å blokkere den som skreiv.',
  },
  lift: 'Opphev',
  words: {
    title: 'Skjulte ord',
    hint: 'Meldingar med eitt av orda blir ikkje viste. Eit ord skjuler òg bøyingane: «bom» skjuler «bommen».',
    add: 'Nytt ord',
    show: 'Vis «{{word}}» igjen',
    problem: {
      'too-short': 'Ordet må ha minst 2 teikn',
      'too-long': 'Ordet kan ha høgst 50 teikn',
      'not-a-word': 'Skriv eitt ord, med berre bokstavar og tal',
    },
  },
  notChanged: 'Kunne ikkje endre lista: {{message}}',
} as const satisfies Translations['safety'];
