/** What is said when the app cannot start. */
export const start = {
  missing: 'Konfigurasjonen mangler {{variable}}.',
  invalid: '{{variable}} i konfigurasjonen er ugyldig.',
  unknown: 'Konfigurasjonen har en ukjent variabel: {{variable}}.',
} as const;
