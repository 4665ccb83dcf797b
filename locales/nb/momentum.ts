/** How the pressure of a match has moved. */
export const momentum = {
  /** Where a match has no events. */
  placeholder: 'Momentum vises når det har vært mål eller kort.',
  title: 'Momentum',
  /** Says what the chart is made of. */
  caption: 'Regnet ut fra mål og kort. De ferskeste teller mest.',
  slider: 'Momentum, minutt for minutt',
  halfTime: 'Pause',
  /** A minute as a sentence, for screen readers. */
  minute: '{{minute}} minutt: {{state}}',
  even: 'jevnt',
  leads: '{{team}} har momentum, {{percent}}',
  /** The same sentence with what happened in it. */
  with: '{{sentence}}. {{events}}.',
  goal: 'Mål for {{team}}',
  goalBy: 'Mål for {{team}}: {{player}}',
  yellow: 'Gult kort til {{team}}',
  yellowTo: 'Gult kort til {{player}}, {{team}}',
  red: 'Rødt kort til {{team}}',
  redTo: 'Rødt kort til {{player}}, {{team}}',
  table: 'Vis som tabell',
  columns: { minute: 'Minutt', team: 'Momentum', percent: 'Styrke', events: 'Hendelser' },
  noEvents: '–',
} as const;
