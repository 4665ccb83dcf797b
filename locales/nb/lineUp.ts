/** The line-ups of a match. */
export const lineUp = {
  /** Shown when the reader has chosen a minute. */
  onField: 'På banen i {{minute}} minutt',
  bench: 'Innbyttere',
  choose: 'Lag',
  formation: 'Formasjon',
  /** A list of players, for screen readers. */
  list: '{{title}}, {{team}}',
  /** Shown beside the captain. */
  captain: '(K)',
  /** A player as a sentence, for screen readers: the number and the name, then the player's events of the match. */
  player: {
    numbered: '{{number}} {{name}}',
    captain: 'kaptein',
    goals_one: '{{count}} mål',
    goals_other: '{{count}} mål',
    ownGoals_one: '{{count}} selvmål',
    ownGoals_other: '{{count}} selvmål',
    yellow: 'gult kort',
    'second-yellow': 'to gule kort, utvist',
    red: 'rødt kort',
    on: 'inn i {{minute}} minutt',
    onAdded: 'inn i {{minute}} minutt pluss {{extraTime}}',
    off: 'ut i {{minute}} minutt',
    offAdded: 'ut i {{minute}} minutt pluss {{extraTime}}',
  },
} as const;
