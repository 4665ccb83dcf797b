import type { Translations } from '../Translations.ts';

/** A competition's own page. */
export const competitionPage = {
  loading: 'Lastar konkurransen…',
  title: 'Konkurranse',
  notFound: 'Fann ikkje konkurransen',
  error: 'Kunne ikkje hente konkurransen: {{message}}',
  rounds: {
    title: 'Rundar',
    choose: 'Vel runde',
    earlier: 'Førre runde',
    later: 'Neste runde',
  },
  scorers: {
    title: 'Toppscorarar',
    none: 'Ingen mål enno.',
    place: 'Plass',
    goals: 'Mål',
    assists: 'Assist',
    assistsShort: 'A',
    penalties_one: '{{count}} på straffe',
    penalties_other: '{{count}} på straffe',
  },
} as const satisfies Translations['competitionPage'];
