import type { Translations } from '../Translations.ts';

/** What the page says before the app runs. The build writes it into the page. */
export const beforeStart = {
  description: 'Fotball direkte frå tribunen: resultat, mål og kampchat. Laga du følgjer, kjem først.',
  noScript: '{{product}} treng JavaScript. Slå det på i nettlesaren, og last sida på nytt.',
} as const satisfies Translations['beforeStart'];
