import type { Translations } from '../Translations.ts';

/** Notification banners, the match header and the goal banner. */
export const notifications = {
  goal: 'GOAL!',
  redCard: 'RED CARD!',
  nameless: { home: 'Home', away: 'Away', team: 'Team' },
  score: '{{homeGoals}}–{{awayGoals}}',
  corrected: 'Goal disallowed',
  cardCorrected: 'Red card withdrawn',
  redCardLabel: 'Red card',
  fantasy: 'Fantasy',
  enableSound: 'Enable Sound',
  gathered: {
    title: 'While you were away',
    goals_one: '{{count}} goal',
    goals_other: '{{count}} goals',
    redCards_one: '{{count}} red card',
    redCards_other: '{{count}} red cards',
    both: '{{goals}} and {{redCards}}',
  },
  sentence: {
    goal: 'Goal! {{home}} {{homeGoals}}, {{away}} {{awayGoals}}',
    redCard: 'Red card! {{team}}',
    gathered: 'While you were away: {{what}}',
    personAt: '{{person}}, {{minute}}',
    with: '{{sentence}}, {{detail}}',
  },
} as const satisfies Translations['notifications'];
