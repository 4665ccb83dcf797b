import type { Translations } from '../Translations.ts';

/** The texts shown when the app cannot start. */
export const start = {
  failed: {
    title: '{{product}} kom ikkje i gang',
    text: 'Ein del av appen vart ikkje lasta.',
    hint: 'Sjekk nettilkoplinga, og at nettlesaren tillèt lagring for sida.',
  },
  missing: 'Konfigurasjonen manglar {{variable}}.',
  invalid: '{{variable}} i konfigurasjonen er ugyldig.',
  unknown: 'Konfigurasjonen har ein ukjend variabel: {{variable}}.',
  insecure: 'Demoen blir opna over https, eller på localhost. {{variable}} er ingen av delane.',
} as const satisfies Translations['start'];
