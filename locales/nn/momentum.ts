import type { Translations } from '../Translations.ts';

/** The chart of a match's momentum. */
export const momentum = {
  placeholder: 'Momentum blir vist når det har vore mål eller kort.',
  title: 'Momentum',
  caption: 'Rekna ut frå mål og kort. Dei ferskaste tel mest.',
  slider: 'Momentum, minutt for minutt',
  halfTime: 'Pause',
  minute: '{{minute}} minutt: {{state}}',
  even: 'jamt',
  leads: '{{team}} har momentum, {{percent}}',
  with: '{{sentence}}. {{events}}.',
  goal: 'Mål for {{team}}',
  goalBy: 'Mål for {{team}}: {{player}}',
  yellow: 'Gult kort til {{team}}',
  yellowTo: 'Gult kort til {{player}}, {{team}}',
  red: 'Raudt kort til {{team}}',
  redTo: 'Raudt kort til {{player}}, {{team}}',
  table: 'Vis som tabell',
  columns: {
    minute: 'Minutt',
    team: 'Momentum',
    percent: 'Styrke',
    events: 'Hendingar',
  },
  noEvents: '–',
} as const satisfies Translations['momentum'];
