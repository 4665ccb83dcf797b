import type { Translations } from '../Translations.ts';

/** The chart of a match's momentum. */
export const momentum = {
  placeholder: 'Momentum is shown once there has been a goal or a card.',
  title: 'Momentum',
  caption: 'Worked out from goals and cards. The most recent count the most.',
  slider: 'Momentum, minute by minute',
  halfTime: 'Half-time',
  minute: '{{minute}} minute: {{state}}',
  even: 'even',
  leads: '{{team}} have momentum, {{percent}}',
  with: '{{sentence}}. {{events}}.',
  goal: 'Goal for {{team}}',
  goalBy: 'Goal for {{team}} by {{player}}',
  yellow: 'Yellow card for {{team}}',
  yellowTo: 'Yellow card for {{player}}, {{team}}',
  red: 'Red card for {{team}}',
  redTo: 'Red card for {{player}}, {{team}}',
  table: 'Show as a table',
  columns: { minute: 'Minute', team: 'Momentum', percent: 'Strength', events: 'Events' },
  noEvents: '–',
} as const satisfies Translations['momentum'];
