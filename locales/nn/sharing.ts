import type { Translations } from '../Translations.ts';

/** Sharing a match, adding it to a calendar, and printing it. */
export const sharing = {
  menu: 'Del og lagre',
  match: 'Del kampen',
  moment: 'Del dette augeblikket ({{minute}} minutt)',
  calendar: 'Legg i kalenderen',
  print: 'Skriv ut',
  copied: 'Lenkja er kopiert',
  failed: 'Kunne ikkje dele lenkja. Prøv igjen.',
  calendarFailed: 'Kunne ikkje lage kalenderfila. Prøv igjen.',
  file: '{{home}}-{{away}}.ics',
} as const satisfies Translations['sharing'];
