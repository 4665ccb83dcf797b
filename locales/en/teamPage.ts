import type { Translations } from '../Translations.ts';

/** A team's own page. */
export const teamPage = {
  loading: 'Loading team…',
  title: 'Team',
  notFound: 'Team not found',
  error: 'Could not load the team: {{message}}',
  chat: 'Team chat',
  venue: 'Home ground: {{venue}}',
  coach: 'Manager: {{coach}}',
  form: 'Form',
  place: {
    title: 'League position',
    none: 'The team is not in a table right now.',
    position: '{{position}} place',
    facts: '{{played}} matches, {{points}} points',
  },
  live: 'In play',
  fixtures: { title: 'Next matches', none: 'No fixtures yet.' },
  played: { title: 'Results', none: 'No results yet.' },
  squad: { title: 'Squad', none: 'The squad is not known.' },
} as const satisfies Translations['teamPage'];
