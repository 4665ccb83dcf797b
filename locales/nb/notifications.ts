/** Part 1 §2, Notification banner and Match header and goal banner. */
export const notifications = {
  goal: 'MÅL!',
  redCard: 'RØDT KORT!',
  /** What stands for a name that nobody gave. */
  nameless: { home: 'Home', away: 'Away', team: 'Lag' },
  versus: '{{home}} – {{away}}',
  result: '{{home}} {{homeGoals}}–{{awayGoals}} {{away}}',
  score: '{{homeGoals}}–{{awayGoals}}',
  redCardLabel: 'Rødt kort',
  fantasy: 'Fantasy',
  enableSound: 'Enable Sound',
  close: 'Lukk',
  /** What fell while nobody looked, on one card. */
  gathered: {
    title: 'Mens du var borte',
    goals_one: '{{count}} mål',
    goals_other: '{{count}} mål',
    redCards_one: '{{count}} rødt kort',
    redCards_other: '{{count}} røde kort',
    both: '{{goals}} og {{redCards}}',
  },
  /** A card as one sentence, for those who hear it. */
  sentence: {
    goal: 'Mål! {{home}} {{homeGoals}}–{{awayGoals}} {{away}}',
    redCard: 'Rødt kort! {{team}}',
    gathered: 'Mens du var borte: {{what}}',
    minutes_one: '{{count}} minutt',
    minutes_other: '{{count}} minutter',
    /** Who and when, after the comma. */
    personAt: '{{person}} {{minutes}}',
    with: '{{sentence}}, {{detail}}',
  },
} as const;
