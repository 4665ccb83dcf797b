import type { Translations } from '../Translations.ts';

/** The page before the app runs, and the texts shown when the app cannot start. */
export const start = {
  description: 'Fotball direkte frå tribunen: resultat, mål og kampchat. Laga du følgjer, kjem først.',
  noScript: '{{product}} treng JavaScript. Slå det på i nettlesaren, og last sida på nytt.',
  failed: {
    title: '{{product}} kom ikkje i gang',
    text: 'Noko som trengst, vart ikkje lasta.',
    hint: 'Sjekk nettilkoplinga, og at nettlesaren tillèt lagring for sida.',
  },
  missing: 'Konfigurasjonen manglar {{variable}}.',
  invalid: '{{variable}} i konfigurasjonen er ugyldig.',
  unknown: 'Konfigurasjonen har ein ukjend variabel: {{variable}}.',
} as const satisfies Translations['start'];
