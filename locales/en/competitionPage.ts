import type { Translations } from '../Translations.ts';

/** A competition's own page. */
export const competitionPage = {
  loading: 'Loading competition…',
  title: 'Competition',
  notFound: 'Competition not found',
  error: 'Could not load the competition: {{message}}',
  rounds: {
    title: 'Rounds',
    choose: 'Choose a round',
    earlier: 'Previous round',
    later: 'Next round',
  },
  scorers: {
    title: 'Top scorers',
    none: 'No goals yet.',
    place: 'Rank',
    goals: 'Goals',
    assists: 'Assists',
    assistsShort: 'A',
    penalties_one: '{{count}} penalty',
    penalties_other: '{{count}} penalties',
  },
} as const satisfies Translations['competitionPage'];
