import type { Translations } from '../Translations.ts';

/** A team's own page. */
export const teamPage = {
  title: 'Team',
  notFound: 'Team not found',
  error: 'Could not load the team: {{message}}',
  chat: 'Team chat',
  venue: 'Home ground: {{venue}}',
  coach: 'Manager: {{coach}}',
  place: {
    title: 'League position',
    none: 'The team is not in a table right now.',
    position: '{{position}} place',
    played_one: '{{count}} match',
    played_other: '{{count}} matches',
    facts: '{{played}}, {{points}}',
  },
  fixtures: { title: 'Upcoming fixtures' },
  played: { title: 'Results', none: 'No results yet.' },
  squad: { title: 'Squad', none: 'We don’t have the squad yet.' },
} as const satisfies Translations['teamPage'];
