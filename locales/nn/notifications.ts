import type { Translations } from '../Translations.ts';

/** Notification banners, the match header and the goal banner. */
export const notifications = {
  goal: 'MÅL!',
  redCard: 'RAUDT KORT!',
  nameless: {
    home: 'Heime',
    away: 'Borte',
    team: 'Lag',
  },
  score: '{{homeGoals}}–{{awayGoals}}',
  corrected: 'Mål annullert',
  cardCorrected: 'Raudt kort annullert',
  redCardLabel: 'Raudt kort',
  fantasy: 'Fantasy',
  enableSound: 'Slå på lyd',
  gathered: {
    title: 'Medan du var borte',
    goals_one: '{{count}} mål',
    goals_other: '{{count}} mål',
    redCards_one: '{{count}} raudt kort',
    redCards_other: '{{count}} raude kort',
    both: '{{goals}} og {{redCards}}',
  },
  sentence: {
    goal: 'Mål! {{home}} {{homeGoals}}–{{awayGoals}} {{away}}',
    redCard: 'Raudt kort! {{team}}',
    gathered: 'Medan du var borte: {{what}}',
    personAt: '{{person}}, {{minute}}',
    with: '{{sentence}}, {{detail}}',
  },
} as const satisfies Translations['notifications'];
