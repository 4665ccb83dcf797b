import type { Translations } from '../Translations.ts';

/** The texts of the page before the app runs. The build writes them into the page. */
export const beforeStart = {
  description: 'Fotball direkte frå tribunen: resultat, mål og kampchat. Laga du følgjer, kjem først.',
  noScript: '{{product}} treng JavaScript. Slå det på i nettlesaren, og last sida på nytt.',
} as const satisfies Translations['beforeStart'];
