/** The chart of a match's momentum. */
export const momentum = {
  /** Shown instead of the chart when a match has no events. */
  placeholder: 'Momentum vises når det har vært mål eller kort.',
  title: 'Momentum',
  /** The data behind the chart. */
  caption: 'Regnet ut fra mål og kort. De ferskeste teller mest.',
  slider: 'Momentum, minutt for minutt',
  halfTime: 'Pause',
  /** A minute as a sentence, for screen readers. */
  minute: '{{minute}} minutt: {{state}}',
  even: 'jevnt',
  leads: '{{team}} har momentum, {{percent}}',
  /** The same sentence with the events of the minute. */
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
