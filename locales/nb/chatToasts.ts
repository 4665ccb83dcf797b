/** The chats' toasts. */
export const chatToasts = {
  notSent: { title: 'Feil ved sending av melding', text: 'Kunne ikke sende meldingen' },
  /** Shown to an author after too many messages in a short time. The app sends the message later. */
  tooFast_one: 'Du skriver litt fort. Meldingen sendes om {{count}} sekund.',
  tooFast_other: 'Du skriver litt fort. Meldingen sendes om {{count}} sekunder.',
  notDeleted: 'Kunne ikke slette meldingen: {{message}}',
  muted: 'Du ser ikke lenger det {{name}} skriver i chattene.',
  notMuted: 'Kunne ikke dempe {{name}}: {{message}}',
  blocked: '{{name}} er blokkert. Du ser ikke det {{name}} skriver, og {{name}} kan ikke sende deg meldinger.',
  notBlocked: 'Kunne ikke blokkere {{name}}: {{message}}',
  reported: 'Takk. Meldingen er rapportert.',
  notReported: 'Kunne ikke rapportere meldingen: {{message}}',
} as const;
