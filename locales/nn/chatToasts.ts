import type { Translations } from '../Translations.ts';

/** The chats' toasts. */
export const chatToasts = {
  notSent: {
    title: 'Feil ved sending av melding',
    text: 'Kunne ikkje sende meldinga',
  },
  tooFast_one: 'Du skriv litt fort. Meldinga blir sendt om {{count}} sekund.',
  tooFast_other: 'Du skriv litt fort. Meldinga blir sendt om {{count}} sekund.',
  notDeleted: 'Kunne ikkje slette meldinga: {{message}}',
  muted: 'Du ser ikkje lenger det {{name}} skriv i chattane.',
  notMuted: 'Kunne ikkje dempe {{name}}: {{message}}',
  blocked: '{{name}} er blokkert. Du ser ikkje det {{name}} skriv, og {{name}} kan ikkje sende deg meldingar.',
  notBlocked: 'Kunne ikkje blokkere {{name}}: {{message}}',
  reported: 'Takk. Meldinga er rapportert.',
  notReported: 'Kunne ikkje rapportere meldinga: {{message}}',
} as const satisfies Translations['chatToasts'];
