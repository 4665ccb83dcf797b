import type { Translations } from '../Translations.ts';

/** Sharing, the calendar and the print of a match. */
export const sharing = {
  menu: 'Del og lagre',
  match: 'Del kampen',
  moment: 'Del dette augeblikket ({{minute}} minutt)',
  calendar: 'Legg i kalender',
  print: 'Skriv ut',
  copied: 'Lenkja er kopiert',
  failed: 'Kunne ikkje dele lenkja',
  calendarFailed: 'Kunne ikkje lage kalenderfila',
  file: '{{home}}-{{away}}.ics',
} as const satisfies Translations['sharing'];
