/** The page before the app runs, and the texts shown when the app cannot start. */
export const start = {
  description: 'Fotball direkte fra tribunen: resultater, mål og kampchat. Lagene du følger, kommer først.',
  noScript: '{{product}} trenger JavaScript. Slå det på i nettleseren, og last siden på nytt.',
  failed: {
    title: '{{product}} kom ikke i gang',
    text: 'Noe som trengs, ble ikke lastet.',
    hint: 'Sjekk nettforbindelsen, og at nettleseren tillater lagring for siden.',
  },
  missing: 'Konfigurasjonen mangler {{variable}}.',
  invalid: '{{variable}} i konfigurasjonen er ugyldig.',
  unknown: 'Konfigurasjonen har en ukjent variabel: {{variable}}.',
} as const;
