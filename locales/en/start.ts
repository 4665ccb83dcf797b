import type { Translations } from '../Translations.ts';

/** The texts shown when the app cannot start. */
export const start = {
  failed: {
    title: '{{product}} did not start',
    text: 'Part of the app could not be loaded.',
    hint: 'Check your connection, and that your browser allows this site to store data.',
  },
  missing: 'The configuration lacks {{variable}}.',
  invalid: '{{variable}} in the configuration is invalid.',
  unknown: 'The configuration has an unknown variable: {{variable}}.',
  insecure: 'The demo opens over https or on localhost. {{variable}} is neither.',
} as const satisfies Translations['start'];
