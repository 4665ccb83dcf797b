import type { Translations } from '../Translations.ts';

/** A competition's own page. */
export const competitionPage = {
  loading: 'Loading competition…',
  title: 'Competition',
  notFound: 'Competition not found',
  error: 'Could not load the competition: {{message}}',
  table: { title: 'Table' },
  rounds: {
    title: 'Rounds',
    choose: 'Choose a round',
    earlier: 'Previous round',
    later: 'Next round',
    none: 'No fixtures yet.',
  },
  scorers: {
    title: 'Top scorers',
    none: 'No goals yet.',
    caption: 'Top scorers',
    place: 'Rank',
    player: 'Player',
    goals: 'Goals',
    assists: 'Assists',
    assistsShort: 'A',
    penalties_one: '{{count}} penalty',
    penalties_other: '{{count}} penalties',
  },
} as const satisfies Translations['competitionPage'];
