/** Notification banners, the match header and the goal banner. */
export const notifications = {
  goal: 'MÅL!',
  redCard: 'RØDT KORT!',
  /** Used in place of a missing name. */
  nameless: { home: 'Home', away: 'Away', team: 'Lag' },
  score: '{{homeGoals}}–{{awayGoals}}',
  /** A goal was disallowed. */
  corrected: 'Mål annullert',
  cardCorrected: 'Rødt kort annullert',
  redCardLabel: 'Rødt kort',
  fantasy: 'Fantasy',
  enableSound: 'Enable Sound',
  /** Events while the page was hidden, on one card. */
  gathered: {
    title: 'Mens du var borte',
    goals_one: '{{count}} mål',
    goals_other: '{{count}} mål',
    redCards_one: '{{count}} rødt kort',
    redCards_other: '{{count}} røde kort',
    both: '{{goals}} og {{redCards}}',
  },
  /** A card as one sentence, for screen readers. */
  sentence: {
    goal: 'Mål! {{home}} {{homeGoals}}–{{awayGoals}} {{away}}',
    redCard: 'Rødt kort! {{team}}',
    gathered: 'Mens du var borte: {{what}}',
    /** The person and the minute, after the comma. */
    personAt: '{{person}}, {{minute}}',
    with: '{{sentence}}, {{detail}}',
  },
} as const;
