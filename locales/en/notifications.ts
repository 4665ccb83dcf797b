import type { Translations } from '../Translations.ts';

/** Notification banners, the match header and the goal banner. */
export const notifications = {
  goal: 'GOAL!',
  redCard: 'RED CARD!',
  nameless: { home: 'Home', away: 'Away', team: 'Team' },
  versus: '{{home}} v {{away}}',
  result: '{{home}} {{homeGoals}}–{{awayGoals}} {{away}}',
  score: '{{homeGoals}}–{{awayGoals}}',
  redCardLabel: 'Red card',
  fantasy: 'Fantasy',
  enableSound: 'Enable Sound',
  close: 'Close',
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
    minute: '{{minute}} minute',
    personAt: '{{person}}, {{minute}}',
    with: '{{sentence}}, {{detail}}',
  },
} as const satisfies Translations['notifications'];
