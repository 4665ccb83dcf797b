import type { Translations } from '../Translations.ts';

/** The search across the app. */
export const search = {
  label: 'Search for teams, competitions, players and matches',
  placeholder: 'Team, competition, player or match',
  close: 'Close the search',
  hint: 'Type at least two characters.',
  groups: { teams: 'Teams', competitions: 'Competitions', players: 'Players', matches: 'Matches' },
  searching: 'Searching…',
  none: { title: 'No results for ‘{{text}}’', hint: 'Check the spelling, or try a shorter word.' },
  error: { title: 'Some results may be missing.' },
  offline: 'Offline. Searching only what is already loaded.',
} as const satisfies Translations['search'];
