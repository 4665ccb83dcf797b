import type { Translations } from '../Translations.ts';

/** The line-ups of a match. */
export const lineUp = {
  onField: 'På bana i {{minute}} minutt',
  bench: 'Innbytarar',
  choose: 'Lag',
  formation: 'Formasjon',
  list: '{{title}}, {{team}}',
  captain: '(K)',
  player: {
    numbered: '{{number}} {{name}}',
    captain: 'kaptein',
    goals_one: '{{count}} mål',
    goals_other: '{{count}} mål',
    ownGoals_one: '{{count}} sjølvmål',
    ownGoals_other: '{{count}} sjølvmål',
    yellow: 'gult kort',
    'second-yellow': 'to gule kort, utvist',
    red: 'raudt kort',
    on: 'inn i {{minute}} minutt',
    onAdded: 'inn i {{minute}} minutt pluss {{extraTime}}',
    off: 'ut i {{minute}} minutt',
    offAdded: 'ut i {{minute}} minutt pluss {{extraTime}}',
  },
} as const satisfies Translations['lineUp'];
