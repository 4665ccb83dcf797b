import type { Translations } from '../Translations.ts';

/** The texts of the page before the app runs. The build writes them into the page. */
export const beforeStart = {
  description: 'Live football from the stands: results, goals and match chat. The teams you follow come first.',
  noScript: '{{product}} needs JavaScript. Turn it on in your browser and reload the page.',
} as const satisfies Translations['beforeStart'];
