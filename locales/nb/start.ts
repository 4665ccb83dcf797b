/** The texts shown when the app cannot start. */
export const start = {
  failed: {
    title: '{{product}} kom ikke i gang',
    text: 'En del av appen ble ikke lastet.',
    hint: 'Sjekk nettforbindelsen, og at nettleseren tillater lagring for siden.',
  },
  missing: 'Konfigurasjonen mangler {{variable}}.',
  invalid: '{{variable}} i konfigurasjonen er ugyldig.',
  unknown: 'Konfigurasjonen har en ukjent variabel: {{variable}}.',
  insecure: 'Demoen åpnes over https, eller på localhost. {{variable}} er ingen av delene.',
} as const;
