import type { Translations } from '../Translations.ts';

/** The line-ups of a match. */
export const lineUp = {
  onField: 'On the pitch in the {{minute}} minute',
  bench: 'Substitutes',
  choose: 'Team',
  formation: 'Formation',
  list: '{{title}}, {{team}}',
  captain: '(C)',
  player: {
    numbered: '{{number}} {{name}}',
    captain: 'captain',
    goals_one: '{{count}} goal',
    goals_other: '{{count}} goals',
    ownGoals_one: '{{count}} own goal',
    ownGoals_other: '{{count}} own goals',
    yellow: 'yellow card',
    'second-yellow': 'two yellow cards, sent off',
    red: 'red card',
    on: 'on in the {{minute}} minute',
    onAdded: 'on in the {{minute}} minute plus {{extraTime}}',
    off: 'off in the {{minute}} minute',
    offAdded: 'off in the {{minute}} minute plus {{extraTime}}',
  },
} as const satisfies Translations['lineUp'];
